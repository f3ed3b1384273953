import { departure, offer } from './brand/promises.ts'
import { grouped } from './french-numbers.ts'

const { project, demoMinutes } = offer

/** What is announced in more than one place, in the words of the site: the figures stand in content/brand/promises.ts. */
export const promises = {
  /** How soon a person answers, as read after « sous ». */
  callBack: `${offer.answerHours}h`,
  urgent: `${offer.urgentAnswerHours}h`,
  /** How long a demonstration takes, in short and in a sentence. */
  demo: `${demoMinutes.from}-${demoMinutes.to} min`,
  demoLength: `${demoMinutes.from} à ${demoMinutes.to} minutes`,
  /** What a typical project takes and costs. */
  project: {
    months: project.months,
    duration: `${project.months} mois`,
    amount: project.euros,
    cost: `${grouped(project.euros)} € HT`,
  },
}

/** On which terms a customer leaves, in a few words; departure.ts has them all. */
export const departureInShort = `${departure.charge === 0 ? 'sans frais de sortie, ' : ''}après un préavis de ${departure.noticeMonths} mois au plus`
