import { paths } from '../paths.ts'
import { type PreviewMap, readStations, type SurveyMap } from '../survey-map.ts'

/**
 * The survey of 1792-1798 that gave the metre, from Dunkerque to Barcelona (« Base du système métrique décimal »,
 * 1806-1810), north to south. Around Paris every triangle is there; elsewhere the chain skips some stations, since it is
 * drawn at a smaller scale. A table in text, since every home page carries it: it is half as long as objects would be.
 */
const stations = readStations(`
Dunkerque,51.04,2.38
Watten,50.83,2.21,1
Cassel,50.8,2.49,2,1
Fiefs,50.5,2.33,2,1
Béthune,50.53,2.64,2,1
Saulty,50.21,2.53,2,1
Bonnières,50.25,2.26,3,1
Beauquesne,50.09,2.39,2,1
Mailly,50.08,2.6,3,1
Villers-Bretonneux,49.87,2.52,2,1
Vignacourt,50.01,2.2,3,1
Sourdon,49.71,2.4,1,2
Arvillers,49.73,2.64,3,1
Coivrel,49.56,2.54,2,1
Noyers,49.54,2.28,3,1
Clermont,49.38,2.41,2,1
Jonquières,49.39,2.74,3,1
Saint-Christophe,49.27,2.6,2,1
Saint-Martin-du-Tertre,49.11,2.35,3,1
Dammartin,49.05,2.68,2,1
Panthéon,48.85,2.35,2,1
Belle-Assise,48.84,2.74,2,1
Brie,48.69,2.61,2,1
Montlhéry,48.64,2.27,3,1
Malvoisine,48.51,2.41,2,1
Lieusaint,48.63,2.55,2,1
Melun,48.55,2.65,2,1
Torfou,48.53,2.23,4,3
Forêt-Sainte-Croix,48.38,2.23,4,1
La Chapelle-la-Reine,48.32,2.57,5,1
Pithiviers,48.17,2.25,2,1
Boiscommun,48.04,2.38,2,1
Châteauneuf,47.87,2.22,2,1
Orléans,47.9,1.91,3,1
Vouzon,47.65,2.06,2,1
Sainte-Montaine,47.49,2.32,3,1
Méry-ès-Bois,47.33,2.38,2,1
Morogues,47.24,2.6,2,1
Bourges,47.08,2.4,2,1
Dun,46.88,2.57,2,1
Morlac,46.71,2.31,2,1
Culan,46.55,2.35,2,1
Évaux,46.17,2.49,2,1
Sermur,45.98,2.43,2,1
Herment,45.75,2.57,2,1
Meymac,45.54,2.15,2,1
Bort,45.4,2.5,2,1
Puy Violent,45.12,2.64,2,1
Montsalvy,44.71,2.5,2,1
Rodez,44.35,2.57,2,1
Rieupeyroux,44.31,2.24,2,1
Lagaste,44.13,2.6,2,1
Montredon,43.72,2.33,2,1
Montalet,43.68,2.8,2,1
Nore,43.42,2.46,2,1
Carcassonne,43.21,2.35,3,1
Alaric,43.14,2.62,2,1
Bugarach,42.86,2.38,2,1
Tauch,42.91,2.65,2,1
Força Réal,42.73,2.7,2,1
Bellegarde,42.46,2.86,3,1
Notre-Dame-du-Mont,42.25,2.71,4,1
Puigsacalm,42.13,2.4,5,1
Rocacorba,42.07,2.69,2,1
Matagalls,41.81,2.39,2,1
Montserrat,41.61,1.81,3,1
Vallvidrera,41.42,2.1,2,1
Montjuïc,41.36,2.17,3,1
`)

export const map: SurveyMap = {
  stations,
  // The meridian of the Paris Observatory, in degrees east of Greenwich.
  axis: 2.337,
  // The only side near Paris that was measured with rods on the ground.
  base: ['Lieusaint', 'Melun'],
  hero: {
    centre: { latitude: 48.845, longitude: 2.47 },
    unitsPerKilometre: 5.2,
    note: { text: '48°50′N Paris', latitude: 48.836 },
    uses: ['Saint-Martin-du-Tertre', 'Dammartin', 'Montlhéry', 'Melun'],
  },
  inset: {
    centre: { latitude: 46.2, longitude: 2.337 },
    unitsPerKilometre: 0.5,
    degrees: { north: 51, south: 42 },
    part: { northWest: { latitude: 49.3, longitude: 2 }, southEast: { latitude: 48.39, longitude: 2.9 } },
    north: { label: 'Dunkerque', at: 'Dunkerque' },
    south: { label: 'Barcelone', at: 'Montjuïc' },
  },
  end: { from: 43, unitsPerKilometre: 2.3 },
}

/** Apart, since no visitor's page needs it. */
export const previewMap: PreviewMap = {
  centre: { latitude: 48.83, longitude: 2.47 },
  unitsPerKilometre: 6.6,
  pages: {
    [paths.home]: 'Panthéon',
    [paths.solutions]: 'Dammartin',
    [paths.useCases]: 'Saint-Martin-du-Tertre',
    [paths.services]: 'Montlhéry',
    [paths.contact]: 'Brie',
    [paths.contactSuccess]: 'Melun',
    [paths.legalNotice]: 'Malvoisine',
    [paths.privacyPolicy]: 'Belle-Assise',
    [paths.accessibility]: 'Lieusaint',
  },
}
