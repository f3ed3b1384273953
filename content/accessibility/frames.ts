import { checkedByHand, firstReview, type Theme, testedBy } from './criterion.ts'

export const frames: Theme = {
  name: 'Cadres',
  criteria: [
    {
      number: '2.1',
      title: 'Un cadre a un titre.',
      result: testedBy('Règle « frame-title » de axe.', [
        'e2e/every-page.spec.ts',
        'no accessibility fault that a machine can find',
      ]),
    },
    {
      number: '2.2',
      title: "Le titre d'un cadre est pertinent.",
      result: checkedByHand(
        firstReview,
        "Le seul cadre du site est celui de la vidéo, sur la page d'accueil : son titre dit que c'est une vidéo de démonstration et ce qu'elle montre.",
      ),
    },
  ],
}
