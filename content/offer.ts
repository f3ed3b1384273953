import { offer } from './brand/promises.ts'
import { grouped } from './french-numbers.ts'

const { project, demoMinutes } = offer

/** « 24h » and « 4h », as they stand after « sous ». */
export const answerTime = `${offer.answerHours}h`
export const urgentAnswerTime = `${offer.urgentAnswerHours}h`

/** « 30 à 45 minutes », and short: « 30-45 min ». */
export const demoLength = `${demoMinutes.from}\u00a0à\u00a0${demoMinutes.to}\u00a0minutes`
export const shortDemoLength = `${demoMinutes.from}-${demoMinutes.to}\u00a0min`

/** « 15 000 € HT » and « 3 mois ». */
export const projectPrice = `${grouped(project.euros)}\u00a0€ HT`
export const projectDuration = `${project.months}\u00a0mois`
