import { type DemoVideo, lengthInText } from '#content/demo-video.ts'

const seconds = 120

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
}
