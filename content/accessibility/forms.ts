import { checkedByHand, doesNotApply, firstReview, secondReview, type Theme, testedBy } from './criterion.ts'

export const forms: Theme = {
  name: 'Formulaires',
  criteria: [
    {
      number: '11.1',
      title: 'Un champ a une étiquette.',
      result: testedBy(
        'Règle « label » de axe ; étiquettes visibles.',
        ['e2e/every-page.spec.ts', 'no accessibility fault that a machine can find'],
        ['e2e/contact.spec.ts', 'each with its visible label, its format'],
      ),
    },
    {
      number: '11.2',
      title: "L'étiquette d'un champ est pertinente.",
      result: checkedByHand(
        firstReview,
        "Étiquettes du formulaire de contact, de la recherche et de l'assistant lues : chacune dit ce qu'on y écrit.",
      ),
    },
    {
      number: '11.3',
      title: 'Deux étiquettes de même fonction sont cohérentes.',
      result: checkedByHand(
        secondReview,
        "Le champ de l'assistant est le seul qui se retrouve d'une page à l'autre : un seul composant le dessine, sous la même étiquette. Aucun champ n'a le même rôle qu'un autre dans une page.",
      ),
    },
    {
      number: '11.4',
      title: 'Une étiquette et son champ sont accolés.',
      result: checkedByHand(
        firstReview,
        "Formulaires regardés à 390 et à 1440 pixels : l'étiquette est au-dessus de son champ.",
      ),
    },
    {
      number: '11.5',
      title: "Les champs de même nature sont regroupés, s'il le faut.",
      result: checkedByHand(
        firstReview,
        "Les filtres forment un groupe. Le formulaire de contact porte sur une seule personne et une seule demande : il n'a rien à séparer.",
      ),
    },
    {
      number: '11.6',
      title: 'Un regroupement de champs a une légende.',
      result: checkedByHand(firstReview, 'Le groupe des filtres a la sienne.'),
    },
    {
      number: '11.7',
      title: "La légende d'un regroupement est pertinente.",
      result: checkedByHand(firstReview, "« Filtrer les cas d'usage par catégorie » : légende lue avec ses boutons."),
    },
    {
      number: '11.8',
      title: "Les choix d'une liste sont regroupés, s'il le faut.",
      result: doesNotApply('Les deux listes ont six et sept choix de même nature.'),
    },
    {
      number: '11.9',
      title: "L'intitulé d'un bouton est pertinent.",
      result: checkedByHand(
        firstReview,
        "Intitulés de tous les boutons lus, ceux des icônes et de l'assistant compris.",
      ),
    },
    {
      number: '11.10',
      title: 'Le contrôle de saisie est utilisé de façon pertinente.',
      result: testedBy(
        'Champs facultatifs signalés, format donné avant la saisie, erreur écrite et reliée à son champ, focus sur la première.',
        ['e2e/contact.spec.ts', 'each with its visible label, its format'],
        ['e2e/contact-form.spec.ts', 'says what is wrong, takes the focus to the first error'],
      ),
    },
    {
      number: '11.11',
      title: "Le contrôle de saisie suggère comment corriger, s'il le faut.",
      result: testedBy('Les messages donnent la règle et un exemple.', [
        'e2e/contact-form.spec.ts',
        'as the specification does',
      ]),
    },
    {
      number: '11.12',
      title: 'Une saisie aux conséquences financières ou juridiques peut être vérifiée ou annulée.',
      result: doesNotApply(
        "Une demande de contact n'engage à rien et ne modifie aucune donnée ; un choix sur les cookies se change à tout moment.",
      ),
    },
    {
      number: '11.13',
      title: 'Le navigateur peut remplir les champs qui concernent la personne.',
      result: testedBy('La finalité de chaque champ est déclarée.', [
        'e2e/contact.spec.ts',
        'each with its visible label, its format',
      ]),
    },
  ],
}
