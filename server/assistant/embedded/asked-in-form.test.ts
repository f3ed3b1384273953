import { expect, test } from 'vitest'
import { stanceOfForm } from './asked-in-form.ts'

const training = {
  answeredYes: ['La formation est-elle comprise ?', 'La formation est incluse ?', 'Vous pouvez former nos équipes ?'],
  answeredNo: ['La formation est-elle payante ?', 'La formation est facturée en supplément ?'],
}

test.each([
  ['les sessions sont comprises dans le prix ?', 'yes'],
  ["c'est facturé en option ?", 'no'],
  ['Vous pouvez former un maire ?', undefined],
  ['les sessions ne sont pas comprises ?', undefined],
  ['tout est compris ?', undefined],
  ["c'est en anglais ?", undefined],
])('What every written question of the same form is answered with, and nothing less sure: %s', (question, stance) => {
  expect(stanceOfForm(training, question)).toBe(stance)
})

test('What the platform does, it can do; « seul » and « sans » ask something else', () => {
  expect(stanceOfForm({ work: true }, 'Vous pouvez trier nos courriers ?')).toBe('yes')
  expect(stanceOfForm({ work: true }, 'Peut-il trier tout seul, sans agent ?')).toBeUndefined()
})
