import { checkedByHand, doesNotApply, firstReview, type Theme, testedBy } from './criterion.ts'

const onlySimple = "Les tableaux n'ont qu'une ligne et une colonne d'en-têtes."
const noLayout = 'Aucun tableau ne sert à la mise en page.'

export const tables: Theme = {
  name: 'Tableaux',
  criteria: [
    { number: '5.1', title: 'Un tableau complexe a un résumé.', result: doesNotApply(onlySimple) },
    { number: '5.2', title: "Le résumé d'un tableau complexe est pertinent.", result: doesNotApply(onlySimple) },
    {
      number: '5.3',
      title: "Le contenu linéarisé d'un tableau de mise en forme reste compréhensible.",
      result: doesNotApply(noLayout),
    },
    {
      number: '5.4',
      title: "Le titre d'un tableau de données lui est associé.",
      result: testedBy('Chaque tableau a son titre.', ['e2e/markup.spec.ts', 'each table has its title']),
    },
    {
      number: '5.5',
      title: "Le titre d'un tableau de données est pertinent.",
      result: checkedByHand(
        firstReview,
        'Titres lus sur les mentions légales, la politique de confidentialité et cette déclaration.',
      ),
    },
    {
      number: '5.6',
      title: "Les en-têtes d'un tableau de données sont déclarés.",
      result: testedBy(
        'Chaque ligne et chaque colonne a un en-tête, sur un téléphone aussi.',
        ['e2e/markup.spec.ts', 'each header says what it heads'],
        ['e2e/legal.spec.ts', 'names the column of every cell on a phone'],
      ),
    },
    {
      number: '5.7',
      title: 'Chaque cellule est reliée à ses en-têtes.',
      result: testedBy("Chaque en-tête dit s'il vaut pour une ligne ou une colonne.", [
        'e2e/markup.spec.ts',
        'each header says what it heads',
      ]),
    },
    {
      number: '5.8',
      title: "Un tableau de mise en forme n'utilise pas les éléments d'un tableau de données.",
      result: doesNotApply(noLayout),
    },
  ],
}
