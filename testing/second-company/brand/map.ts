import { paths } from '#content/paths.ts'
import { type PreviewMap, readStations, type SurveyMap } from '#content/survey-map.ts'

/** The towns along the Rhône and the Isère whose weavers bought the first automatic looms, from Lyon down to Avignon. */
const stations = readStations(`
Nantua,46.15,5.6
Lyon,45.76,4.84,1
Crémieu,45.72,5.25,2,1
Vienne,45.52,4.87,2,1
Bourgoin,45.59,5.28,2,1
Voiron,45.36,5.59,1
Roussillon,45.37,4.81,3,2
Beaurepaire,45.34,5.05,2,1
Moirans,45.33,5.57,3,1
Tullins,45.3,5.48,4,1
Annonay,45.24,4.67,4,3
Saint-Vallier,45.18,4.82,5,1
Saint-Marcellin,45.15,5.32,3,1
Romans,45.05,5.05,2,1
Tain,45.07,4.84,3,1
Valence,44.93,4.89,2,1
Crest,44.73,5.02,3,1
Livron,44.77,4.84,2,1
Montélimar,44.56,4.75,2,1
Dieulefit,44.52,5.06,3,1
Pierrelatte,44.38,4.7,2,1
Valréas,44.38,4.99,2,1
Orange,44.14,4.81,2,1
Carpentras,44.05,5.05,2,1
Avignon,43.95,4.81,2,1
`)

export const map: SurveyMap = {
  stations,
  axis: 4.85,
  base: ['Romans', 'Tain'],
  hero: {
    centre: { latitude: 45.15, longitude: 4.95 },
    unitsPerKilometre: 4,
    note: { text: '45°00′N Isère', latitude: 45.0 },
    uses: ['Vienne', 'Roussillon', 'Annonay', 'Valence'],
  },
  inset: {
    centre: { latitude: 45.05, longitude: 5 },
    unitsPerKilometre: 2,
    degrees: { north: 46, south: 44 },
    part: { northWest: { latitude: 45.8, longitude: 4.7 }, southEast: { latitude: 44.6, longitude: 5.2 } },
    north: { label: 'Nantua', at: 'Nantua' },
    south: { label: 'Avignon', at: 'Avignon' },
  },
  end: { from: 44.8, unitsPerKilometre: 2.3 },
}

/** Apart, since no visitor's page needs it. */
export const previewMap: PreviewMap = {
  centre: { latitude: 45.15, longitude: 5.1 },
  unitsPerKilometre: 6,
  pages: {
    [paths.home]: 'Saint-Vallier',
    [paths.solutions]: 'Vienne',
    [paths.useCases]: 'Roussillon',
    [paths.services]: 'Romans',
    [paths.contact]: 'Valence',
    [paths.contactSuccess]: 'Crest',
    [paths.legalNotice]: 'Tain',
    [paths.privacyPolicy]: 'Annonay',
    [paths.accessibility]: 'Beaurepaire',
  },
}
