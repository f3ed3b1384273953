import { expect, test } from 'vitest'
import { ask } from '#testing/embedded-questions.ts'
import { withoutLeadIn } from './lead-in.ts'

test.each([
  ['Service achats : un projet coûte combien ?', 'un projet coûte combien ?'],
  ['Bonjour, je suis chef de projet, y a-t-il un plan du site ?', 'y a-t-il un plan du site ?'],
  ['Mon RSSI veut savoir où sont hébergées les données', 'où sont hébergées les données'],
  ['Ma DSI demande si le code est auditable', 'le code est auditable'],
  ['Pour mon dossier, que se passe-t-il en cas de panne ?', 'que se passe-t-il en cas de panne ?'],
  ['Our lawyer wants to know whether the code can be audited', 'the code can be audited'],
])('Who asks is left out before the question: %s', (message, question) => {
  expect(withoutLeadIn(message)).toBe(question)
})

test.each([
  'DPO : quelle adresse ?',
  'DPO : comment lui écrire un recommandé ?',
  'Le directeur, comment s’appelle-t-il ?',
  'Notre DPO doit-il signer quelque chose avec vous ?',
  'EHPAD : données des résidents, quelles contraintes ?',
  'Bonjour, combien coûte un projet type ?',
  'Je suis maire, que proposez-vous à une commune ?',
  '',
])('What may be the subject stays: %s', (message) => {
  expect(withoutLeadIn(message)).toBe(message)
})

test.each([
  ['DPO : si demain vous décidez de faire autre chose de mes données, je le saurai ?', 'new-purpose'],
  [
    'Petite question du service juridique : combien de temps conservez-vous ce que je saisis dans le formulaire ?',
    'retention-contact',
  ],
  ['Mon RSSI me demande : prévoyez-vous une AIPD ?', 'impact-assessment'],
  ["Pour ma lettre de motivation : comment s'appelle la personne à la tête de la boîte ?", 'director'],
])('Who asks does not cost the answer: %s', (message, topic) => {
  expect(ask(message).topics).toEqual([topic])
})
