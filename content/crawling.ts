/** Whether crawlers may take the texts of the site to train models: robots.txt and the legal notice are written from it. */
export const allowsTraining: boolean = true

/** What crawlers may do, in the words of the legal notice. */
export function robotsMay(train: boolean): string {
  const read = 'Les robots qui suivent notre fichier robots.txt sont autorisés à lire et à citer ce site'
  return train
    ? `${read}, et à s'en servir pour entraîner des modèles.`
    : `${read}, pas à s'en servir pour entraîner des modèles : nous nous y opposons (article L. 122-5-3).`
}
