import type { Rating } from '#content/company-facts.ts'
import { capitalised, inWords } from '#content/french-numbers.ts'
import { paths } from '#content/paths.ts'
import { publishedRating, ratingOrigin } from '#content/rating.ts'
import { monthInEnglish } from '../../language/in-english.ts'
import { lowerFirst } from '../../markdown.ts'
import type { Sayings, TopicSite } from '../topic.ts'
import { hostsThisSite } from './hosts-this-site.ts'
import { foreignDemand, jurisdiction, ownedAndGoverned, ownedInEnglish } from './jurisdiction.ts'
import { licencesInEnglish } from './technologies.ts'

const decimals = new Intl.NumberFormat('fr')

export function companyTopics(site: TopicSite): Sayings {
  const { content, sources, next } = site
  const { company, home, nameStory, ownership } = content
  const { legal, host, name, parent } = company
  const publisher = () => sources.legalNotice('editeur')
  const uses = home.useCases.items.map(({ title }) => lowerFirst(title)).join(', ')
  return {
    about: () => ({
      kind: 'fact',
      answer: `${home.hero.subtitle} ${capitalised(inWords(home.useCases.items.length))} usages : ${uses}.`,
      notice: content.licenceNotice,
      english: `${name} provides open-source platforms to create, connect, expose and govern AI agents, hosted in Europe and auditable: conversational AI, content generation, handling of incoming requests, data analysis.\n\n${licencesInEnglish}`,
      sources: [sources.page(paths.home)],
      next: next.seeUseCases,
      related: ['use-cases', 'technologies', 'method'],
    }),
    'customers-served': () => ({
      kind: 'fact',
      answer: `Aux entreprises et aux organismes publics. ${home.useCases.introduction}`,
      english: 'Companies and public bodies. Each use case says in which sectors it serves, public or private.',
      sources: [sources.page(paths.useCases)],
      next: next.seeUseCases,
      related: ['use-cases', 'start-small', 'cost'],
    }),
    name: () => ({
      kind: 'fact',
      answer: company.story,
      ...(nameStory.inEnglish && { english: nameStory.inEnglish }),
      sources: [sources.page(paths.home)],
      related: ['about', 'founded', 'open-source'],
    }),
    founded: () => ({
      kind: 'fact',
      answer: `${name} a été fondée en ${company.foundedIn}.`,
      english: `${name} was founded in ${company.foundedIn}.`,
      sources: [publisher()],
      related: ['about', 'group', 'publisher'],
    }),
    group: () => ({
      kind: 'fact',
      answer: `${legal.name} relève du ${ownership.publisher.law} et appartient à ${ownership.publisher.shareholders} ; ${ownedAndGoverned(`sa société mère, ${parent.name},`, ownership.parent)}`,
      english: `${ownedInEnglish(legal.name, ownership.publisher)} ${ownedInEnglish(`Our parent company, ${parent.name},`, ownership.parent)}`,
      sources: [publisher()],
      related: ['jurisdiction', 'publisher', 'founded'],
    }),
    publisher: () => ({
      kind: 'fact',
      answer: `Le site est édité par ${legal.name}, ${lowerFirst(legal.form)} au capital de ${legal.capital}, ${legal.register}.`,
      english: `The site is published by ${legal.name}${legal.form === 'Société par actions simplifiée' ? ', a simplified joint-stock company' : ''} with a share capital of ${legal.capital}, ${legal.register}.`,
      sources: [publisher()],
      related: ['siret', 'director', 'host'],
    }),
    siret: () => ({
      kind: 'fact',
      answer: `SIRET du siège : ${legal.siret}. SIREN : ${legal.siren} (${legal.register}). Code APE : ${legal.activityCode}.`,
      sources: [publisher()],
      related: ['vat', 'capital', 'publisher'],
    }),
    vat: () => ({
      kind: 'fact',
      answer: `Notre numéro de TVA intracommunautaire est ${legal.vat}.`,
      sources: [publisher()],
      related: ['siret', 'capital', 'publisher'],
    }),
    capital: () => ({
      kind: 'fact',
      answer: `Le capital social de ${legal.name} est de ${legal.capital}.`,
      sources: [publisher()],
      related: ['publisher', 'siret', 'group'],
    }),
    director: () => ({
      kind: 'fact',
      answer: `Direction de la publication : ${legal.publicationDirector}.`,
      english: `${officeInEnglish(legal.publicationDirector)} of ${legal.name}, is the director of publication.`,
      sources: [sources.legalNotice('directeur-de-la-publication')],
      related: ['publisher', 'group', 'contact'],
    }),
    host: () => ({
      kind: 'fact',
      answer: `Le site est hébergé par ${host.name}, ${host.address} (téléphone : ${host.phone}). ${ownedAndGoverned(host.name, ownership.host)}`,
      notice: hostsThisSite.french,
      english: `The site is hosted by ${host.name}, ${host.address} (phone: ${host.phone}). ${ownedInEnglish(host.name, ownership.host)}\n\n${hostsThisSite.english}`,
      sources: [sources.legalNotice('hebergeur')],
      related: ['jurisdiction', 'hosting', 'publisher'],
    }),
    'host-law': () => ({
      kind: 'fact',
      answer: ownedAndGoverned(`L'hébergeur de ce site, ${host.name},`, ownership.host),
      notice: hostsThisSite.french,
      english: `${ownedInEnglish(`The host of this site, ${host.name},`, ownership.host)}\n\n${hostsThisSite.english}`,
      sources: [sources.legalNotice('hebergeur')],
      related: ['jurisdiction', 'host', 'hosting'],
    }),
    jurisdiction: () => jurisdiction(site),
    'foreign-demand': () => foreignDemand(site),
    rating() {
      const rating = publishedRating(company.rating)
      return (
        rating && {
          kind: 'fact',
          answer: `Nos clients nous donnent ${decimals.format(rating.value)}/5 en moyenne, sur ${rating.count} avis, ${ratingOrigin(rating.provenance)}. Ils se lisent à l'adresse ${rating.provenance.url} ; comment ils sont contrôlés, à l'adresse ${rating.provenance.rules}.`,
          english: `Our clients give us ${rating.value}/5 on average, over ${rating.count} reviews, ${originInEnglish(rating.provenance)}. They can be read at ${rating.provenance.url}; how they are checked, at ${rating.provenance.rules}.`,
          sources: [sources.page(paths.home)],
          next: next.askForDemo,
          related: ['metrics', 'about', 'demo'],
        }
      )
    },
  }
}

const offices = [
  [/(?<=, )présidente?$/, 'president'],
  [/(?<=, )gérante?$/, 'manager'],
  [/(?<=, )(?:directrice générale|directeur général)$/, 'managing director'],
] as const

/** « Camille Verdier, présidente » → “Camille Verdier, president” */
function officeInEnglish(director: string) {
  return offices.reduce((made, [office, english]) => made.replace(office, english), director)
}

function originInEnglish({ collectedBy, checkedBy, checkedUntil }: NonNullable<Rating['provenance']>) {
  const who =
    collectedBy === checkedBy
      ? `collected and checked by ${collectedBy}`
      : `collected by ${collectedBy}, checked by ${checkedBy}`
  return `${who} in ${monthInEnglish(checkedUntil)}`
}
