import { describe, expect, test } from 'vitest'
import { departure } from '#content/brand/promises.ts'
import { ask } from '#testing/embedded-questions.ts'
import { siteContent } from '../site-content.ts'
import { createKindFinder, kindsAsked } from './asked-kind.ts'

test.each([
  ['Sous quel délai, et combien ça coûte ?', ['time', 'money']],
  ['sa prend cb de temps et sa coute koi', ['time', 'money']],
  ['By when do you have to answer?', ['time']],
  ['Whose law then applies?', ['law']],
  ['À qui appartient votre hébergeur ?', ['owner']],
  ['Quand je fais une demande, que se passe-t-il ?', []],
  ['', []],
])('« %s » asks for %j', (question, kinds) => {
  expect(kindsAsked(question)).toEqual(kinds)
})

test('What an answer tells counts in the language that it is told in', () => {
  const tells = createKindFinder([
    { id: 'copy', answer: 'Vous en recevez une copie sous un mois.', english: 'You receive a copy.' },
    { id: 'law', answer: 'La société relève du droit belge.' },
  ])
  expect(tells('copy', 'time', false)).toBe(true)
  expect(tells('copy', 'time', true)).toBe(false)
  expect(tells('law', 'law', true)).toBe(true)
  expect(tells('unknown', 'time', false)).toBe(false)
})

describe('Two things asked in one message are both told', () => {
  const notice = `${departure.noticeMonths} mois`

  test.each([
    ['Quel préavis pour partir, et est-ce que ça coûte quelque chose ?', new RegExp(`${notice}.*frais de sortie`, 's')],
    [
      'Peut-on arrêter en cours de route, et combien de temps à l’avance faut-il prévenir ?',
      new RegExp(`arrêter.*${notice}`, 's'),
    ],
    ['Vous tracez les lectures par vos salariés ? La trace est gardée jusqu’à quand ?', /(?:un|1) an/],
    ['If we allow calls to GPT, what leaves Europe and whose law applies?', /passages.*OpenAI.*law of its country/s],
  ])('%s', (question, told) => {
    expect(ask(question).text).toMatch(told)
  })

  test('but not one that only looks like it', () => {
    expect(ask("L'atelier découverte dure combien de temps et il est payant ?").topics).toEqual(['workshop'])
    expect(ask('Le pilote concerne quelle part du trafic et pendant combien de temps ?').topics).toEqual(['pilot'])
    expect(ask('Quel délai entre la signature et le démarrage ?').topics).toEqual(['duration'])
  })
})

test('A sentence leans on the one before it', () => {
  expect(ask('Mes messages dans ce chat entraînent une IA ? Et ils restent combien de temps ?').topics).not.toContain(
    'pilot',
  )
})

test('A second turn is told the owners of whoever was named', () => {
  const { inEnglish } = siteContent.ownership.host
  expect(ask('Who hosts your website?', 'And who are its shareholders?').text).toMatch(
    inEnglish ? /^\S.* is owned by / : /^\S.*; the legal notice says who owns it/,
  )
})
