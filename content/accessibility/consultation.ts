import { checkedByHand, doesNotApply, firstReview, type Theme, testedBy } from './criterion.ts'

const noDocument = 'Le site ne propose aucun document à télécharger.'
const nothingCryptic = 'Aucun dessin en caractères ; les émojis des étapes sont un décor, masqué, à côté de leur titre.'

export const consultation: Theme = {
  name: 'Consultation',
  criteria: [
    {
      number: '13.1',
      title: 'Une limite de temps peut être contrôlée.',
      result: doesNotApply("Ni session, ni rafraîchissement, ni redirection d'elle-même."),
    },
    {
      number: '13.2',
      title: "Aucune fenêtre ne s'ouvre sans action de la personne.",
      result: testedBy("Aucun lien n'ouvre de fenêtre.", ['e2e/markup.spec.ts', 'opens no window']),
    },
    {
      number: '13.3',
      title: 'Un document bureautique a une version accessible.',
      result: doesNotApply(noDocument),
    },
    {
      number: '13.4',
      title: "La version accessible d'un document en donne toute l'information.",
      result: doesNotApply(noDocument),
    },
    { number: '13.5', title: 'Un contenu cryptique a une alternative.', result: doesNotApply(nothingCryptic) },
    {
      number: '13.6',
      title: "L'alternative d'un contenu cryptique est pertinente.",
      result: doesNotApply(nothingCryptic),
    },
    {
      number: '13.7',
      title: 'Les changements brusques de luminosité sont évités.',
      result: doesNotApply(
        'Rien ne clignote : un défilement lent, un fondu de texte, un tracé qui se dessine une fois.',
      ),
    },
    {
      number: '13.8',
      title: 'Un contenu en mouvement se contrôle.',
      result: testedBy(
        'Le défilement des technologies et les questions qui tournent ont un bouton de pause ; rien ne bouge pour qui ne le veut pas.',
        ['e2e/technology-strip.spec.ts', 'stops and goes at the press of a button'],
        ['e2e/cas-usage-headlines.spec.ts', 'stand still, without a button, for whom motion is too much'],
        ['e2e/cas-usage-headlines.spec.ts', 'while the keyboard is at their button and at its press'],
      ),
    },
    {
      number: '13.9',
      title: "Le contenu se consulte dans les deux orientations de l'écran.",
      result: checkedByHand(
        firstReview,
        "Contact et déclaration regardés sur 390 × 844 et sur 844 × 390 pixels ; aucun style ne dépend de l'orientation.",
      ),
    },
    {
      number: '13.10',
      title: 'Un geste complexe a un équivalent simple.',
      result: doesNotApply("Aucun geste complexe : tout s'obtient par une pression."),
    },
    {
      number: '13.11',
      title: 'Une action au pointeur peut être annulée.',
      result: checkedByHand(
        firstReview,
        "Lien et filtre pressés puis relâchés plus loin : rien n'est suivi, ni choisi.",
      ),
    },
    {
      number: '13.12',
      title: "Une fonction liée au mouvement de l'appareil a un équivalent.",
      result: doesNotApply("Le site n'écoute pas les mouvements de l'appareil."),
    },
  ],
}
