import { checkedByHand, doesNotApply, firstReview, type Theme, testedBy } from './criterion.ts'

export const structure: Theme = {
  name: "Structuration de l'information",
  criteria: [
    {
      number: '9.1',
      title: "L'information est structurée par des titres.",
      result: checkedByHand(
        firstReview,
        'Plan de titres lu page par page et comparé à ce qui se voit. Leur ordre est aussi tenu par un test, e2e/every-page.spec.ts.',
      ),
    },
    {
      number: '9.2',
      title: 'La structure du document est cohérente.',
      result: testedBy(
        'Un en-tête, un contenu principal, un pied de page, des navigations nommées : règles de axe et de IBM.',
        ['e2e/every-page.spec.ts', 'no accessibility fault that a machine can find'],
        ['e2e/every-page.spec.ts', 'nor to another engine'],
      ),
    },
    {
      number: '9.3',
      title: 'Les listes sont structurées.',
      result: checkedByHand(
        firstReview,
        'Pages parcourues : les énumérations sont des listes, les étapes des listes numérotées, les couples terme et détail des listes de définitions.',
      ),
    },
    {
      number: '9.4',
      title: 'Les citations sont indiquées.',
      result: doesNotApply(
        'Le site ne cite aucun texte ni les paroles de personne. Les guillemets y entourent des mots dont il est question et des noms de boutons ; la transcription de la vidéo, fiction, donne chaque parole après le nom de qui la dit.',
      ),
    },
  ],
}
