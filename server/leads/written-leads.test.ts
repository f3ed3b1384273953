import { expect, test } from 'vitest'
import { visibleText } from '#server/visible-text.ts'
import { exampleRequest } from '#testing/example-request.ts'
import type { Lead } from './read-leads.ts'
import { leadSheet, leadTable } from './written-leads.ts'

const command = '\u001b]0;owned\u0007\u009b2J'
const lead = {
  ...exampleRequest,
  id: '01a1dd1f',
  receivedAt: '2026-11-16T09:15:00.000Z',
  company: `ACME\u202e${command}`,
  message: `Bonjour\n${command}\u2066à tous`,
  quarantine: null,
  mails: [{ id: 'm1', kind: 'team', state: 'set-aside', attempts: 1, problem: `550 ${command}no` }],
} satisfies Lead

test('Nothing that a visitor or a mail server wrote commands the terminal', () => {
  const table = leadTable([lead], [], { sent: 0, waiting: 0, 'set-aside': 1, held: 0 })
  for (const shown of [table, leadSheet(lead)]) {
    expect(shown).toContain('ACME')
    expect(shown).toBe(visibleText(shown))
  }
  expect(leadSheet(lead)).toContain('Bonjour\n')
})
