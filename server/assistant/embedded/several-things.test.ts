import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { promises } from '#content/promises.ts'
import { ask } from '#testing/embedded-questions.ts'
import { tellable } from '#testing/tellable.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('Of two things that a message asks for, each is told once, in their order:', () => {
  const onTop = [
    ["Proposez-vous l'hébergement chez nous, et combien ça coûte ?", ['dans vos murs', "s'ajoutent au prix"]],
    ['Do you offer on-premise hosting, and how much does it cost?', ['on your own premises', 'come on top']],
  ] satisfies [string, string[]][]

  test.each([
    ...tellable(onTop, () => 'hosting-not-in-price'),
    ['il me faut votre SIRET et le numéro de TVA', [company.legal.siret, company.legal.vat]],
    [
      'En combien de temps un projet est-il livré et peut-on s’arrêter en route ?',
      [promises.project.duration, 'arrêter'],
    ],
    ['What is your street address and your general email address?', [company.address.street, company.email]],
    ['Which web analytics software do you use, and is it switched on at the moment?', ['Matomo', 'no measurement']],
  ])('%s', (question, facts) => {
    const { text, topics, sources } = ask(question)
    const places = facts.map((fact) => plain(text).indexOf(plain(fact)))
    expect(places, text).toEqual(places.filter((at) => at >= 0).toSorted((a, b) => a - b))
    expect(
      places.every((at) => at >= 0),
      text,
    ).toBe(true)
    expect(topics).toHaveLength(2)
    expect(new Set(sources.map(({ href }) => href)).size).toBe(sources.length)
  })
})

describe('What the first answer tells already is not told again:', () => {
  test.each([
    ['Chez qui tourne ce site web et dans quelle ville ?', company.host.name],
    ['Which company hosts this website, and in what town?', company.host.name],
    ['Combien coûte la démo et combien de temps dure-t-elle ?', promises.demo],
    ['How do I get a copy of everything you hold about me, and does it cost anything?', 'free'],
    ['Qui est votre DPO et comment le joindre ?', company.legal.dataProtectionOfficer.email],
  ])('%s', (question, fact) => {
    const { text, topics } = ask(question)
    expect(plain(text)).toContain(plain(fact))
    expect(topics).toHaveLength(1)
  })
})

test.each([
  'notre service com a une charte très stricte, les textes produits la respecteront ?',
  'Who carries out your penetration tests and how often?',
  "C'est gratuit ou payant, la formation ?",
  'Pour l’atelier de départ, je viens avec qui et avec quoi ?',
])('One thing that is asked for is not taken for two: %s', (question) => {
  expect(ask(question).topics).toHaveLength(1)
})
