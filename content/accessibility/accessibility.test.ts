import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { longDate } from '#app/pages/legal-document/long-date.ts'
import { duty } from '#testing/duties.ts'
import { howMuchIsRun } from '#testing/how-much-is-run.ts'
import { accessibilityDeclaration } from '../accessibility-declaration.ts'
import { declaredStatus } from '../accessibility-status.ts'
import { accessibilitySummary } from '../accessibility-summary.ts'
import { paths } from '../paths.ts'
import { conformityRate, countResults, statusAt } from './assessment.ts'
import type { Result } from './criterion.ts'
import { summarise } from './summarise.ts'
import { themes } from './themes.ts'

const criteria = themes.flatMap((theme) => theme.criteria)
const results = criteria.map(({ result }) => result)

test('The 106 criteria of the RGAA 4.1.2 stand in the order of its thirteen themes', () => {
  const inEachTheme = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]
  expect(criteria.map(({ number }) => number)).toEqual(
    inEachTheme.flatMap((count, theme) => Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`)),
  )
  expect(new Set(criteria.map(({ title }) => title)).size).toBe(106)
})

test('Every test that a criterion rests on exists, and `npm test` runs one of them, or an example of it', () => {
  const tested = criteria.flatMap(({ number, result }) => ('tests' in result ? [{ number, tests: result.tests }] : []))
  expect(tested.length).toBeGreaterThan(20)
  for (const { number, tests } of tested) {
    const runs = tests.map(([file, title]) => howMuchIsRun(file, title))
    expect(runs, `criterion ${number}`).not.toContain(undefined)
    expect(
      runs.some((run) => run !== 'campaign'),
      `criterion ${number}`,
    ).toBe(true)
  }
})

test('A criterion that rests on tests names one, and one that was looked at says when and how', () => {
  for (const result of results) {
    if ('tests' in result) expect(result.tests).not.toEqual([])
    if ('checkedOn' in result) expect(result.checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
    if ('how' in result) expect(result.how.length).toBeGreaterThan(20)
  }
})

describe('The rate', () => {
  const conform: Result = { status: 'conform', tests: [['a.test.ts', 'A']], what: '' }
  const rateOf = (...statuses: Result[]) =>
    conformityRate(countResults(statuses.map((result) => ({ number: '', title: '', result }))))

  test('leaves out what does not apply, and counts what nobody assessed as not conforming', () => {
    const notApplicable: Result = { status: 'notApplicable', because: '' }
    const notAssessed: Result = { status: 'notAssessed', because: '' }
    expect(rateOf(conform, conform, notApplicable)).toBe(100)
    expect(rateOf(conform, conform, notAssessed)).toBe(66)
    expect(rateOf(notApplicable)).toBe(0)
  })

  test('gives the status that the law has for it', () => {
    expect([0, 49, 50, 99, 100].map(statusAt)).toEqual([
      'non conforme',
      'non conforme',
      'partiellement conforme',
      'partiellement conforme',
      'totalement conforme',
    ])
  })
})

describe('The declaration', () => {
  const text = JSON.stringify(accessibilityDeclaration)

  test('rests on the criteria as they are; `npm run accessibility` sums them up', () => {
    expect(accessibilitySummary).toEqual(summarise(themes))
  })

  test('and the foot of every page say the status that follows from the criteria', () => {
    const rate = conformityRate(countResults(criteria))
    expect(declaredStatus).toBe(statusAt(rate))
    expect(text).toContain(`est ${declaredStatus} au référentiel`)
    expect(text).toContain(`${rate}\u00a0% des critères`)
  })

  test('names every criterion that is not met, with its fault, and every one that is still to be assessed', () => {
    for (const { number, title, result } of criteria) {
      if (result.status === 'notConform') expect(text).toContain(result.fault)
      if (result.status === 'notAssessed') expect(text).toContain(`Critère ${number}\u00a0: ${title}`)
    }
  })

  test('says of each engine on which pages it runs at each version, and the rest is part of a release', () => {
    const spec = 'e2e/every-page.spec.ts'
    expect(howMuchIsRun(spec, 'has no accessibility fault that a machine can find')).toBe('whole')
    expect(text).toContain('axe-core, sur chaque page, à chaque version')
    expect(howMuchIsRun(spec, 'nor to another engine')).toBe('example')
    expect(readFileSync(spec, 'utf8')).toContain('const example = paths.contact\n')
    expect(text).toContain('(IBM), sur la page de contact à chaque version')
    expect(duty('before-a-release')).toContain('npm run campaign -- browser')
    expect(howMuchIsRun('e2e/markup.spec.ts', 'The markup of')).toBe('whole')
    expect(text).toContain('html-validate, sur le code de chaque page, à chaque version')
  })

  test('names every page: whoever adds one checks it as the declaration says, then enters it under « Pages vérifiées »', () => {
    const [checked = ''] = text.split('Pages vérifiées')[1]?.split('"id":') ?? []
    const unlinked = {
      [paths.contactSuccess]: 'la confirmation de la demande',
      [paths.accessibility]: '"Déclaration d',
    }
    const named = { ...Object.fromEntries(Object.values(paths).map((path) => [path, `"href":"${path}"`])), ...unlinked }
    const missing = Object.entries(named).filter(([, words]) => !checked.includes(words))
    expect(missing.map(([path]) => `content/accessibility-declaration.ts does not name ${path}.`)).toEqual([])
  })

  test('is not older than what it rests on', () => {
    const { updated } = accessibilityDeclaration
    const lastDay = updated.kind === 'fixed' ? (updated.completed?.isoDate ?? updated.isoDate) : ''
    const checks = results.flatMap((result) => ('checkedOn' in result ? result.checkedOn : []))
    expect(checks.filter((day) => day > lastDay)).toEqual([])
  })

  test('was updated no earlier than its text: change its second date in content/brand/accessibility.ts, run npm run date-pages', () => {
    const { updated } = accessibilityDeclaration
    const { changedOn } = JSON.parse(readFileSync('content/page-dates.json', 'utf8'))[paths.accessibility]
    const [first, second] = updated.kind === 'fixed' ? [updated, updated.completed] : []
    expect(first?.text).toBe(longDate(String(first?.isoDate)))
    expect(String(second?.isoDate) >= String(first?.isoDate)).toBe(true)
    expect(String(second?.isoDate) >= changedOn).toBe(true)
    expect(second?.text).toBe(`Mise à jour le ${longDate(String(second?.isoDate))}`)
    expect(text).toContain(`et mise à jour le ${longDate(String(second?.isoDate))}. Son taux`)
  })
})

test('The declaration has every part of the model that the law gives', () => {
  const told = JSON.stringify(accessibilityDeclaration)
  const parts = [
    "s'engage à rendre",
    "s'applique à",
    'État de conformité',
    "Résultats de l'évaluation",
    'Non-conformités',
    'charge disproportionnée',
    "non soumis à l'obligation",
    'Établissement de cette déclaration',
    'Technologies du site',
    "Outils d'évaluation",
    'Pages vérifiées',
    'contact',
    'Défenseur des droits',
  ]
  for (const part of parts) expect(told).toContain(part)
})
