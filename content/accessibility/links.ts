import { firstReview, type Theme, testedBy } from './criterion.ts'

export const links: Theme = {
  name: 'Liens',
  criteria: [
    {
      number: '6.1',
      title: 'Un lien est explicite.',
      result: {
        status: 'notConform',
        checkedOn: firstReview,
        fault:
          'Sur la page Services, « Télécharger notre méthodologie » annonce un fichier et mène au formulaire de contact.',
        instead: 'Ce formulaire permet de la demander.',
      },
    },
    {
      number: '6.2',
      title: 'Un lien a un intitulé.',
      result: testedBy('Règle « link-name » de axe.', [
        'e2e/every-page.spec.ts',
        'no accessibility fault that a machine can find',
      ]),
    },
  ],
}
