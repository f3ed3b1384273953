import { checkedByHand, doesNotApply, firstReview, type Theme, testedBy } from './criterion.ts'

export const presentation: Theme = {
  name: "Présentation de l'information",
  criteria: [
    {
      number: '10.1',
      title: 'Des feuilles de styles contrôlent la présentation.',
      result: testedBy('Ni balise, ni attribut de présentation : html-validate.', [
        'e2e/markup.spec.ts',
        'The markup of',
      ]),
    },
    {
      number: '10.2',
      title: 'Le contenu visible reste présent sans les styles.',
      result: checkedByHand(
        firstReview,
        'Textes et commandes de toutes les pages relevés sans aucun style, contact regardé ainsi : textes, champs, boutons et icônes y sont.',
      ),
    },
    {
      number: '10.3',
      title: "L'information reste compréhensible sans les styles.",
      result: checkedByHand(
        firstReview,
        "Pages lues sans aucun style : l'ordre du texte est celui de la lecture, même si des libellés voisins s'y touchent.",
      ),
    },
    {
      number: '10.4',
      title: 'Le texte reste lisible quand sa taille est doublée.',
      result: testedBy('Texte à 200 %, rien ne déborde ni ne se coupe.', [
        'e2e/every-page.spec.ts',
        'Text twice as large and text set wider',
      ]),
    },
    {
      number: '10.5',
      title: 'Les couleurs de fond et de texte sont déclarées ensemble.',
      result: checkedByHand(
        firstReview,
        'Styles calculés relevés : la page déclare les deux, et aucun texte ne repose sur une image de fond sans couleur derrière elle.',
      ),
    },
    {
      number: '10.6',
      title: 'Un lien dans un texte se distingue de ce texte.',
      result: checkedByHand(
        firstReview,
        'Styles relevés sur chaque page : tous les liens placés dans un texte sont soulignés.',
      ),
    },
    {
      number: '10.7',
      title: 'Le focus se voit.',
      result: testedBy("Chaque arrêt du clavier a un anneau, à l'écran, hors de l'en-tête.", [
        'e2e/every-page.spec.ts',
        'shows where the keyboard is',
      ]),
    },
    {
      number: '10.8',
      title: 'Les contenus cachés ont vocation à être ignorés.',
      result: checkedByHand(
        firstReview,
        "Contenus masqués aux technologies d'assistance relevés sur chaque page : décors, doublons du défilement et champ piège, sans rien qui ne soit dit ailleurs.",
      ),
    },
    {
      number: '10.9',
      title: "L'information n'est pas donnée par la forme, la taille ou la position seules.",
      result: checkedByHand(
        firstReview,
        "Accueil, solutions, cas d'usage, services et contact regardés : les signes des catégories, la page courante et les étapes ont chacun leur mot ou leur numéro.",
      ),
    },
    {
      number: '10.10',
      title: 'Ce qui accompagne la forme, la taille ou la position est pertinent.',
      result: checkedByHand(firstReview, 'Les mots et les numéros qui les accompagnent ont été lus avec elles.'),
    },
    {
      number: '10.11',
      title: 'Le contenu se lit sur 320 pixels de large sans défiler dans deux directions.',
      result: testedBy('Rien ne dépasse, de 320 à 1920 pixels.', ['e2e/every-page.spec.ts', 'fits every width']),
    },
    {
      number: '10.12',
      title: "L'espacement du texte peut être augmenté sans perte.",
      result: testedBy('Interligne, lettres et mots espacés : rien ne se coupe.', [
        'e2e/every-page.spec.ts',
        'Text twice as large and text set wider',
      ]),
    },
    {
      number: '10.13',
      title: 'Un contenu qui apparaît au survol ou au focus se contrôle.',
      result: doesNotApply(
        "Aucun composant ne fait apparaître autre chose que lui au survol ou au focus : les règles de style en témoignent. Les liens d'accès rapide se montrent eux-mêmes.",
      ),
    },
    {
      number: '10.14',
      title: 'Un contenu que seuls les styles font apparaître est atteignable au clavier.',
      result: testedBy("Les liens d'accès rapide, que les styles cachent, se montrent au focus.", [
        'e2e/shell.spec.ts',
        'are the first stop of the keyboard',
      ]),
    },
  ],
}
