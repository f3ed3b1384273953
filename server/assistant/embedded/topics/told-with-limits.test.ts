import { expect, test } from 'vitest'
import { filled } from '#content/assistant/spoken-words.ts'
import { company } from '#content/company.ts'
import { promises } from '#content/promises.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { embedded, topics } from '#testing/embedded-questions.ts'
import { tellable } from '#testing/tellable.ts'
import { told } from '#testing/told-topics.ts'

const inFrench = topics.map(({ id, answer }) => ({ id, answer }))
const inEnglish = topics.flatMap(({ id, english }) => (english === undefined ? [] : [{ id, answer: english }]))

function without(limit: RegExp, promise: RegExp, answers: readonly { id: string; answer: string }[]) {
  const promised = answers.filter(({ answer }) => promise.test(answer))
  expect(promised.length).toBeGreaterThan(2)
  return promised.filter(({ answer }) => !limit.test(answer)).map(({ id }) => id)
}

test('Whoever is told within how many hours we answer is told that these are of working days, in both languages', () => {
  expect(without(/jours ouvrés/, new RegExp(`sous ${promises.callBack}`, 'i'), inFrench)).toEqual([])
  expect(without(/working days/, new RegExp(`within ${promises.callBack}`, 'i'), inEnglish)).toEqual([])
})

test('An urgent matter is answered within opening hours, wherever that is said', () => {
  expect(without(/heures d['’]ouverture/, new RegExp(`sous ${promises.urgent}`, 'i'), inFrench)).toEqual([])
  expect(without(/opening hours/, new RegExp(`within ${promises.urgent}`, 'i'), inEnglish)).toEqual([])
  const [experts] = solutionsPage.commitment.support
  expect(experts?.text).toContain(`sous ${promises.urgent}, aux heures d'ouverture, en cas d'urgence`)
})

test('Whoever is told on which days we can be reached is told the hours and the public holidays, in both languages', () => {
  const { opens, closes, whole } = company.openingHours
  const holidays = new RegExp(whole.slice(1))
  expect(without(holidays, /lundi/, inFrench)).toEqual([])
  expect(without(new RegExp(`${opens}-${closes}.*public holidays`), /Monday/, inEnglish)).toEqual([])
  expect(filled('{wholeHours}')).toMatch(holidays)
})

test('What the assistant is only set to do is said so in English too', () => {
  const set = new Set(
    inFrench.filter(({ answer }) => /(?:agent|assistant) est réglé pour/.test(answer)).map(({ id }) => id),
  )
  const english = inEnglish.filter(({ id }) => set.has(id))
  expect(english.length).toBeGreaterThan(2)
  for (const { id, answer } of english) expect(answer, id).toMatch(/\bset to\b/)
})

test('Encrypted are the exchanges between browser and servers: no more is said in English', () => {
  const encrypted = inEnglish.filter(({ answer }) => answer.includes('HTTPS'))
  expect(encrypted.length).toBeGreaterThan(0)
  for (const { id, answer } of encrypted) expect(answer, id).toContain('between your browser and our servers')
})

test('Who directs the publication, and what the company does, is told in the words of the brand alone', () => {
  const answers = topics.filter(({ id }) => ['director', 'siret', 'ape-code'].includes(id))
  expect(answers).toHaveLength(3)
  expect(answers.find(({ id }) => id === 'director')?.answer).toContain(company.legal.publicationDirector)
  expect(filled('{director}')).toBe(company.legal.publicationDirector)
  for (const { english } of answers) expect(english ?? '').not.toMatch(/programming/i)
})

test.each([
  ['Noor Lambert, gérante', /^Noor Lambert, manager of /],
  ['Noor Lambert, président', /^Noor Lambert, president of /],
  ['Noor Lambert, directrice générale', /^Noor Lambert, managing director of /],
])('The office of « %s » is told in English to who asks in English', (publicationDirector, words) => {
  const legal = { ...company.legal, publicationDirector }
  expect(told({ company: { ...company, legal } })('director')?.english).toMatch(words)
})

test.each([
  ['Vos équipes sont-elles disponibles la nuit ?', company.openingHours.whole.slice(1)],
  ['Votre support répond-il la nuit ?', company.openingHours.whole.slice(1)],
  ['disponible 24h/24 ?', company.openingHours.whole.slice(1)],
  ['Do you have support at night?', 'except on public holidays'],
  ['Is your team available at night?', 'except on public holidays'],
  ["L'assistant répond-il la nuit ?", 'assistant que nous livrons'],
  ['Does it answer residents at night?', 'assistant that we deliver'],
  ['Does the assistant always cite its sources?', 'is set to point to the passage'],
])('A product’s hours are not given for the team’s, nor a film’s scene for a promise: %s', (question, said) => {
  const { text } = embedded.answer([question])
  expect(text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")).toContain(said)
})

test.each(tellable(['open-source-passage'], (id) => id))('What a film shows is told of the film: %s', () => {
  expect(embedded.answer(['Is the passage highlighted?']).text).toContain('In the video')
})
