import { type DemoVideo, lengthInText } from '#content/demo-video.ts'

const seconds = 120
const adviser = 'Malik, conseiller'
const automaton = "L'automate"

export const demoVideo: DemoVideo = {
  url: 'https://films.vaucanson.example/lecteur/contrats',
  title: 'Film : un automate relit des contrats',
  introduction: `En ${lengthInText(seconds)}, un automate relit trois contrats et montre la clause qui manque.`,
  publishedOn: '2026-03-02',
  seconds,
  service: {
    since: '2025-01-28',
    name: 'Cinémathèque Modèle',
    company: 'Cinémathèque Modèle SA',
    country: 'Belgique',
    terms: 'https://films.vaucanson.example/donnees',
  },
  transcript: [
    { speaker: adviser, text: 'Quelle clause manque à ces trois contrats ?' },
    {
      speaker: automaton,
      text: 'La clause de révision manque au deuxième.',
      sources: ['Contrat B, page 4'],
    },
  ],
}
