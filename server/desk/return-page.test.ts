import { expect, test } from 'vitest'
import { returnPage } from './return-page.ts'

const request = '/equipe/demandes/01a1e1d5-7a82-76f9-8593-35fc93f87beb'

test.each([
  '/equipe',
  request,
  '/equipe/journal',
  '/equipe/chiffres',
  '/equipe?vue=quarantine&q=H%C3%A9l%C3%A8ne',
  '/equipe/personne?adresse=jeanne%40exemple.fr',
])('%s is gone back to', (address) => {
  expect(returnPage(address)).toBe(address)
})

test.each([
  '//ailleurs.example',
  '//ailleurs.example/equipe',
  '/\\ailleurs.example',
  '\\\\ailleurs.example/equipe',
  '/equipe\\..\\..\\ailleurs',
  '/equipe//ailleurs.example',
  '/equipe/../contact',
  '/equipe/%2e%2e/contact',
  '/equipe/..%2f..%2fcontact',
  '/equipe/%5cailleurs.example',
  '/%65quipe',
  '/equipe%2f%2failleurs.example',
  '/equipe@ailleurs.example',
  '/equipe.ailleurs.example',
  '/equipement',
  'https://ailleurs.example/equipe',
  'https:/equipe',
  'javascript:alert(1)//equipe',
  ' /equipe/journal',
  '/equipe/journal\r\nSet-Cookie: equipe=x',
  '/equipe/journal\n',
  '/equipe?q=\u0000',
  '/equipe/journal#@ailleurs.example',
  '/equipe/connexion',
  '/equipe/deconnexion',
  '/equipe/demandes/../../contact',
  `${request}/verifiee`,
  '/equipe/chiffres.csv',
  '/equipe/personne/donnees.json?adresse=a%40b.fr',
  `/equipe?q=${'a'.repeat(500)}`,
  '',
  undefined,
])('%j is not, but the first page', (address) => {
  expect(returnPage(address)).toBe('/equipe')
})

test('What was said of a thing done is not said again', () => {
  expect(returnPage('/equipe?fait=efface')).toBe('/equipe')
  expect(returnPage(`${request}?fait=enregistre&q=a`)).toBe(`${request}?q=a`)
})
