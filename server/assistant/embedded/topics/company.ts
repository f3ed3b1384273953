import { ownership } from '#content/company/ownership.ts'
import { company, type Rating } from '#content/company.ts'
import { home } from '#content/home.ts'
import { paths } from '#content/paths.ts'
import { publishedRating, ratingOrigin } from '#content/rating.ts'
import { lowerFirst } from '../../markdown.ts'
import { legalNoticeSource, pageSource } from '../../sources.ts'
import { askForDemo, type Saying, seeUseCases } from '../topic.ts'
import { jurisdiction, ownedAndGoverned } from './jurisdiction.ts'

const { legal, host, name, parent } = company
const publisher = legalNoticeSource('editeur')
const uses = home.useCases.items.map(({ title }) => lowerFirst(title)).join(', ')

export const theCompany: readonly Saying[] = [
  {
    id: 'about',
    kind: 'fact',
    answer: `${home.hero.subtitle} Quatre usages : ${uses}.`,
    english: `${name} provides open-source platforms to create, connect, expose and govern AI agents, hosted in Europe and auditable: conversational AI, content generation, handling of incoming requests, data analysis.`,
    sources: [pageSource(paths.home)],
    next: seeUseCases,
    related: ['use-cases', 'technologies', 'method'],
  },
  {
    id: 'customers-served',
    kind: 'fact',
    answer: `Aux entreprises et aux organismes publics. ${home.useCases.introduction}`,
    english: 'Companies and public bodies. Each use case says in which sectors it serves, public or private.',
    sources: [pageSource(paths.useCases)],
    next: seeUseCases,
    related: ['use-cases', 'start-small', 'cost'],
  },
  {
    id: 'name',
    kind: 'fact',
    answer: company.story,
    sources: [pageSource(paths.home)],
    related: ['about', 'founded', 'open-source'],
  },
  {
    id: 'founded',
    kind: 'fact',
    answer: `${name} a été fondée en ${company.foundedIn}.`,
    english: `${name} was founded in ${company.foundedIn}.`,
    sources: [publisher],
    related: ['about', 'group', 'publisher'],
  },
  {
    id: 'group',
    kind: 'fact',
    answer: `${ownedAndGoverned(`Notre société mère, ${parent.name},`, ownership.parent)} ${ownedAndGoverned(legal.name, ownership.publisher)}`,
    english: `Our parent company is ${parent.name} (${ownership.parent.country}).`,
    sources: [publisher],
    related: ['jurisdiction', 'publisher', 'founded'],
  },
  {
    id: 'publisher',
    kind: 'fact',
    answer: `Le site est édité par ${legal.name}, ${lowerFirst(legal.form)} au capital de ${legal.capital}, ${legal.register}.`,
    english: `The site is published by ${legal.name}, ${legal.register}.`,
    sources: [publisher],
    related: ['siret', 'director', 'host'],
  },
  {
    id: 'siret',
    kind: 'fact',
    answer: `SIRET du siège : ${legal.siret}. SIREN : ${legal.siren} (${legal.register}). Code APE : ${legal.activityCode}.`,
    sources: [publisher],
    related: ['vat', 'capital', 'publisher'],
  },
  {
    id: 'vat',
    kind: 'fact',
    answer: `Notre numéro de TVA intracommunautaire est ${legal.vat}.`,
    sources: [publisher],
    related: ['siret', 'capital', 'publisher'],
  },
  {
    id: 'capital',
    kind: 'fact',
    answer: `Le capital social de ${legal.name} est de ${legal.capital}.`,
    sources: [publisher],
    related: ['publisher', 'siret', 'group'],
  },
  {
    id: 'director',
    kind: 'fact',
    answer: `Direction de la publication : ${legal.publicationDirector}.`,
    english: `Director of publication: ${legal.publicationDirector}.`,
    sources: [legalNoticeSource('directeur-de-la-publication')],
    related: ['publisher', 'group', 'contact'],
  },
  {
    id: 'host',
    kind: 'fact',
    answer: `Le site est hébergé par ${host.name}, ${host.address} (téléphone : ${host.phone}). ${ownedAndGoverned(host.name, ownership.host)}`,
    english: `The site is hosted by ${host.name}, ${host.address} (phone: ${host.phone}).`,
    sources: [legalNoticeSource('hebergeur')],
    related: ['jurisdiction', 'hosting', 'publisher'],
  },
  jurisdiction,
  ...ratingTopics(company.rating),
]

export function ratingTopics(declared: Rating | undefined): Saying[] {
  const rating = publishedRating(declared)
  if (!rating) return []
  return [
    {
      id: 'rating',
      kind: 'fact',
      answer: `Nos clients nous donnent ${rating.value.toLocaleString('fr')}/5 en moyenne, sur ${rating.count} avis, ${ratingOrigin(rating.provenance)}. Ils se lisent à l'adresse ${rating.provenance.url}.`,
      sources: [pageSource(paths.home)],
      next: askForDemo,
      related: ['metrics', 'about', 'demo'],
    },
  ]
}
