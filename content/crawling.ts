/** Whether crawlers may take the texts of the site to train models: robots.txt and the legal notice are written from it. */
export const allowsTraining: boolean = true

const reserved = 'nous nous opposons à cet usage, quel que soit le robot (article L. 122-5-3'

/** The reservation of whoever refuses it, as it stands in robots.txt: for those too that no line of it names. */
export const noTraining = `sauf pour entraîner des modèles : ${reserved} du code de la propriété intellectuelle)`

const read = 'Les robots qui suivent notre fichier robots.txt sont autorisés à lire et à citer ce site'
const butTrainers = `${read}, sauf ceux qui collectent ses textes pour entraîner des modèles : ${reserved}`

/** What crawlers may do, in the words of the legal notice. */
export function robotsMay(train: boolean): string {
  return train ? `${read}, et à s'en servir pour entraîner des modèles.` : `${butTrainers}).`
}

/** The same to who asks the assistant, where no other article is cited before. */
export function robotsTold(train: boolean) {
  const inEnglish = 'Robots that follow our robots.txt file are allowed to read and quote this site'
  return train
    ? { answer: robotsMay(train), inEnglish: `${inEnglish}, and to train models on it.` }
    : {
        answer: `${butTrainers} du code de la propriété intellectuelle).`,
        inEnglish: `${inEnglish}, except those that collect its texts to train models: we object to that use, whichever the robot (article L. 122-5-3 of the French intellectual property code).`,
      }
}
