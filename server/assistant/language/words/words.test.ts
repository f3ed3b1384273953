import { expect, test } from 'vitest'
import { fold } from '../french-text.ts'
import durations from './durations.json' with { type: 'json' }
import english from './english.json' with { type: 'json' }
import everyday from './everyday.json' with { type: 'json' }
import hurried from './hurried-spelling.json' with { type: 'json' }
import irregular from './irregular-verbs.json' with { type: 'json' }
import notVerbs from './not-verbs.json' with { type: 'json' }
import plain from './plain.json' with { type: 'json' }
import quantities from './quantities.json' with { type: 'json' }
import questionWords from './question-words.json' with { type: 'json' }
import stopWords from './stop-words.json' with { type: 'json' }
import synonyms from './synonyms.json' with { type: 'json' }

const { terms: questionTerms, ...questionLists } = questionWords

const lists: [string, readonly string[]][] = [
  ['everyday.json', everyday],
  ['not-verbs.json', notVerbs],
  ['plain.json', plain],
  ...Object.entries(questionTerms),
  ...Object.entries(questionLists),
  ...Object.entries(quantities),
  ...Object.entries(stopWords),
  ...Object.entries(synonyms),
]

test.each(lists)('%s has no word twice, and none that is empty', (_, list) => {
  expect(list.filter((word, at) => list.indexOf(word) < at)).toEqual([])
  expect(list.filter((word) => !/^\S(?:.*\S)?$/.test(word))).toEqual([])
})

test('Words that visitors’ words are compared with stand there as those are read: small, without accents', () => {
  const compared = [
    ...[...Object.entries(english), ...Object.entries(hurried)].flat(),
    ...Object.entries(irregular).flatMap(([infinitive, forms]) => [infinitive, ...forms]),
    ...Object.values(synonyms).flat(),
    ...Object.values({ ...questionTerms, ...questionLists }).flat(),
    ...Object.keys({ ...durations.minutes, ...durations.numbers }),
    ...notVerbs,
    ...plain,
    ...quantities.asked,
  ]
  expect(compared.filter((word) => word !== fold(word))).toEqual([])
})

test('No form belongs to two verbs', () => {
  const forms = Object.values(irregular).flat()
  expect(forms.filter((form, at) => forms.indexOf(form) < at)).toEqual([])
})
