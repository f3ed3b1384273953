import { describe, expect, test } from 'vitest'
import { ask } from '#testing/embedded-questions.ts'
import { standsAlone } from './stands-alone.ts'

const told = [
  'Êtes-vous conformes au RGPD ?',
  'RGPD',
  'Combien coûte un projet ?',
  "C'est quoi n8n ?",
  'Quels sont mes droits ?',
  'Qui est votre DPO ?',
  'Qui héberge le site ?',
  'Combien de temps gardez-vous mes données ?',
  'Comment se passe la formation ?',
  'Quels modèles proposez-vous ?',
  'Peut-on partir quand on veut ?',
  'Que proposez-vous pour une mairie ?',
  'Utilisez-vous des cookies ?',
  'Quel est votre SIRET ?',
  'En cas de fuite de données, que faites-vous ?',
  'Are you GDPR compliant?',
]

describe.each(told)('After « %s »', (first) => {
  test.each([
    ['Qui êtes-vous ?', 'about'],
    ['Vous êtes qui, exactement ?', 'about'],
    ['Que faites-vous ?', 'about'],
    ['Et vous faites quoi ?', 'about'],
    ['Où êtes-vous ?', 'address'],
    ['Vous êtes basés où ?', 'address'],
    ['Où sont vos bureaux ?', 'address'],
    ['Qui est derrière ce site ?', 'publisher'],
    ['Que se passe-t-il maintenant ?', 'next-steps'],
    ['Who are you?', 'about'],
    ['Where are you based?', 'address'],
  ])('« %s » is asked of us', (second, topic) => {
    expect(ask(first, second).topics).toEqual([topic])
  })
})

test('What is asked after it is asked of it', () => {
  expect(ask('Êtes-vous conformes au RGPD ?', 'Où êtes-vous ?', 'c’est ouvert quand ?').topics).toEqual(['hours'])
})

test.each([
  'Et où ?',
  'Qui ?',
  'Où êtes-vous hébergés ?',
  'Que faites-vous de mes données ?',
  'Vous êtes qui pour ça ?',
])('« %s » does not stand alone by these words', (question) => {
  expect(standsAlone([question])).toBe(false)
})
