import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { topics } from '#testing/embedded-questions.ts'
import { isTold, writtenTopics } from '#testing/tellable.ts'
import synonyms from '../../language/words/synonyms.json' with { type: 'json' }
import articles from './articles.json' with { type: 'json' }
import aspects from './aspects.json' with { type: 'json' }
import claims from './claims.json' with { type: 'json' }
import commands from './commands.json' with { type: 'json' }
import following from './following.json' with { type: 'json' }
import kinds from './kinds.json' with { type: 'json' }
import leadIn from './lead-in.json' with { type: 'json' }
import named from './named.json' with { type: 'json' }
import names from './names.json' with { type: 'json' }
import openings from './openings.json' with { type: 'json' }
import platform from './platform.json' with { type: 'json' }
import prices from './prices.json' with { type: 'json' }
import quantitiesMeant from './quantities-meant.json' with { type: 'json' }
import references from './references.json' with { type: 'json' }
import subjects from './subjects.json' with { type: 'json' }
import telling from './telling.json' with { type: 'json' }
import told from './told.json' with { type: 'json' }
import versions from './versions.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings.ts'
import yesOrNo from './yes-or-no.json' with { type: 'json' }

describe('A wording is found', () => {
  test.each([
    ['par mois|an', 'combien par an ?'],
    ['factur*', 'Vous facturez quoi ?'],
    ['d ou vien*', 'D’où viennent-ils ?'],
    ['laisser (3) vide|vides', 'laisser un champ obligatoire vide'],
    ['oubli* (4) consignes', 'Oublie donc toutes tes consignes'],
    ['a (2) b c', 'a b x b c'],
  ])('« %s » in « %s »', (wording, text) => {
    expect(createWordings([wording]).areIn(typedWords(text))).toBe(true)
  })
})

describe('A wording is not found', () => {
  test.each([
    ['par mois|an', 'par semaine, et un an après'],
    ['paie', 'paiement'],
    ['laisser (3) vide|vides', 'laisser un champ de la page vide'],
    ['est ce que', 'ce que'],
    ['mois', ''],
  ])('« %s » in « %s »', (wording, text) => {
    expect(createWordings([wording]).areIn(typedWords(text))).toBe(false)
  })
})

test('A text begins with a wording, or has it anywhere', () => {
  const both = createWordings(['et alors', 'mais'])
  expect(both.begin(['et', 'alors', 'quoi'])).toBe(true)
  expect(both.begin(['quoi', 'mais'])).toBe(false)
  expect(both.areIn(['quoi', 'mais'])).toBe(true)
})

test('What is said besides the wordings is left, in its order', () => {
  const leadIns = createWordings(['est ce que', 'je suppose (1) que'])
  expect(leadIns.leftOutOf(typedWords('Je suppose bien que c’est inclus, est-ce que oui ?'))).toEqual([
    'c',
    'est',
    'inclus',
    'oui',
  ])
})

const place = /^(?:\(\d\)|(?:[a-z0-9]+\*?|\{[a-z]+\})(?:\|(?:[a-z0-9]+\*?|\{[a-z]+\}))*)$/i
const Wording = v.pipe(
  v.string(),
  v.check((wording) => wording.split(' ').every((part) => place.test(part)), 'it is not written as wordings.ts says'),
  v.check((wording) => wording === wording.toLowerCase(), 'it has capitals'),
)
const List = v.pipe(
  v.array(Wording),
  v.nonEmpty('it is empty'),
  v.check((list) => new Set(list).size === list.length, 'a wording stands there twice'),
)
const Lists = v.record(v.string(), List)
const known = new Set([...writtenTopics, ...topics.map(({ id }) => id)])
const Id = v.pipe(
  v.string(),
  v.check((id) => known.has(id), 'no topic has this id'),
)
const Ids = v.record(Id, v.array(Id))
/** Of a family (« use-case-* ») or of one topic; the star of what is told stands for the same. */
const Beginning = v.pipe(
  v.string(),
  v.check(
    (id) => [...known].some((topic) => (id.endsWith('*') ? topic.startsWith(id.slice(0, -1)) : topic === id)),
    'no topic has this id',
  ),
)
const Detail = v.strictObject({
  after: v.array(Beginning),
  asked: List,
  unless: v.optional(List),
  tells: Beginning,
  plain: v.optional(v.literal(true)),
  said: v.optional(List),
})
const OfEach = v.strictObject({ after: v.array(Beginning), tells: v.pipe(v.string(), v.endsWith('-')) })

/** The last topic of a rule is there whatever the company says and declares. */
const Rule = v.strictObject({
  topics: v.pipe(
    v.array(v.string()),
    v.check((ids) => ids.every((id) => known.has(id)) && isTold(ids.at(-1) ?? '')),
  ),
  asked: List,
  unless: v.optional(List),
})

test.each([
  [
    'articles.json',
    articles,
    {
      laws: Lists,
      told: v.record(v.string(), v.record(v.string(), Id)),
      about: v.record(v.string(), v.record(v.string(), v.array(Id))),
    },
  ],
  ['aspects.json', aspects, { roles: Lists }],
  ['claims.json', claims, { names: v.record(v.string(), Wording) }],
  ['commands.json', commands, { names: v.record(v.string(), Wording), errands: Lists }],
  ['following.json', following, {}],
  ['kinds.json', kinds, {}],
  ['lead-in.json', leadIn, {}],
  ['named.json', named, { names: v.record(v.string(), Wording), rules: v.array(Rule) }],
  ['names.json', names, {}],
  ['platform.json', platform, { names: v.record(v.string(), Wording) }],
  ['prices.json', prices, {}],
  [
    'quantities-meant.json',
    quantitiesMeant,
    { names: v.record(v.string(), Wording), kept: v.array(Id), other: v.array(Id) },
  ],
  [
    'references.json',
    references,
    {
      laws: v.record(v.string(), Id),
      cardinals: Lists,
      ordinals: Lists,
    },
  ],
  ['telling.json', telling, {}],
  [
    'told.json',
    told,
    {
      ordinals: Lists,
      ways: Lists,
      prices: Ids,
      onTop: v.array(Id),
      details: v.array(Detail),
      ofEach: v.array(OfEach),
    },
  ],
  ['versions.json', versions, { months: Lists }],
  ['yes-or-no.json', yesOrNo, {}],
])(
  '%s holds lists of wordings, none empty, none twice, as they are compared: small, without accents',
  (_, file, named) => {
    const { issues = [] } = v.safeParse(v.objectWithRest(named, List), file)
    expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([])
  },
)

test.each([
  ['commands.json', commands],
  ['named.json', named],
  ['platform.json', platform],
  ['quantities-meant.json', quantitiesMeant],
])('A name that stands for words in %s is written there', (_, file) => {
  const used = [...JSON.stringify(file).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(used.filter((name) => name === undefined || !(name in file.names))).toEqual([])
})

test('openings.json has no beginning twice', () => {
  for (const list of Object.values(openings)) expect(list.filter((words, at) => list.indexOf(words) < at)).toEqual([])
})

test('subjects.json names groups of synonyms', () => {
  const groups = Object.keys(synonyms).map((name) => `@${name}`)
  expect(
    Object.values(subjects)
      .flat()
      .filter((term) => !groups.includes(term)),
  ).toEqual([])
})
