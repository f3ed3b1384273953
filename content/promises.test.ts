import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { audienceMonths, choiceMonths, contactYears, contractYears, logMonths } from './kept-for.ts'
import { methodFigures } from './methodology-outline.ts'
import { promises } from './promises.ts'

const figures = [
  promises.callBack,
  promises.urgent,
  promises.demo,
  promises.demoLength,
  promises.project.cost,
  promises.project.duration,
  `${contactYears} ans`,
  `${contractYears} ans`,
  `${audienceMonths} mois`,
  `${logMonths} mois`,
  `${choiceMonths} mois`,
  `${methodFigures.testScenarios} scénarios`,
  `${methodFigures.autonomy} %`,
]

const sources = globSync('content/**/*.ts').filter(
  (file) => !/\.test\.ts$|^content\/(?:brand|accessibility)\//.test(file),
)

test.each(figures)('« %s » is a figure of one place: no text of content/ repeats it', (figure) => {
  expect(sources.length).toBeGreaterThan(50)
  const written = new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(plain(figure))}(?![\\p{L}\\d])`, 'u')
  expect(sources.filter((file) => written.test(plain(withoutComments(readFileSync(file, 'utf8')))))).toEqual([])
})

function withoutComments(code: string) {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

function plain(text: string) {
  return text.replaceAll('\u00a0', ' ')
}
