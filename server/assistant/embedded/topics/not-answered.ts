import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { phoneLink } from '#content/personal-data.ts'
import { servicesPage } from '#content/services-page.ts'
import { enumeration, markdown } from '../../markdown.ts'
import { pageSource } from '../../sources.ts'
import type { Saying } from '../topic.ts'

const askTheTeam = `[posez la question à notre équipe](${paths.contact}) ou appelez le ${markdown([phoneLink])}`
const suggestions = ['about', 'cost', 'hosting']

/** In one polite sentence, with what it can do instead. */
export const offTopic: Saying = {
  id: 'off-topic',
  kind: 'declined',
  answer: `Je ne réponds qu'aux questions sur ${company.name} et ses solutions d'IA, mais je peux vous dire ce que nous proposons, combien coûte un projet ou où sont hébergées vos données.`,
  english: `I only answer questions about ${company.name} and its AI solutions, but I can tell you what we offer, what a project costs or where your data is hosted.`,
  sources: [],
  related: suggestions,
}

/** The question is about the company, and the site says nothing on it. */
export const notOnSite: Saying = {
  id: 'not-on-site',
  kind: 'declined',
  answer: `Le site ne le précise pas, et je préfère ne rien inventer : ${askTheTeam}.`,
  english: `The site does not say, and I would rather not make it up: [ask our team](${paths.contact}).`,
  sources: [],
  related: suggestions,
}

/** Others are not ours to judge; what we say of ourselves is. */
export const competitors: Saying = {
  id: 'competitors',
  kind: 'declined',
  answer: `Le site ne parle pas de nos concurrents, mais il dit ce qui nous distingue : ${enumeration(servicesPage.differentiators.items.map(({ title }) => title))}.`,
  english: `The site does not speak of our competitors; it says what we hold to: return on investment first, controlled agility, support all around, full transparency.`,
  sources: [pageSource(paths.services)],
  related: ['differentiators', 'sovereignty', 'cost'],
}

/** Somebody tries to change what the assistant is for, or to read what it runs on. */
export const notObeyed: Saying = {
  id: 'not-obeyed',
  kind: 'declined',
  answer: `Je m'en tiens à mon rôle, qui est de répondre aux questions sur ${company.name} et ses solutions d'IA : demandez-moi par exemple ce que nous proposons ou combien coûte un projet.`,
  english: `I keep to my role, which is to answer questions about ${company.name} and its AI solutions: ask me what we offer or what a project costs.`,
  sources: [],
  related: suggestions,
}

/** Somebody may be in danger: a person, not a product, is the answer. */
export const distress: Saying = {
  id: 'distress',
  kind: 'declined',
  answer:
    "Je ne suis qu'un programme, et vous méritez de parler à une personne : appelez le 3114, gratuit, jour et nuit, ou le 15 et le 112 en cas de danger immédiat.",
  sources: [],
}

/** In lower case and without accents. */
export const distressWords = /\b(?:suicid\w*|me tuer|(?:veux|voudrais|envie de) (?:mourir|en finir))\b/

export const discourtesy: Saying = {
  id: 'discourtesy',
  kind: 'declined',
  answer: `Je suis désolé que cela ne vous convienne pas : posez-moi une question sur ${company.name}, ou ${askTheTeam}.`,
  sources: [],
  related: suggestions,
}
