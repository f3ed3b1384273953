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
  ['Est-il vrai que vous gardez mes données 10 ans ?', 'retention-contact'],
  ["C'est vrai que vous gardez mes données 10 ans ?", 'retention-contact'],
  ['Est-il vrai que mon message est gardé 10 ans ?', 'retention-contact'],
  ['Est-il exact que vous conservez mes coordonnées 10 ans ?', 'retention-contact'],
  ['Est-il vrai que vous gardez mes données 13 mois ?', 'retention-contact'],
  ['Est-il vrai que vous gardez mes données 90 jours ?', 'retention-contact'],
  ['Est-il vrai que vous gardez mes données 6 mois ?', 'retention-contact'],
  ['Is it true that you keep my data for 10 years?', 'retention-contact'],
  ['Est-il vrai que vous gardez les contrats 10 ans ?', 'retention-contract'],
])('Who said it does not cost the answer: %s', (message, topic) => {
  expect(ask(message).topics).toEqual([topic])
})
