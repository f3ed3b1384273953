import { notYet, type Theme, testedBy } from './criterion.ts'

export const scripts: Theme = {
  name: 'Scripts',
  criteria: [
    {
      number: '7.1',
      title: "Un script est compatible avec les technologies d'assistance.",
      result: notYet(
        "Les rôles, les noms et les états sont contrôlés par deux moteurs automatiques. Aucun lecteur d'écran n'a encore servi à vérifier ce qui est restitué.",
      ),
    },
    {
      number: '7.2',
      title: "L'alternative d'un script est pertinente.",
      result: testedBy(
        'Sans JavaScript, chaque page se lit en entier et le formulaire part.',
        ['e2e/without-script.spec.ts', 'a page reads in full'],
        ['e2e/demo-request.spec.ts', 'leads to the success page'],
      ),
    },
    {
      number: '7.3',
      title: 'Un script se contrôle au clavier et avec tout dispositif de pointage.',
      result: testedBy(
        "Menu, dialogue des cookies, formulaire, filtres et assistant s'utilisent au clavier seul.",
        ['e2e/shell.spec.ts', 'opens by its button, whose name says what it does'],
        ['e2e/consent.spec.ts', 'works by keyboard alone'],
        ['e2e/contact-form.spec.ts', 'is filled in and sent with the keyboard alone'],
        ['e2e/assistant.spec.ts', 'is closed by Escape and by its button'],
        ['e2e/cas-usage.spec.ts', 'keep the cases of their category, say how many'],
      ),
    },
    {
      number: '7.4',
      title: "La personne est avertie d'un changement de contexte, ou en a le contrôle.",
      result: testedBy(
        "On ne change de page qu'en suivant un lien ou en envoyant le formulaire : le nouveau titre reçoit le focus et est annoncé.",
        ['e2e/shell.spec.ts', 'focuses the new title and announces it'],
        ['e2e/demo-request.spec.ts', 'is typed, sent, stored once'],
      ),
    },
    {
      number: '7.5',
      title: "Les messages de statut sont restitués par les technologies d'assistance.",
      result: testedBy(
        'Les messages portent le rôle qui les fait annoncer, « status », « alert » ou « log ».',
        ['e2e/cas-usage.spec.ts', 'keep the cases of their category, say how many'],
        ['e2e/contact-delivery.spec.ts', 'is not said to be lost itself'],
        ['e2e/assistant.spec.ts', 'reads the whole out once'],
      ),
    },
  ],
}
