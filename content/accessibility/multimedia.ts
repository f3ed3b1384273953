import { checkedByHand, doesNotApply, firstReview, notYet, type Theme, testedBy } from './criterion.ts'

const notAssessed =
  "La vidéo de démonstration est servie par un autre site : personne ne l'a encore évaluée, son lecteur non plus."
const onlyVideo = 'La vidéo est le seul média du site.'

export const multimedia: Theme = {
  name: 'Multimédia',
  criteria: [
    {
      number: '4.1',
      title: 'Un média temporel a une transcription ou une audiodescription.',
      result: testedBy('La transcription suit la vidéo et un lien y mène.', [
        'e2e/home-video.spec.ts',
        'opens its transcript from the link beside the frame',
      ]),
    },
    {
      number: '4.2',
      title: "La transcription ou l'audiodescription est pertinente.",
      result: notYet(notAssessed),
    },
    { number: '4.3', title: 'Un média synchronisé a des sous-titres.', result: notYet(notAssessed) },
    { number: '4.4', title: 'Les sous-titres sont pertinents.', result: notYet(notAssessed) },
    {
      number: '4.5',
      title: "Un média temporel a, s'il le faut, une audiodescription synchronisée.",
      result: notYet(notAssessed),
    },
    { number: '4.6', title: "L'audiodescription synchronisée est pertinente.", result: notYet(notAssessed) },
    {
      number: '4.7',
      title: 'Un média temporel est clairement identifiable.',
      result: checkedByHand(
        firstReview,
        "Page d'accueil : le titre du cadre, le lien « Lire la transcription de la vidéo » et le texte voisin disent ce qu'est la vidéo.",
      ),
    },
    {
      number: '4.8',
      title: "Un média non temporel a, s'il le faut, une alternative.",
      result: doesNotApply(onlyVideo),
    },
    { number: '4.9', title: "L'alternative d'un média non temporel est pertinente.", result: doesNotApply(onlyVideo) },
    {
      number: '4.10',
      title: 'Un son déclenché automatiquement peut être arrêté.',
      result: doesNotApply(
        'Rien ne sonne de soi-même : le site ne donne pas au lecteur le droit de lancer la lecture.',
      ),
    },
    {
      number: '4.11',
      title: 'La lecture se contrôle au clavier et avec un dispositif de pointage.',
      result: notYet(notAssessed),
    },
    {
      number: '4.12',
      title: 'Un média non temporel se contrôle au clavier et avec un dispositif de pointage.',
      result: doesNotApply(onlyVideo),
    },
    {
      number: '4.13',
      title: "Les médias sont compatibles avec les technologies d'assistance.",
      result: notYet(notAssessed),
    },
  ],
}
