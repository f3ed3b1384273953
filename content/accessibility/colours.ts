import { checkedByHand, firstReview, type Theme, testedBy } from './criterion.ts'

export const colours: Theme = {
  name: 'Couleurs',
  criteria: [
    {
      number: '3.1',
      title: "L'information n'est pas donnée par la couleur seule.",
      result: checkedByHand(
        firstReview,
        "Accueil, solutions, cas d'usage, services et contact regardés en niveaux de gris, le formulaire avec ses erreurs, et le dialogue des cookies : un mot, un trait, un signe ou une position dit la même chose.",
      ),
    },
    {
      number: '3.2',
      title: 'Le texte contraste assez avec son fond.',
      result: testedBy(
        'Contrastes de tous les textes, mesurés par axe en clair sur un grand écran et en sombre sur un petit.',
        ['e2e/every-page.spec.ts', 'no accessibility fault that a machine can find'],
        ['e2e/every-page.spec.ts', 'on a phone with the dark scheme'],
      ),
    },
    {
      number: '3.3',
      title: 'Les composants et les éléments graphiques qui informent contrastent assez.',
      result: checkedByHand(
        firstReview,
        "Mesuré dans la page en clair et en sombre : contours des champs, du bouton de l'assistant et des interrupteurs, icônes, anneau du focus, tous à 3:1 au moins.",
      ),
    },
  ],
}
