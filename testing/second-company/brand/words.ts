export const brandWords = {
  map: {
    description:
      'Carte des villes où passèrent les premiers métiers automatiques. {count} villes ont pris un autre nom : {places}.',
    preview: 'sur une carte des ateliers de la vallée du Rhône',
  },
  method: {
    title: 'Une méthode en {count} engrenages',
    introduction: 'Comme une horloge : chaque roue entraîne la suivante.',
  },
  solutions: { overline: 'Vue éclatée' },
  notFound: {
    note: "Cette roue ne tourne avec aucune autre. Repartez d'un rouage connu.",
    unknownPosition: 'rouage égaré',
    nearest: 'Rouages les plus proches',
  },
} as const
