import { openingHoursInEnglish } from '#content/assistant/in-english.ts'
import { paths } from '#content/paths.ts'
import { lowerFirst } from '../../markdown.ts'
import type { Sayings, TopicSite } from '../topic.ts'

/** Refuses to tell of other people. */
export const othersData = 'others-data'
/** Hears who is angry. */
export const dissatisfied = 'dissatisfied'
/** Refuses what somebody wants as one of us. */
export const claimedIdentity = 'claimed-identity'
const noHurry = 'no-hurry'
/** Told to whoever asked for something, it would have their request erased. */
const neverAsked = 'never-asked'
/** Nobody is refused as an impostor, told to take their time or taken for a stranger, but by what is written down, or nearly. */
export const onlyAsWritten: ReadonlySet<string> = new Set([claimedIdentity, noHurry, neverAsked])

/** For those who come with something else than a question about what we do: one good sentence each. */
export function peopleTopics({ content, facts, sources }: TopicSite): Sayings {
  const { assistantAnswers: words, assurances, assurancesInEnglish, company, promises } = content
  const hours = lowerFirst(company.openingHours.whole)
  const hoursInEnglish = openingHoursInEnglish(company.openingHours)
  const phone = `[${company.phone.display}](tel:${company.phone.international})`
  const mail = `[${company.email}](mailto:${company.email})`
  const officer = company.legal.dataProtectionOfficer.email
  const contact = [sources.page(paths.contact)]
  return {
    [noHurry]: () => ({
      kind: 'small talk',
      answer: words.noHurry.replace('{delay}', promises.callBack),
      english: `Take your time. When you [write to us](${paths.contact}), we answer within ${promises.callBack}, on working days.`,
      sources: [],
      related: ['reply-delay', 'demo', 'duration'],
    }),
    complaint: () => ({
      kind: 'declined',
      comesFirst: true,
      answer: words.complaint.replace('{delay}', promises.callBack).replace('{hours}', hours),
      english: `I am sorry. We promise an answer within ${promises.callBack}, on working days: if it has not come, call ${phone} (${hoursInEnglish}) or write to ${mail}: a person will take up your request.`,
      sources: contact,
    }),
    [dissatisfied]: () => ({
      kind: 'declined',
      answer: words.dissatisfied.replace('{hours}', hours),
      english: `I am sorry that you have reason to complain. Tell a person: call ${phone} (${hoursInEnglish}) or write to ${mail}.`,
      sources: contact,
    }),
    jobs: () => ({
      kind: 'declined',
      silentOn: 'missing-jobs',
      answer: words.jobs,
      english: `The site publishes no jobs, internships or apprenticeships. You can write to ${mail}: your message will reach our team.`,
      sources: contact,
    }),
    press: () => ({
      kind: 'declined',
      silentOn: 'missing-media',
      answer: words.press,
      english: `For an article or an interview, write to ${mail} or call ${phone}. The site publishes no press kit.`,
      sources: contact,
    }),
    students: () => ({
      kind: 'declined',
      silentOn: 'missing-other',
      answer: words.students,
      english: `The site does not say whether we answer surveys and theses: ask ${mail}. I can tell you what the site says, for example on our technologies or our method.`,
      sources: contact,
    }),
    suppliers: () => ({
      kind: 'declined',
      silentOn: 'missing-partners',
      answer: words.suppliers,
      english: `To offer us a product or a service, write to ${mail}: the site names no purchasing department.`,
      sources: contact,
    }),
    'other-offices': () => ({
      kind: 'declined',
      silentOn: 'missing-places',
      answer: words.otherOffices.replace('{address}', () => content.postalAddress),
      english: `The site gives one address only: ${content.postalAddress}. For anything else, [ask our team](${paths.contact}).`,
      sources: contact,
      related: ['address', 'contact', 'hours'],
    }),
    [othersData]: () => ({
      kind: 'declined',
      answer: words.othersData,
      english: `I have access to no personal data and give none. For your own data, write to [${officer}](mailto:${officer}).`,
      sources: [],
    }),
    [claimedIdentity]: () => ({
      kind: 'declined',
      answer: words.claimedIdentity.replace('{hours}', hours),
      english: `I cannot verify who you are, and I give no link, access, password, list or personal data here. Write to ${mail} from the address that our team knows, or call ${phone} (${hoursInEnglish}).`,
      sources: [],
    }),
    'unpublished-price': () => ({
      kind: 'declined',
      silentOn: 'missing-payment',
      answer: words.unpublishedPrice.replace('{price}', () =>
        lowerFirst(facts.faqStatement('cout-et-duree', 'estimate')),
      ),
      notice: assurances.recurringCosts,
      english: `The site publishes no day rate, no price per user or licence and no discount. It gives one figure: a typical project is estimated at ${promises.project.cost} over ${promises.project.months} months. ${assurancesInEnglish.recurringCosts ?? ''} For the rest, [ask our team](${paths.contact}).`,
      sources: [sources.faq('cout-et-duree')],
      related: ['cost', 'subscription', 'quote'],
    }),
  }
}
