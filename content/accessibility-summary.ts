import type { Summary } from './accessibility/summarise.ts'

/** Made of content/accessibility/ by `npm run accessibility`: the page carries what it says, not the whole grid. */
export const accessibilitySummary: Summary = {
  counts: { conform: 65, notConform: 2, notApplicable: 31, notAssessed: 8 },
  themes: [
    { name: 'Images', counts: { conform: 3, notConform: 0, notApplicable: 6, notAssessed: 0 } },
    { name: 'Cadres', counts: { conform: 2, notConform: 0, notApplicable: 0, notAssessed: 0 } },
    { name: 'Couleurs', counts: { conform: 3, notConform: 0, notApplicable: 0, notAssessed: 0 } },
    { name: 'Multimédia', counts: { conform: 2, notConform: 0, notApplicable: 4, notAssessed: 7 } },
    { name: 'Tableaux', counts: { conform: 4, notConform: 0, notApplicable: 4, notAssessed: 0 } },
    { name: 'Liens', counts: { conform: 1, notConform: 1, notApplicable: 0, notAssessed: 0 } },
    { name: 'Scripts', counts: { conform: 4, notConform: 0, notApplicable: 0, notAssessed: 1 } },
    { name: 'Éléments obligatoires', counts: { conform: 9, notConform: 0, notApplicable: 1, notAssessed: 0 } },
    { name: "Structuration de l'information", counts: { conform: 3, notConform: 0, notApplicable: 1, notAssessed: 0 } },
    { name: "Présentation de l'information", counts: { conform: 13, notConform: 0, notApplicable: 1, notAssessed: 0 } },
    { name: 'Formulaires', counts: { conform: 11, notConform: 0, notApplicable: 2, notAssessed: 0 } },
    { name: 'Navigation', counts: { conform: 6, notConform: 1, notApplicable: 4, notAssessed: 0 } },
    { name: 'Consultation', counts: { conform: 4, notConform: 0, notApplicable: 8, notAssessed: 0 } },
  ],
  faults: [
    {
      number: '6.1',
      fault:
        'Sur la page Services, « Télécharger notre méthodologie » annonce un fichier et mène au formulaire de contact.',
      instead: 'Ce formulaire permet de la demander.',
    },
    {
      number: '12.1',
      fault: "Le site n'a que ses menus : ni plan du site, ni moteur de recherche sur toutes les pages.",
      instead: "Le menu et le pied de page mènent à toutes les pages, et l'assistant indique où se trouve une réponse.",
    },
  ],
  toAssess: [
    {
      because:
        "La vidéo de démonstration est servie par un autre site : personne ne l'a encore évaluée, son lecteur non plus.",
      criteria: [
        { number: '4.2', title: "La transcription ou l'audiodescription est pertinente." },
        { number: '4.3', title: 'Un média synchronisé a des sous-titres.' },
        { number: '4.4', title: 'Les sous-titres sont pertinents.' },
        { number: '4.5', title: "Un média temporel a, s'il le faut, une audiodescription synchronisée." },
        { number: '4.6', title: "L'audiodescription synchronisée est pertinente." },
        { number: '4.11', title: 'La lecture se contrôle au clavier et avec un dispositif de pointage.' },
        { number: '4.13', title: "Les médias sont compatibles avec les technologies d'assistance." },
      ],
    },
    {
      because:
        "Les rôles, les noms et les états sont contrôlés par deux moteurs automatiques. Aucun lecteur d'écran n'a encore servi à vérifier ce qui est restitué.",
      criteria: [{ number: '7.1', title: "Un script est compatible avec les technologies d'assistance." }],
    },
  ],
}
