/** Whether crawlers may take the texts of the site to train models: robots.txt and the legal notice are written from it. */
export const allowsTraining: boolean = true

const reserved = 'nous nous opposons à cet usage, quel que soit le robot (article L. 122-5-3'

/** The reservation of whoever refuses it, as it stands in robots.txt: for those too that no line of it names. */
export const noTraining = `sauf pour entraîner des modèles : ${reserved} du code de la propriété intellectuelle)`

/** What crawlers may do, in the words of the legal notice. */
export function robotsMay(train: boolean): string {
  const read = 'Les robots qui suivent notre fichier robots.txt sont autorisés à lire et à citer ce site'
  return train
    ? `${read}, et à s'en servir pour entraîner des modèles.`
    : `${read}, sauf ceux qui collectent ses textes pour entraîner des modèles : ${reserved}).`
}
