import { checkedByHand, doesNotApply, firstReview, type Theme, testedBy } from './criterion.ts'

const noSiteMap = "Il n'y a pas de plan du site."

export const navigationTheme: Theme = {
  name: 'Navigation',
  criteria: [
    {
      number: '12.1',
      title: 'Deux systèmes de navigation différents mènent aux pages.',
      result: {
        status: 'notConform',
        checkedOn: firstReview,
        fault: "Le site n'a que ses menus : ni plan du site, ni moteur de recherche sur toutes les pages.",
        instead:
          "Le menu et le pied de page mènent à toutes les pages, et l'assistant indique où se trouve une réponse.",
      },
    },
    {
      number: '12.2',
      title: 'Le menu et les barres de navigation sont toujours à la même place.',
      result: checkedByHand(
        firstReview,
        "Pages comparées : menu en tête, fil d'Ariane dessous, liens en pied de page.",
      ),
    },
    { number: '12.3', title: 'Le plan du site est pertinent.', result: doesNotApply(noSiteMap) },
    {
      number: '12.4',
      title: "Le plan du site s'atteint de façon identique.",
      result: doesNotApply(noSiteMap),
    },
    {
      number: '12.5',
      title: "Le moteur de recherche s'atteint de façon identique.",
      result: doesNotApply(
        "La recherche de la page Cas d'usage ne porte que sur elle : ce n'est pas un moteur du site.",
      ),
    },
    {
      number: '12.6',
      title: 'Les zones communes peuvent être atteintes ou évitées.',
      result: testedBy(
        "Zones déclarées, et liens d'accès rapide au contenu, au menu et au pied de page.",
        ['e2e/shell.spec.ts', 'move the focus past the menu'],
        ['e2e/every-page.spec.ts', 'no accessibility fault that a machine can find'],
      ),
    },
    {
      number: '12.7',
      title: "Un lien d'accès rapide mène au contenu.",
      result: testedBy('Premier arrêt du clavier, il déplace le focus.', [
        'e2e/shell.spec.ts',
        'are the first stop of the keyboard',
      ]),
    },
    {
      number: '12.8',
      title: "L'ordre de tabulation est cohérent.",
      result: checkedByHand(
        firstReview,
        "Chaque page parcourue à la touche Tab, avec et sans le bandeau des cookies : l'ordre est celui de la lecture.",
      ),
    },
    {
      number: '12.9',
      title: 'La navigation ne piège pas le clavier.',
      result: checkedByHand(
        firstReview,
        "Chaque page parcourue à la touche Tab jusqu'à en sortir ; le dialogue des cookies et l'assistant se quittent avec Échap.",
      ),
    },
    {
      number: '12.10',
      title: "Un raccourci d'une seule touche peut être désactivé.",
      result: doesNotApply("Le site n'a pas de raccourci clavier."),
    },
    {
      number: '12.11',
      title: 'Les contenus additionnels sont atteignables au clavier.',
      result: testedBy(
        "Menu, réponses aux questions, dialogue des cookies et panneau de l'assistant.",
        ['e2e/shell.spec.ts', 'opens by its button, whose name says what it does'],
        ['e2e/home.spec.ts', 'open and close from the keyboard'],
        ['e2e/consent.spec.ts', 'works by keyboard alone'],
        ['e2e/assistant.spec.ts', 'is closed by Escape and by its button'],
      ),
    },
  ],
}
