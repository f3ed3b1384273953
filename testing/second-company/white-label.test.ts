import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { capitalised, inWords } from '#content/french-numbers.ts'
import { paths } from '#content/paths.ts'
import { technologyOutline } from '#content/technology-outline.ts'
import { useCases } from '#content/use-cases.ts'
import { misplacedFacts } from '../misplaced-facts.ts'
import { limitsAfter, type WrittenOpening, withoutFigures, writtenOpenings } from '../written-openings.ts'
import { brandFacts } from './brand-facts.ts'
import { everythingSaid } from './everything-said.ts'
import { createSecondCompany } from './take-over.ts'
import { factsOf, tracesIn } from './traces.ts'

/** Of the questions that are written down with their yes or no: to answer them all, for two companies, takes seconds. */
const oneIn = 4

let said: ReadonlyMap<string, string>
let ownFacts: readonly string[]
let askSecond: (question: string) => string
let lostFacts: readonly string[]
let misplaced: readonly string[]
let cutNames: readonly (string | undefined)[]
let openings: readonly WrittenOpening[]
let stop: () => Promise<void>

beforeAll(async () => {
  const copy = await createSecondCompany()
  const vite = await createServer({
    root: copy.folder,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: `${copy.folder}/dist/vite-cache`,
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    define: { __PUBLIC_CONFIG__: JSON.stringify(publicConfig) },
  })
  stop = async () => {
    await vite.close()
    await copy.remove()
  }
  const of = (file: string) => vite.ssrLoadModule(`/testing/second-company/${file}`)
  said = await (await of('everything-said.ts')).everythingSaid()
  ownFacts = factsOf((await of('brand-facts.ts')).brandFacts)
  askSecond = (await of('ask-embedded.ts')).ask
  const { siteContent } = await vite.ssrLoadModule('/server/assistant/site-content.ts')
  const pageFacts = await vite.ssrLoadModule('/server/assistant/embedded/topics/page-facts.ts')
  lostFacts = pageFacts.lostPageFacts(siteContent)
  misplaced = misplacedFacts(
    siteContent,
    new Map(Object.values(paths).map((path) => [path, said.get(`the page ${path}`) ?? ''])),
  )
  const { pages } = await vite.ssrLoadModule('/content/pages.ts')
  const { placeProblem } = await vite.ssrLoadModule('/tools/build/og/room-for-name.ts')
  cutNames = Object.values(pages).map((settings) => placeProblem(settings, []))
  openings = (await vite.ssrLoadModule('/testing/written-openings.ts')).writtenOpenings({}, oneIn)
  // It learns from its own ways to ask before its first answer.
  askSecond('Bonjour')
}, 240_000)

afterAll(() => stop?.())

const publicConfig = {
  siteUrl: 'https://site.example',
  backendUrl: '',
  anonKey: 'test-public-key',
  videoUrl: 'https://video.example/embed',
  audience: null,
  builtOn: '2026-11-16',
  iconSprite: '/assets/icons.svg',
  logoSprite: '/assets/logos.svg',
  textFont: '/assets/text.woff2',
}

describe('Under the name of a second company', () => {
  test('nothing of the first is left in pages, mails, feeds, structured data, pictures, icon, settings and assistant', () => {
    const firstFacts = factsOf(brandFacts)
    expect(firstFacts.length).toBeGreaterThan(100)
    const traces = [...said].flatMap(([what, text]) =>
      tracesIn(text, firstFacts, ownFacts).map((trace) => `${what}: ${trace}`),
    )
    expect(traces).toEqual([])
  })

  test('the second is there in its place', () => {
    for (const page of ['the page /', 'the page /contact', 'the page /mentions-legales']) {
      expect(missingIn(page, ['Vaucanson', '38000', '04 65 71 17 09', '#14402f']), page).toEqual([])
    }
    expect(missingIn('the settings', ['vaucanson-public-anon-key'])).toEqual([])
    expect(missingIn('the file /site.webmanifest', ['"theme_color": "#14402f"'])).toEqual([])
    expect(missingIn('the page /', ['<meta name="theme-color" content="#14402f">'])).toEqual([])
    expect(missingIn('the icon', ['#ff9e7a'])).toEqual([])
  })

  test.each([
    ['Vous êtes une SAS ?', /^Non\. .*SARL/],
    ['Vous êtes une SARL ?', /^Oui\. .*SARL/],
    ['SARL ou SAS ?', /^Le site est édité par Vaucanson SARL/],
    ['Êtes-vous à Paris ?', /^Non\. .*38000 Grenoble/],
    ['Êtes-vous à Grenoble ?', /^Oui\. .*38000 Grenoble/],
    ['Votre société est parisienne ?', /^Non\. /],
    ['Vous êtes une entreprise belge ?', /^(?!Oui|Non).*belge/],
    ['Qui sont vos actionnaires ?', /belge/],
    ['A-t-on 30 jours pour récupérer le reste ?', /^(?!Oui)/],
    ["Avez-vous 11 cas d'usage ?", /^(?!Oui)/],
    ['Pourquoi ce nom ?', /automates/],
    ['Vous répondez sous 24h ?', /^Nous répondons sous 48h/],
    ['Combien coûte un projet ?', /8\s500\s€ HT sur 2\smois(?!.*devis)/s],
    ["C'est quoi Ollama ?", /poids ouverts/],
    ['Quelles technologies utilisez-vous ?', new RegExp(`^${oneMore(technologyOutline)} briques`)],
    ['Combien de temps dure la vidéo ?', /2\smin/],
    ['Are you owned by an American company?', /Holding Engrenages, comes under the law of Belgium; /],
    ['Is hosting included in the price?', /paid licences if any .* monthly fee/],
    ['Qui diffuse la vidéo ?', /Cinémathèque Modèle SA \(Belgique\)/],
    ["Que proposez-vous à l'industrie ?", countOf(useCases.filter(({ sectors }) => /industrie/i.test(sectors)))],
    ['How much notice do we have to give to leave?', /otice .*1 month\b/],
    ['Quelle est votre note ?', /^(?!.*4,9)/],
    ['Who owns Vaucanson?', /owned by .* \(80\s?%\)/],
    ["L'hébergement est-il compris ?", /forfait mensuel/],
    ['HT ou TTC ?', /8\s500\s€ HT/],
    ['Les prix sont-ils hors taxes ?', /8\s500\s€ HT/],
    ['Les prix du devis sont-ils HT ou TTC ?', /8\s500\s€ HT/],
    ['Les montants sont-ils TTC ?', /8\s500\s€ HT/],
    ['Are your prices with or without VAT?', /8,500 excl\. VAT/],
    [
      "Les robots d'IA ont-ils le droit de lire votre site ?",
      /^Les robots .* à lire .*, sauf ceux qui .*entraîner des modèles/,
    ],
    ["De quand date la déclaration d'accessibilité ?", /20\sfévrier 2026/],
    ['When was the accessibility statement drawn up?', /20 February 2026/],
    ["Qui a évalué l'accessibilité ?", /^L'évaluation a été faite par Vue Claire SARL/],
    ['Est-ce une auto-évaluation ?', /^L'évaluation a été faite par Vue Claire SARL/],
    ['Is it a self-assessment?', /^The assessment was made by Vue Claire SARL/],
    ['Le site est-il accessible ?', /évaluation de Vue Claire SARL/],
    ['Is the site accessible?', /assessment by Vue Claire SARL/],
    ['at night', /^You can reach us .* 08:30-17:00/],
    ['Can everybody use your site?', /assessment by Vue Claire SARL/],
    ['May AI crawlers read your site?', /^Robots .* to read .*, except those that .*train models/],
  ])('« %s » is answered from the facts of that company', (question, answer) => {
    expect(askSecond(question)).toMatch(answer)
  })

  test('no fact that is its own is opened with the yes or no that was written down of the first, unless it holds for any', () => {
    const first = new Map(
      writtenOpenings({}, oneIn).map(({ topic, question, fact }) => [`${topic}: ${question}`, fact]),
    )
    const changed = openings.filter(({ topic, question, opening, fact }) => {
      const before = first.get(`${topic}: ${question}`)
      return opening && before && withoutFigures(before) !== withoutFigures(fact)
    })
    const topics = new Set(changed.map(({ topic }) => topic.replace(/^(logo|sector)-.*/, '$1')))
    expect([...topics].filter((topic) => !heldForAny.includes(topic))).toEqual([])
    expect(openings.flatMap(limitsAfter)).toEqual([])
  })

  test('what its pages no longer say in passing is among the topics that it does not answer', () => {
    expect(lostFacts).toEqual([])
  })

  test('what it tells of a page in passing stands on that page', () => {
    expect(misplaced).toEqual([])
  })

  test('every page stands on its map with its name', () => {
    expect(cutNames.filter(Boolean)).toEqual([])
  })

  test('its declaration of accessibility has its own dates, and names who assessed its site', () => {
    const own = ['20 février 2026', 'évaluation a été faite par Vue Claire SARL', 'évaluation de Vue Claire']
    expect(missingIn('the page /accessibilite', own)).toEqual([])
    expect(missingIn('the page /mentions-legales', ['auto-évaluation'])).toHaveLength(1)
    const ofOthers = ['15 novembre 2026', 'auto-évaluation', 'sans auditeur extérieur']
    expect(missingIn('the page /accessibilite', ofOthers)).toEqual(ofOthers)
    expect(missingIn("the assistant's answers", ['selon notre auto-évaluation', 'our self-assessment'])).toHaveLength(2)
  })

  test('a number that is written in words counts what there is', () => {
    expect(missingIn('the page /cas-usage', [`${oneMore(useCases)} cas d`])).toEqual([])
    expect(missingIn('the page /solutions', [`${oneMore(technologyOutline)} couches`])).toEqual([])
  })
})

test('The search for traces finds those of the first company in its own site', async () => {
  const traces = [...(await everythingSaid())].filter(([, text]) => tracesIn(text, factsOf(brandFacts), []).length > 0)
  expect(traces.map(([what]) => what)).toEqual(expect.arrayContaining(['the page /', 'the icon', 'the file /llms.txt']))
})

/** Those that a page has not, and not the page: a failure is to be read. */
function missingIn(what: string, facts: readonly string[]) {
  const text = said.get(what)?.replaceAll('\u00a0', ' ') ?? ''
  return facts.filter((fact) => !text.includes(fact))
}

/** What differs in them is whose they are: each yes and no that is written down for them was looked at. */
const heldForAny = [
  ...['cost', 'publisher', 'address', 'controller', 'rights', 'retention', 'subscription', 'assurance-recurringCosts'],
  ...['use-cases', 'sector', 'technologies', 'logo', 'sovereignty', 'open-source', 'video', 'accessibility-law'],
]

/** In the answer of the second company, and no longer as the first one's first sentence has it. */
function countOf(cases: readonly unknown[]) {
  return new RegExp(`^(?!.*${inWords(cases.length)} cas d'usage).*${cases.length + 1}\\scas d'usage`, 's')
}

/** How many the second company has, in words: edits.ts gives it one more than the first. */
function oneMore(list: readonly unknown[]) {
  return capitalised(inWords(list.length + 1))
}
