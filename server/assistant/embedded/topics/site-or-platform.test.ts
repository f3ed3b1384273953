import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { ask } from '#testing/embedded-questions.ts'
import { tellable } from '#testing/tellable.ts'
import { told } from '#testing/told-topics.ts'
import cases from './site-or-platform.test.json' with { type: 'json' }

describe.each(tellable(cases, ({ restsOn }) => restsOn))('$what', ({ says, never, questions }) => {
  test.each(questions)('%s', (question) => {
    const { text } = ask(question.replace('{company}', company.name))
    const opening = text.slice(0, 420)
    for (const words of says) expect(opening).toMatch(new RegExp(words))
    for (const words of never) expect(text).not.toMatch(new RegExp(words))
    expect(text).not.toMatch(/^(?:Oui|Non|Yes|No)\b/)
  })
})

test('Who has no contract of processing to offer promises none with the name of who answers for this site', () => {
  const answer = told({ assurances: {} })('controller')?.answer
  expect(answer).toMatch(/^Pour ce site/)
  expect(answer).not.toContain('28')
})
