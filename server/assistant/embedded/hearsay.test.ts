import { expect, test } from 'vitest'
import { ask } from '#testing/embedded-questions.ts'
import { askedByHearsay } from './hearsay.ts'

test.each([
  [["On m'a dit que vous étiez une filiale.", "C'est vrai ?"], ['vous étiez une filiale.']],
  [['Il paraît que la démo est payante, vous confirmez ?'], ['la démo est payante, vous confirmez ?']],
  [['A friend says you were founded in 1999.', 'Correct?'], ['you were founded in 1999.']],
  [["C'est vrai ?"], ["C'est vrai ?"]],
  [['Il paraît que oui'], ['Il paraît que oui']],
  [['Vous confirmez la date ?'], ['Vous confirmez la date ?']],
  [[], []],
])('What somebody has heard is what they ask: %j', (sentences, asked) => {
  expect(askedByHearsay(sentences)).toEqual(asked)
})

test.each([
  ["On m'a dit que vous étiez une filiale de Google. C'est vrai ?", 'group'],
  ['Il paraît que votre site est chez Amazon. Vous confirmez ?', 'host'],
  ["On m'a affirmé que tout était libre chez vous. Est-ce bien le cas ?", 'open-source'],
  ['A friend says you were founded in 1999. Correct?', 'founded'],
])('Who said it does not cost the answer: %s', (message, topic) => {
  expect(ask(message).topics).toEqual([topic])
})
