import { offer } from './brand/promises.ts'
import { grouped } from './french-numbers.ts'

const { project, demoMinutes } = offer

/** « 24h » and « 4h », as they stand after « sous ». */
export const answerTime = `${offer.answerHours}h`
export const urgentAnswerTime = `${offer.urgentAnswerHours}h`

/** « 30 à 45 minutes », and short: « 30-45 min ». */
export const demoLength = `${demoMinutes.from} à ${demoMinutes.to} minutes`
export const shortDemoLength = `${demoMinutes.from}-${demoMinutes.to} min`

/** « 15 000 € HT » and « 3 mois ». */
export const projectPrice = `${grouped(project.euros)} € HT`
export const projectDuration = `${project.months} mois`
