/** What is said in the picture that runs through the site: here, a survey with its stations. */
export const brandWords = {
  map: {
    /** What the hero's drawing says to those who do not see it; {places} are the names of the uses on it, {count} how many. */
    description:
      'Carte des triangles qui ont mesuré le méridien autour de Paris. {count} stations portent un autre nom : {places}.',
    /** The same for the picture of a link preview, after « titre ». */
    preview: 'sur une carte de triangulation autour de Paris',
  },
  /** {count} is the number of steps, in words. */
  method: {
    title: 'Une méthode en {count} stations',
    introduction: "Comme un relevé : chaque étape s'appuie sur la mesure de la précédente.",
  },
  solutions: { overline: 'Coupe de la plateforme' },
  notFound: {
    note: "Cette station n'est pas sur la carte. Reprenez le relevé depuis un point connu.",
    /** Beside the dashed station of the drawing. */
    unknownPosition: 'position inconnue',
    nearest: 'Stations les plus proches',
  },
} as const
