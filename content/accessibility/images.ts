import { checkedByHand, doesNotApply, firstReview, type Theme, testedBy } from './criterion.ts'

const noCaptcha = 'Le site ne demande à personne de recopier une image.'
const noLongDescription = "Aucune image n'en dit plus que son alternative et le texte qui l'entoure."

export const images: Theme = {
  name: 'Images',
  criteria: [
    {
      number: '1.1',
      title: 'Une image qui informe a une alternative textuelle.',
      result: testedBy(
        'Chaque dessin est nommé ou masqué.',
        ['e2e/markup.spec.ts', 'each of its drawings is named or hidden'],
        ['e2e/every-page.spec.ts', 'no accessibility fault that a machine can find'],
      ),
    },
    {
      number: '1.2',
      title: "Une image de décoration est ignorée par les technologies d'assistance.",
      result: testedBy('Chaque dessin est nommé ou masqué.', [
        'e2e/markup.spec.ts',
        'each of its drawings is named or hidden',
      ]),
    },
    {
      number: '1.3',
      title: "L'alternative d'une image qui informe est pertinente.",
      result: checkedByHand(
        firstReview,
        "Deux dessins informent, la carte de l'accueil et la règle des paliers de /services : leur alternative a été comparée à ce qu'ils montrent. Les autres sont masqués et leur sens est écrit à côté.",
      ),
    },
    {
      number: '1.4',
      title: "L'alternative d'un CAPTCHA ou d'une image-test en donne la nature et la fonction.",
      result: doesNotApply(noCaptcha),
    },
    {
      number: '1.5',
      title: 'Un CAPTCHA en image a une solution de remplacement.',
      result: doesNotApply(noCaptcha),
    },
    {
      number: '1.6',
      title: "Une image qui informe a, s'il le faut, une description détaillée.",
      result: doesNotApply(noLongDescription),
    },
    {
      number: '1.7',
      title: "La description détaillée d'une image est pertinente.",
      result: doesNotApply(noLongDescription),
    },
    {
      number: '1.8',
      title: 'Un texte stylé remplace, si possible, une image de texte.',
      result: doesNotApply('Aucune image de texte : les mots des dessins sont du texte, et les logos sont dispensés.'),
    },
    {
      number: '1.9',
      title: "La légende d'une image est reliée à cette image.",
      result: doesNotApply('Aucune image ne porte de légende : un titre et un texte précèdent chaque dessin.'),
    },
  ],
}
