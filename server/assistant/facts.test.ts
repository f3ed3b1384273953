import { describe, expect, test } from 'vitest'
import type { LegalDocument } from '#content/legal-document.ts'
import { byId, createFacts, lineById, statementOf } from './facts.ts'
import { blockLines } from './legal-lines.ts'
import { siteContent } from './site-content.ts'

const { accessibilityDeclaration, faqEntries, legalNotice, privacyPolicy, technologies, useCases } = siteContent

describe('A fact is found by the id that the content gives it', () => {
  const lines = ['Observation', { id: 'roles', text: 'Parcours par rôle' }]
  const statements = { delay: 'Sous un mois.' }

  test('whatever its words and its place', () => {
    expect(lineById(lines, 'roles', 'a.ts')).toBe('Parcours par rôle')
    expect(lineById(lines.toReversed(), 'roles', 'a.ts')).toBe('Parcours par rôle')
    expect(statementOf({ statements }, 'delay', 'a.ts')).toBe('Sous un mois.')
  })

  test('and missed by the name of its file', () => {
    expect(() => lineById(lines, 'charter', 'a.ts')).toThrow('content/a.ts no longer has « charter »')
    expect(() => byId([], 'charter', 'a.ts')).toThrow('content/a.ts no longer has « charter »')
    expect(() => statementOf({}, 'delay', 'a.ts')).toThrow('content/a.ts no longer has « delay »')
    expect(() => createFacts(siteContent).policy.line('gone')).toThrow(
      'content/privacy-policy.ts no longer has « gone »',
    )
  })
})

test('In a legal text an id names one paragraph, item, fact or block', () => {
  for (const document of [legalNotice, privacyPolicy, accessibilityDeclaration]) {
    const ids = idsIn(document)
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([])
  }
})

test('A sentence that is also told alone stands in the text that it belongs to', () => {
  const texts = [
    ...faqEntries.map(({ answer, statements = {} }) => ({ text: answer, statements })),
    ...[...technologies, ...useCases].map(({ description, statements = {} }) => ({ text: description, statements })),
    ...[legalNotice, privacyPolicy].map((document) => ({
      text: wholeText(document),
      statements: document.statements ?? {},
    })),
  ]
  const alone = texts.flatMap(({ text, statements }) => Object.values(statements).map((told) => ({ told, text })))
  expect(alone.length).toBeGreaterThan(8)
  for (const { told, text } of alone) expect(text).toContain(told)
})

function wholeText({ sections }: LegalDocument) {
  return sections.flatMap(({ blocks }) => blocks.flatMap(blockLines)).join('\n')
}

/** A block that two sections share counts once. */
function idsIn({ sections }: LegalDocument): string[] {
  const blocks = [...new Set(sections.flatMap((section) => section.blocks))]
  return blocks.flatMap((block) => {
    const own = 'id' in block && block.id ? [block.id] : []
    if (block.kind === 'list')
      return [...own, ...block.items.flatMap((item) => (typeof item === 'object' && 'id' in item ? [item.id] : []))]
    return block.kind === 'facts' ? [...own, ...block.items.flatMap(({ id }) => id ?? [])] : own
  })
}
