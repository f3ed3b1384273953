import { type DemoVideo, lengthInText } from '../demo-video.ts'

const seconds = 90

/** The demonstration of the home page. */
export const demoVideo: DemoVideo = {
  /** The VIDEO_URL variable takes precedence. */
  url: 'https://video.delambre.example/embed/recherche-documentaire',
  title: 'Vidéo de démonstration : un agent conversationnel de recherche documentaire',
  introduction: `En ${lengthInText(seconds)}, un agent conversationnel cherche dans des documents, répond et montre où il a lu. L'accueil d'une mairie lui pose trois questions, dont une à laquelle il ne doit pas répondre.`,
  publishedOn: '2025-01-28',
  seconds,
  /** Whose player it is; `since` is the day on which the page began to offer it. */
  service: {
    since: '2025-01-28',
    name: 'Vidéothèque Exemple',
    company: 'Vidéothèque Exemple SAS',
    country: 'France',
    terms: 'https://video.delambre.example/confidentialite',
  },
}
