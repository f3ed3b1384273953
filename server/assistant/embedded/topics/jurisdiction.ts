import { ownership } from '#content/company/ownership.ts'
import { company } from '#content/company.ts'
import { modelNotice } from '#content/language-models.ts'
import { faqSource, legalNoticeSource } from '../../sources.ts'
import type { Saying } from '../topic.ts'

/** Facts from the company file, without a verdict: whose law applies is for the visitor's lawyers to conclude. */
export const jurisdiction: Saying = {
  id: 'jurisdiction',
  kind: 'fact',
  answer: `Le lieu des serveurs ne suffit pas à le dire : le Cloud Act vise les prestataires soumis au droit des États-Unis, où que soient les données. Voici de qui dépend la plateforme. ${bodies().join(' ')} ${modelNotice}`,
  english: `The place of the servers does not settle it: the Cloud Act applies to providers under the law of the United States, wherever the data is. ${company.legal.name}, its parent company ${company.parent.name} and the host ${company.host.name}: see the legal notice for the country, the law and the shareholders of each.`,
  sources: [legalNoticeSource('editeur'), legalNoticeSource('hebergeur'), faqSource('souverain')],
  related: ['group', 'host', 'model-location'],
}

function bodies() {
  return [
    ownedAndGoverned(company.legal.name, ownership.publisher),
    ownedAndGoverned(`La société mère, ${company.parent.name},`, ownership.parent),
    ownedAndGoverned(`L'hébergeur, ${company.host.name},`, ownership.host),
  ]
}

/** « X relève du droit français (France) et appartient à … » */
export function ownedAndGoverned(
  name: string,
  { country, law, shareholders }: (typeof ownership)[keyof typeof ownership],
) {
  return `${name} relève du ${law} (${country}) et appartient à ${shareholders}.`
}
