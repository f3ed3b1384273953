import { describe, expect, test } from 'vitest'
import { departure } from '#content/brand/promises.ts'
import { company } from '#content/company.ts'
import { noticeInEnglish } from '#content/departure.ts'
import { ask } from '#testing/embedded-questions.ts'

const officer = company.legal.dataProtectionOfficer.email

describe('A request that was sent', () => {
  test.each([
    'Supprimez ma demande',
    "Effacez ma demande s'il vous plaît",
    'Je retire ma demande',
    'Corriger mon adresse mail dans la demande envoyée',
    "J'ai mis un mauvais numéro dans ma demande",
    'Comment annuler une demande envoyée ?',
    'Je voudrais retirer la demande que je vous ai envoyée hier',
    'I gave the wrong phone number in my request',
    'How do I cancel a request I sent?',
  ])('is corrected and erased by the officer, as the form says: %s', (question) => {
    const { kind, text } = ask(question)
    expect(kind).toBe('fact')
    expect(text).toContain(officer)
    expect(text).toMatch(/articles? 1[67]/)
    expect(text).not.toMatch(/ne dit pas|does not say/)
  })

  test.each(['Puis-je décaler ma démo ?', 'I need to move my demo'])('is moved by a call: %s', (question) => {
    expect(ask(question).text).toContain(company.phone.display)
  })
})

describe('Whether calls are recorded', () => {
  test.each([
    ['Vos appels sont-ils enregistrés ?', 'Le site ne dit pas que les appels soient enregistrés.'],
    ['Mon appel est-il enregistré ?', 'Le site ne dit pas que les appels soient enregistrés.'],
    ['La conversation téléphonique est-elle enregistrée ?', 'Le site ne dit pas que les appels soient enregistrés.'],
    ['Do you record calls?', 'The site does not say that calls are recorded.'],
    ['Are phone calls recorded?', 'The site does not say that calls are recorded.'],
  ])('is told of our own, which no page says are: %s', (question, said) => {
    const { text, topics } = ask(question)
    expect(topics).toEqual(['direct-exchange-data'])
    expect(text).toContain(said)
    expect(text).not.toMatch(/^(?:Oui|Non|Yes|No)\b/)
  })

  test.each([
    ['Le conseiller est-il prévenu que son appel est enregistré ?', /Dans un centre d'appels que nous équipons, /i],
    ['Are callers told that the call is recorded?', /In a call centre that we equip, /i],
  ])('is told of a call centre as of one that we equip: %s', (question, said) => {
    expect(ask(question).text).toMatch(said)
  })
})

describe('How a customer is bound', () => {
  test.each([
    'Puis-je résilier à tout moment ?',
    'Peut-on résilier à tout moment ?',
    'On peut arrêter quand on veut ?',
    'Peut-on arrêter à tout moment ?',
    'Puis-je résilier quand je veux ?',
    'Y a-t-il des frais de sortie ?',
  ])('ends with the notice: %s', (question) => {
    expect(ask(question).text.toLowerCase()).toContain(`préavis est de ${departure.noticeMonths} mois au plus`)
  })

  test.each(['Can we cancel whenever we like?', 'Are there exit fees?'])('and in English: %s', (question) => {
    expect(ask(question).text).toContain(`notice period is ${noticeInEnglish} at most`)
  })

  test('but a project stops at its steps', () => {
    expect(ask('Peut-on arrêter le projet à tout moment ?').topics).toEqual(['stop'])
  })

  test.each([
    'Y a-t-il un engagement de durée ?',
    'Sommes-nous engagés sur une durée ?',
    "Combien de temps dure l'engagement ?",
    'Sommes-nous liés par un contrat long ?',
    'Quelle est la durée minimale du contrat ?',
    'How long are we committed?',
  ])('for how long, no page says: %s', (question) => {
    const { kind, text } = ask(question)
    expect(kind).toBe('declined')
    expect(text).toMatch(/ne le précise pas|does not say/)
  })

  test('and the demo still commits to nothing', () => {
    expect(ask('La démo nous engage-t-elle à quelque chose ?').topics).toEqual(['commitment'])
  })
})
