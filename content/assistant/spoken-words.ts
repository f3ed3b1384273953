import { accessibilityWords } from '../accessibility-words.ts'
import { assessment, assessmentInEnglish } from '../assessment-words.ts'
import { company } from '../company.ts'
import { allowsTraining, robotsMay, robotsTold } from '../crawling.ts'
import { officerNamed } from '../data-protection-officer.ts'
import { demoVideoLength } from '../demo-video-length.ts'
import { departureWords } from '../departure.ts'
import { externalServices } from '../external-services.ts'
import { inWords } from '../french-numbers.ts'
import { choiceMonths, contactYears, questionMonths } from '../kept-for.ts'
import { legalNoticeDate } from '../legal-notice-date.ts'
import { type Path, paths } from '../paths.ts'
import { promises } from '../promises.ts'
import { processorsPlace } from '../recipients.ts'
import { recurringCostsWords } from '../recurring-costs.ts'
import { countryOf } from '../services-by-consent.ts'
import { technologies } from '../technologies.ts'
import { technologyOutline } from '../technology-outline.ts'
import { useCases } from '../use-cases.ts'
import firstSentences from './first-sentences.json' with { type: 'json' }
import { dateInEnglish, openingHoursInEnglish } from './in-english.ts'
import facts from './page-facts.json' with { type: 'json' }
import words from './rests-on.json' with { type: 'json' }

/** Sentences, and the page that says them. */
type Quote = { readonly page: Path; readonly quote: string }

/** With what it rests on. */
type PageFact = Quote & {
  readonly id: string
  /** On another page. */
  readonly also: readonly Quote[]
  readonly answer: string
  /** Says that we keep nothing of a question to the assistant: who else does is told with it. */
  readonly keepsNoQuestion: boolean
  /** Says that the platform calls no model without the client's consent: what this site itself calls is told with it. */
  readonly onlyIfAllowed: boolean
}

const pages: Readonly<Record<string, Path>> = {
  index: paths.home,
  solutions: paths.solutions,
  'cas-usage': paths.useCases,
  services: paths.services,
  contact: paths.contact,
  'contact-success': paths.contactSuccess,
  'mentions-legales': paths.legalNotice,
  'politique-confidentialite': paths.privacyPolicy,
  accessibilite: paths.accessibility,
}

const { whole: wholeHours } = company.openingHours
const { address, email, host, legal, name, parent, phone, rating } = company
const video = externalServices.find(({ purpose }) => purpose === 'video')
const integrations = technologies.flatMap(({ figures }) => figures).find(({ id }) => id === 'integrations')
const assessedInEnglish = assessmentInEnglish()
const robotsToday = robotsTold(allowsTraining)
const processorsToday = processorsPlace(externalServices)
const values: Readonly<Record<string, string>> = {
  ...accessibilityWords,
  ...departureWords,
  ...recurringCostsWords,
  accordingToAssessment: assessment.according,
  accordingInEnglish: assessedInEnglish.according,
  activity: legal.activityCode.split(' ')[0] ?? '',
  activityCode: legal.activityCode,
  assessment: assessment.statement,
  assessmentInEnglish: assessedInEnglish.statement,
  callBack: promises.callBack,
  choiceMonths: String(choiceMonths),
  contactYears: String(contactYears),
  capital: legal.capital,
  city: address.city,
  company: name,
  country: address.country,
  demo: promises.demo,
  demoLength: promises.demoLength,
  director: legal.publicationDirector,
  duration: promises.project.duration,
  email,
  host: host.name,
  hostAddress: host.address,
  hostCountry: host.country,
  hostPhone: host.phone,
  integrations: integrations?.value.replace('+', '') ?? '',
  latitude: String(address.latitude),
  legalName: legal.name,
  longitude: String(address.longitude),
  months: String(promises.project.months),
  noticeDate: legalNoticeDate.text,
  noticeDateInEnglish: dateInEnglish(legalNoticeDate.isoDate),
  officer: legal.dataProtectionOfficer.email,
  officerName: officerNamed?.replace(/(?<=,.*)$/, ',') ?? 'Notre délégué à la protection des données',
  officerUnnamed: officerNamed ? '' : ' ; le site ne donne pas son nom',
  parent: parent.name,
  phone: phone.display,
  phoneLink: phone.international,
  postalCode: address.postalCode,
  price: promises.project.cost,
  processors: processorsToday.quote,
  processorsInEnglish: processorsToday.inEnglish,
  processorsPlace: processorsToday.answer,
  questionMonths: String(questionMonths),
  ratingUrl: rating?.provenance?.url ?? '',
  register: legal.register,
  robots: robotsMay(allowsTraining),
  robotsInEnglish: robotsToday.inEnglish,
  robotsTold: robotsToday.answer,
  siren: legal.siren,
  siret: legal.siret,
  street: address.street,
  technologies: inWords(technologyOutline.length),
  urgent: promises.urgent,
  useCases: String(useCases.length),
  vat: legal.vat,
  video: video?.company ?? '',
  videoLength: demoVideoLength,
  videoCountry: video ? countryOf(video) : '',
  wholeHours: wholeHours.charAt(0).toLowerCase() + wholeHours.slice(1),
  wholeHoursInEnglish: openingHoursInEnglish(company.openingHours),
}

/** What identifies the company stands in these files by its name, as in the ways to ask. */
export function filled(text: string) {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}

function entriesOf(file: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(file).map(([id, text]) => [id, filled(text)]))
}

/** By the id of a topic: a sentence that states the fact, before the list or the card that has it. */
export const firstSentencesOfAnswers: ReadonlyMap<string, string> = entriesOf(firstSentences)

/** By the id of a topic: what its answer must have for what is written down beside it, in either language, to be told. */
export const restsOn: ReadonlyMap<string, string> = entriesOf(words)

function quoted({ page, quote }: { readonly page: string; readonly quote: string }): Quote {
  return { page: pages[page] ?? paths.home, quote: filled(quote) }
}

/** What pages state in passing, as answers. */
export const pageFacts: readonly PageFact[] = facts.map(
  ({ id, page, quote, also, answer, keepsNoQuestion = false, onlyIfAllowed = false }) => ({
    id,
    ...quoted({ page, quote }),
    also: also ? [quoted(also)] : [],
    answer: filled(answer),
    keepsNoQuestion,
    onlyIfAllowed,
  }),
)
