/** Where a triangle's corner stood: bell towers, towers and summits, to a hundredth of a degree. */
export type SurveyStation = {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** The stations already placed from which it was sighted; two of them close a triangle. */
  readonly from: readonly string[]
}

/** The meridian of the Paris Observatory, in degrees east of Greenwich. */
export const parisMeridian = 2.337

/**
 * The survey of 1792-1798 that gave the metre, from Dunkerque to Barcelona (« Base du système métrique décimal »,
 * 1806-1810), north to south. Around Paris every triangle is there; elsewhere the chain skips some stations, since it
 * is drawn at a smaller scale.
 */
export const surveyStations = [
  { name: 'Dunkerque', latitude: 51.04, longitude: 2.38, from: [] },
  { name: 'Watten', latitude: 50.83, longitude: 2.21, from: ['Dunkerque'] },
  { name: 'Cassel', latitude: 50.8, longitude: 2.49, from: ['Dunkerque', 'Watten'] },
  { name: 'Fiefs', latitude: 50.5, longitude: 2.33, from: ['Watten', 'Cassel'] },
  { name: 'Béthune', latitude: 50.53, longitude: 2.64, from: ['Cassel', 'Fiefs'] },
  { name: 'Saulty', latitude: 50.21, longitude: 2.53, from: ['Fiefs', 'Béthune'] },
  { name: 'Bonnières', latitude: 50.25, longitude: 2.26, from: ['Fiefs', 'Saulty'] },
  { name: 'Beauquesne', latitude: 50.09, longitude: 2.39, from: ['Saulty', 'Bonnières'] },
  { name: 'Mailly', latitude: 50.08, longitude: 2.6, from: ['Saulty', 'Beauquesne'] },
  { name: 'Villers-Bretonneux', latitude: 49.87, longitude: 2.52, from: ['Beauquesne', 'Mailly'] },
  { name: 'Vignacourt', latitude: 50.01, longitude: 2.2, from: ['Beauquesne', 'Villers-Bretonneux'] },
  { name: 'Sourdon', latitude: 49.71, longitude: 2.4, from: ['Vignacourt', 'Villers-Bretonneux'] },
  { name: 'Arvillers', latitude: 49.73, longitude: 2.64, from: ['Villers-Bretonneux', 'Sourdon'] },
  { name: 'Coivrel', latitude: 49.56, longitude: 2.54, from: ['Sourdon', 'Arvillers'] },
  { name: 'Noyers', latitude: 49.54, longitude: 2.28, from: ['Sourdon', 'Coivrel'] },
  { name: 'Clermont', latitude: 49.38, longitude: 2.41, from: ['Coivrel', 'Noyers'] },
  { name: 'Jonquières', latitude: 49.39, longitude: 2.74, from: ['Coivrel', 'Clermont'] },
  { name: 'Saint-Christophe', latitude: 49.27, longitude: 2.6, from: ['Clermont', 'Jonquières'] },
  { name: 'Saint-Martin-du-Tertre', latitude: 49.11, longitude: 2.35, from: ['Clermont', 'Saint-Christophe'] },
  { name: 'Dammartin', latitude: 49.05, longitude: 2.68, from: ['Saint-Christophe', 'Saint-Martin-du-Tertre'] },
  { name: 'Panthéon', latitude: 48.85, longitude: 2.35, from: ['Saint-Martin-du-Tertre', 'Dammartin'] },
  { name: 'Belle-Assise', latitude: 48.84, longitude: 2.74, from: ['Dammartin', 'Panthéon'] },
  { name: 'Brie', latitude: 48.69, longitude: 2.61, from: ['Panthéon', 'Belle-Assise'] },
  { name: 'Montlhéry', latitude: 48.64, longitude: 2.27, from: ['Panthéon', 'Brie'] },
  { name: 'Malvoisine', latitude: 48.51, longitude: 2.41, from: ['Brie', 'Montlhéry'] },
  // The two ends of the base, the only side near Paris that was measured with rods on the ground.
  { name: 'Lieusaint', latitude: 48.63, longitude: 2.55, from: ['Montlhéry', 'Malvoisine'] },
  { name: 'Melun', latitude: 48.55, longitude: 2.65, from: ['Malvoisine', 'Lieusaint'] },
  { name: 'Torfou', latitude: 48.53, longitude: 2.23, from: ['Montlhéry', 'Malvoisine'] },
  { name: 'Forêt-Sainte-Croix', latitude: 48.38, longitude: 2.23, from: ['Malvoisine', 'Torfou'] },
  { name: 'La Chapelle-la-Reine', latitude: 48.32, longitude: 2.57, from: ['Malvoisine', 'Forêt-Sainte-Croix'] },
  { name: 'Pithiviers', latitude: 48.17, longitude: 2.25, from: ['Forêt-Sainte-Croix', 'La Chapelle-la-Reine'] },
  { name: 'Boiscommun', latitude: 48.04, longitude: 2.38, from: ['La Chapelle-la-Reine', 'Pithiviers'] },
  { name: 'Châteauneuf', latitude: 47.87, longitude: 2.22, from: ['Pithiviers', 'Boiscommun'] },
  { name: 'Orléans', latitude: 47.9, longitude: 1.91, from: ['Pithiviers', 'Châteauneuf'] },
  { name: 'Vouzon', latitude: 47.65, longitude: 2.06, from: ['Châteauneuf', 'Orléans'] },
  { name: 'Sainte-Montaine', latitude: 47.49, longitude: 2.32, from: ['Châteauneuf', 'Vouzon'] },
  { name: 'Méry-ès-Bois', latitude: 47.33, longitude: 2.38, from: ['Vouzon', 'Sainte-Montaine'] },
  { name: 'Morogues', latitude: 47.24, longitude: 2.6, from: ['Sainte-Montaine', 'Méry-ès-Bois'] },
  { name: 'Bourges', latitude: 47.08, longitude: 2.4, from: ['Méry-ès-Bois', 'Morogues'] },
  { name: 'Dun', latitude: 46.88, longitude: 2.57, from: ['Morogues', 'Bourges'] },
  { name: 'Morlac', latitude: 46.71, longitude: 2.31, from: ['Bourges', 'Dun'] },
  { name: 'Culan', latitude: 46.55, longitude: 2.35, from: ['Dun', 'Morlac'] },
  { name: 'Évaux', latitude: 46.17, longitude: 2.49, from: ['Morlac', 'Culan'] },
  { name: 'Sermur', latitude: 45.98, longitude: 2.43, from: ['Culan', 'Évaux'] },
  { name: 'Herment', latitude: 45.75, longitude: 2.57, from: ['Évaux', 'Sermur'] },
  { name: 'Meymac', latitude: 45.54, longitude: 2.15, from: ['Sermur', 'Herment'] },
  { name: 'Bort', latitude: 45.4, longitude: 2.5, from: ['Herment', 'Meymac'] },
  { name: 'Puy Violent', latitude: 45.12, longitude: 2.64, from: ['Meymac', 'Bort'] },
  { name: 'Montsalvy', latitude: 44.71, longitude: 2.5, from: ['Bort', 'Puy Violent'] },
  { name: 'Rodez', latitude: 44.35, longitude: 2.57, from: ['Puy Violent', 'Montsalvy'] },
  { name: 'Rieupeyroux', latitude: 44.31, longitude: 2.24, from: ['Montsalvy', 'Rodez'] },
  { name: 'Lagaste', latitude: 44.13, longitude: 2.6, from: ['Rodez', 'Rieupeyroux'] },
  { name: 'Montredon', latitude: 43.72, longitude: 2.33, from: ['Rieupeyroux', 'Lagaste'] },
  { name: 'Montalet', latitude: 43.68, longitude: 2.8, from: ['Lagaste', 'Montredon'] },
  { name: 'Nore', latitude: 43.42, longitude: 2.46, from: ['Montredon', 'Montalet'] },
  { name: 'Carcassonne', latitude: 43.21, longitude: 2.35, from: ['Montredon', 'Nore'] },
  { name: 'Alaric', latitude: 43.14, longitude: 2.62, from: ['Nore', 'Carcassonne'] },
  { name: 'Bugarach', latitude: 42.86, longitude: 2.38, from: ['Carcassonne', 'Alaric'] },
  { name: 'Tauch', latitude: 42.91, longitude: 2.65, from: ['Alaric', 'Bugarach'] },
  { name: 'Força Réal', latitude: 42.73, longitude: 2.7, from: ['Bugarach', 'Tauch'] },
  { name: 'Bellegarde', latitude: 42.46, longitude: 2.86, from: ['Bugarach', 'Força Réal'] },
  { name: 'Notre-Dame-du-Mont', latitude: 42.25, longitude: 2.71, from: ['Bugarach', 'Bellegarde'] },
  { name: 'Puigsacalm', latitude: 42.13, longitude: 2.4, from: ['Bugarach', 'Notre-Dame-du-Mont'] },
  { name: 'Rocacorba', latitude: 42.07, longitude: 2.69, from: ['Notre-Dame-du-Mont', 'Puigsacalm'] },
  { name: 'Matagalls', latitude: 41.81, longitude: 2.39, from: ['Puigsacalm', 'Rocacorba'] },
  { name: 'Montserrat', latitude: 41.61, longitude: 1.81, from: ['Puigsacalm', 'Matagalls'] },
  { name: 'Vallvidrera', latitude: 41.42, longitude: 2.1, from: ['Matagalls', 'Montserrat'] },
  { name: 'Montjuïc', latitude: 41.36, longitude: 2.17, from: ['Matagalls', 'Vallvidrera'] },
] as const satisfies readonly SurveyStation[]

export type StationName = (typeof surveyStations)[number]['name']
