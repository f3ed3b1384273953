import { checkedByHand, doesNotApply, firstReview, type Theme, testedBy } from './criterion.ts'

export const requiredElements: Theme = {
  name: 'Éléments obligatoires',
  criteria: [
    {
      number: '8.1',
      title: 'Une page est définie par un type de document.',
      result: testedBy('html-validate.', ['e2e/markup.spec.ts', 'The markup of']),
    },
    {
      number: '8.2',
      title: 'Le code généré est valide selon le type de document.',
      result: testedBy(
        "html-validate, sur les pages telles qu'elles sont servies ; axe et IBM, sur les pages telles que les scripts les laissent.",
        ['e2e/markup.spec.ts', 'The markup of'],
        ['e2e/every-page.spec.ts', 'no accessibility fault that a machine can find'],
        ['e2e/every-page.spec.ts', 'nor to another engine'],
      ),
    },
    {
      number: '8.3',
      title: 'La langue par défaut est présente.',
      result: testedBy('Règle « html-has-lang » de axe.', [
        'e2e/every-page.spec.ts',
        'no accessibility fault that a machine can find',
      ]),
    },
    {
      number: '8.4',
      title: 'Le code de langue est pertinent.',
      result: testedBy('Chaque page est en français et le dit.', ['e2e/markup.spec.ts', 'is in French']),
    },
    {
      number: '8.5',
      title: 'Une page a un titre.',
      result: testedBy('Chaque page a un titre, un seul.', [
        'e2e/found-and-shared.spec.ts',
        'says what the page is, once',
      ]),
    },
    {
      number: '8.6',
      title: 'Le titre de la page est pertinent.',
      result: checkedByHand(firstReview, 'Titres lus : chacun dit le sujet de sa page, puis le nom du site.'),
    },
    {
      number: '8.7',
      title: 'Un changement de langue est indiqué.',
      result: testedBy(
        "L'assistant répond en anglais à qui lui écrit en anglais : question, réponse et annonce portent leur langue. Dans les textes des pages, lus à la main, aucun passage n'est en anglais : les mots qui s'y trouvent (open source, workflow, framework) sont d'usage courant ou des noms propres.",
        ['e2e/assistant.spec.ts', 'and says what is in English'],
        ['app/assistant/answer-text.test.tsx', 'is read out as English, in a page that is in French'],
      ),
    },
    {
      number: '8.8',
      title: 'Le code de chaque changement de langue est valide et pertinent.',
      result: testedBy(
        "« en », le seul qui serve, est sur ce que l'assistant dit en anglais et sur rien d'autre.",
        ['e2e/assistant.spec.ts', 'and says what is in English'],
        ['app/assistant/answer-text.test.tsx', 'that sentence alone is'],
      ),
    },
    {
      number: '8.9',
      title: 'Les balises ne servent pas seulement à la présentation.',
      result: checkedByHand(
        firstReview,
        "Code des pages parcouru : ni saut de ligne forcé, ni paragraphe vide hors des zones d'annonce, ni balise ou attribut de présentation.",
      ),
    },
    {
      number: '8.10',
      title: 'Un changement de sens de lecture est signalé.',
      result: doesNotApply('Tout le site se lit de gauche à droite.'),
    },
  ],
}
