import type { Ownership } from '#content/company-facts.ts'
import { countryInEnglish } from '../../language/in-english.ts'
import { bulletList, firstSentence, paragraphs } from '../../markdown.ts'
import type { Saying, TopicSite } from '../topic.ts'
import { hostsThisSite } from './hosts-this-site.ts'
import { modelNoticeInEnglish } from './model-notice.ts'
import { calledByThisSite } from './sent-by-this-site.ts'

/** Facts from the company file, without a verdict: whose law applies is for the visitor's lawyers to conclude. */
export function jurisdiction(site: TopicSite): Saying {
  const { assurances, assurancesInEnglish } = site.content
  const ofPlatform = firstSentence(assurances.foreignAccess ?? '')
  return dependence(site, {
    opening: 'Le lieu des serveurs ne suffit pas à le dire : le Cloud Act',
    openingInEnglish: 'The place of the servers does not settle it: the Cloud Act',
    ofPlatform,
    ofPlatformInEnglish: ofPlatform && firstSentence(assurancesInEnglish.foreignAccess ?? ''),
  })
}

/** Whether a foreign state gets at their data: what is promised of it first, where the company promises it. */
export function foreignDemand(site: TopicSite): Saying {
  const { foreignAccess } = site.content.assurances
  const { foreignAccess: inEnglish } = site.content.assurancesInEnglish
  if (!foreignAccess) return jurisdiction(site)
  const { answer, notice, english, ...saying } = dependence(site, {
    opening: 'Le Cloud Act',
    openingInEnglish: 'The Cloud Act',
  })
  // However little of the promise is told, whom this site depends on stands before the word that it is of this site.
  return {
    ...saying,
    answer: foreignAccess,
    notice: paragraphs(answer, notice),
    english: paragraphs(inEnglish, english),
  }
}

type Said = {
  readonly opening: string
  readonly openingInEnglish: string
  readonly ofPlatform?: string
  readonly ofPlatformInEnglish?: string
}

/** Whom this site depends on. */
function dependence(
  { content, sources }: TopicSite,
  { opening, openingInEnglish, ofPlatform, ofPlatformInEnglish }: Said,
): Saying {
  const { company, modelNotice, ownership } = content
  const ofThisSite = calledByThisSite(content)
  const bodies = [
    ownedAndGoverned(company.legal.name, ownership.publisher),
    ownedAndGoverned(`La société mère, ${company.parent.name},`, ownership.parent),
    ownedAndGoverned(`L'hébergeur du site, ${company.host.name},`, ownership.host),
  ]
  const inEnglish = [
    ownedInEnglish(company.legal.name, ownership.publisher),
    ownedInEnglish(company.parent.name, ownership.parent),
    ownedInEnglish(`The host of the site, ${company.host.name},`, ownership.host),
  ]
  return {
    kind: 'fact',
    answer: `${opening} vise les prestataires soumis au droit des États-Unis, où que soient les données. De qui dépend ce site :\n\n${bulletList(bodies)}`,
    notice: paragraphs(hostsThisSite.french, ofPlatform, ofThisSite?.french, modelNotice),
    english: `${openingInEnglish} applies to providers under the law of the United States, wherever the data is. Whom this site depends on:

${bulletList(inEnglish)}

${paragraphs(hostsThisSite.english, ofPlatformInEnglish, ofThisSite?.english)}

${modelNoticeInEnglish(content)}`,
    sources: [sources.legalNotice('editeur'), sources.legalNotice('hebergeur'), sources.faq('souverain')],
    related: ['group', 'host', 'model-location'],
  }
}

/** « X relève du droit français (France) et appartient à … » */
export function ownedAndGoverned(name: string, { country, law, shareholders }: Ownership) {
  return `${name} relève du ${law} (${country}) et appartient à ${shareholders}.`
}

/** The same in English; who owns it, where the company says it. */
export function ownedInEnglish(name: string, { country, inEnglish }: Ownership) {
  return inEnglish
    ? `${name} comes under ${inEnglish.law} and is owned by ${inEnglish.shareholders}.`
    : `${name} comes under the law of ${countryInEnglish(country)}; the legal notice says who owns it.`
}
