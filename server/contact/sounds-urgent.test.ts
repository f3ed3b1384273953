import { expect, test } from 'vitest'
import { assistant } from '#content/assistant.ts'
import { soundsUrgent } from './sounds-urgent.ts'

test.each([
  "C'est urgent, merci.",
  'URGENCE : panne du standard',
  'Merci de nous rappeler d’urgence',
  'Notre assistant ne répond pas\n\nURGENT, merci de rappeler.',
  'Je ne reçois rien\nUrgent',
  'Je ne reçois rien\r\nurgent',
  'Notre outil ne marche pas\u2028urgent',
  'Notre outil ne marche pas urgent',
  'Notre outil ne fonctionne pas correctement URGENT',
  'Le formulaire ne passe pas. Urgent',
  'Vous ne répondez pas : urgent',
  'Je ne reçois rien urgent',
  'Nous sommes sans\nurgence de votre part ?',
  "Ce n'est pas urgent pour la démo.\nPour la panne, c'est urgent.",
  'Nous trions les demandes urgentes, et celle-ci est urgente',
  `Urgent, merci.\n\n${assistant.human.heading}\nBonjour`,
])('An urgent message, whatever was denied before it: %j', (message) => {
  expect(soundsUrgent(message)).toBe(true)
})

test.each([
  "Il n'y a rien d'urgent.",
  "Pas d'urgence de notre côté",
  'Ce n’est pas urgent',
  "Ce n'est pas vraiment urgent",
  "Ce n'est vraiment pas urgent",
  "Ce n'est PAS URGENT",
  'Pas\u00a0urgent',
  'Bonjour,\nPas urgent du tout, merci.',
  'Rien de très urgent',
  'Demande non urgente',
  'Aucune urgence',
  'À traiter sans urgence',
  "Cela n'a pas l'air urgent",
  'Nous formons les urgentistes du CHU',
  "C'est loin d'être urgent",
  "Il ne s'agit pas d'une urgence",
  'This is not urgent',
  "It isn't urgent at all",
  'Un assistant pour le service des urgences de notre hôpital',
  'Le standard des urgences',
  'Trier les demandes urgentes des usagers',
  "Classer les appels par niveau d'urgence",
  `Une démonstration en janvier, merci.\n\n${assistant.human.heading}\nPour une urgence : réponse sous 4h.`,
])('Nothing urgent, by what the message itself says: %j', (message) => {
  expect(soundsUrgent(message)).toBe(false)
})
