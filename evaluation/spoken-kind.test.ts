import { expect, test } from 'vitest'
import { spokenKind } from './spoken-kind.ts'

test.each([
  'Le site ne précise pas le nombre de vos salariés. Vous pouvez écrire par le formulaire.',
  "Cette information n'est pas indiquée sur le site.",
  'Je ne peux pas vous aider sur ce point, mais je peux parler de nos solutions.',
  'Les pages ne disent rien de ce sujet.',
  'Merci beaucoup ! Le site ne le précise pas.',
  'Désolé, cette question est sans rapport avec nos solutions.',
  'The site does not say how many people work here.',
  "I can't help with that, but I can tell you about our offers.",
])('« %s » declines', (text) => {
  expect(spokenKind(text)).toBe('declined')
})

test.each([
  'Un projet pilote coûte 9 900 € et dure six semaines [1].',
  'Non. Vos données ne quittent pas la France [2].',
  'Vos données ne servent jamais à entraîner un modèle. Vous en restez propriétaire.',
  'The pilot takes six weeks. You can write to us by the form.',
  'Oui. La démonstration dure 30 minutes.\n\nJe ne peux pas promettre de date.\n\nLe site ne dit pas le reste.',
])('« %s » answers', (text) => {
  expect(spokenKind(text)).toBe('fact')
})
