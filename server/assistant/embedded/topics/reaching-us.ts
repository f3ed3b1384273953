import { company } from '#content/company.ts'
import { contactForm } from '#content/contact-form.ts'
import { contactPage } from '#content/contact-page.ts'
import { contactSuccessPage } from '#content/contact-success-page.ts'
import { paths } from '#content/paths.ts'
import { contactFormFields, mailLink, phoneLink, postalAddress } from '#content/personal-data.ts'
import { servicesPage } from '#content/services-page.ts'
import { bulletList, enumeration, lowerFirst, markdown, sentence, upperFirst } from '../../markdown.ts'
import { pageSource } from '../../sources.ts'
import { figure, pick } from '../content-lookup.ts'
import { askForDemo, planWorkshop, type Saying } from '../topic.ts'

const phone = markdown([phoneLink])
const mail = markdown([mailLink])
const form = `[le formulaire de contact](${paths.contact})`
const hours = lowerFirst(company.openingHours.text)
const sources = [pageSource(paths.contact)]

const [confirmation, callBack, demo, proposal] = contactPage.next.steps
const urgent = markdown(pick(contactPage.means.items, ({ icon }) => icon === 'siren', 'the urgent delay').text)
const promises = enumeration(contactPage.hero.badges.map(lowerFirst))

export const reachingUs: readonly Saying[] = [
  {
    id: 'contact',
    kind: 'fact',
    answer: `Par ${form}, au téléphone (${phone}, ${hours}) ou par e-mail : ${mail}. ${sentence(callBack.title)}`,
    english: `Through [the contact form](${paths.contact}), by phone (${phone}, Monday to Friday, ${company.openingHours.opens}-${company.openingHours.closes}) or by e-mail: ${mail}.`,
    sources,
    related: ['hours', 'reply-delay', 'demo'],
  },
  {
    id: 'human',
    kind: 'fact',
    answer: `Oui : appelez le ${phone}, ${hours}, ou écrivez-nous par ${form}. ${sentence(callBack.text)}`,
    english: `Yes: call ${phone}, Monday to Friday, or write to us through [the contact form](${paths.contact}).`,
    sources,
    related: ['hours', 'reply-delay', 'urgent'],
  },
  {
    id: 'phone',
    kind: 'fact',
    answer: `Notre numéro est le ${phone}, ${hours}.`,
    english: `Our phone number is ${phone}, Monday to Friday, ${company.openingHours.opens}-${company.openingHours.closes} (Paris time).`,
    sources,
    related: ['hours', 'email', 'urgent'],
  },
  {
    id: 'email',
    kind: 'fact',
    answer: `Écrivez-nous à ${mail}.`,
    english: `Write to us at ${mail}.`,
    sources,
    related: ['phone', 'reply-delay', 'dpo'],
  },
  {
    id: 'address',
    kind: 'fact',
    answer: `Nous sommes au ${postalAddress}.`,
    english: `We are at ${postalAddress}.`,
    sources,
    related: ['phone', 'hours', 'contact'],
  },
  {
    id: 'hours',
    kind: 'fact',
    answer: `Nous sommes joignables ${hours}, au ${phone}.`,
    english: `You can reach us Monday to Friday, ${company.openingHours.opens}-${company.openingHours.closes} (Paris time), at ${phone}.`,
    sources,
    related: ['urgent', 'phone', 'reply-delay'],
  },
  {
    id: 'call-me-back',
    kind: 'fact',
    answer: `Je ne peux ni noter vos coordonnées ni les transmettre d'ici. Laissez-les dans ${form} : un expert vous joint sous ${figure(callBack.title)}. Ou appelez le ${phone}, ${hours}.`,
    english: `I cannot pass your details on from here. Leave them in [the contact form](${paths.contact}): an expert calls you back within ${figure(callBack.title)}. Or call ${phone}.`,
    sources,
    related: ['reply-delay', 'urgent', 'hours'],
  },
  {
    id: 'reply-delay',
    kind: 'fact',
    answer: `Sous ${figure(callBack.title)}. ${callBack.text} Pour une urgence : ${lowerFirst(sentence(urgent))}`,
    english: `Within ${figure(callBack.title)}; for urgent matters, within ${figure(urgent)}.`,
    sources,
    next: askForDemo,
    related: ['urgent', 'next-steps', 'demo-length'],
  },
  {
    id: 'urgent',
    kind: 'fact',
    answer: `Pour une urgence : ${lowerFirst(sentence(urgent))} Appelez le ${phone}, ${hours}.`,
    english: `For urgent matters you get an answer within ${figure(urgent)}: call ${phone}.`,
    sources,
    related: ['reply-delay', 'hours', 'contact'],
  },
  {
    id: 'demo',
    kind: 'fact',
    answer: `Remplissez ${form} : la démo, de ${figure(demo.title)}, est préparée sur votre cas d'usage. ${upperFirst(promises)}.`,
    english: `Fill in [the contact form](${paths.contact}): the demo is free, without commitment, and prepared on your own case.`,
    sources,
    related: ['demo-length', 'next-steps', 'why-demo'],
  },
  {
    id: 'demo-price',
    kind: 'fact',
    answer: 'La démo est gratuite et sans engagement.',
    english: 'Yes, the demo is free and without commitment.',
    sources,
    next: askForDemo,
    related: ['demo-length', 'next-steps', 'workshop'],
  },
  {
    id: 'demo-length',
    kind: 'fact',
    answer: `La démo dure ${figure(demo.title)} : ${lowerFirst(sentence(demo.text))}`,
    english: `The demo takes ${figure(demo.title)}.`,
    sources,
    next: askForDemo,
    related: ['demo-price', 'next-steps', 'why-demo'],
  },
  {
    id: 'why-demo',
    kind: 'fact',
    answer: bulletList(contactPage.why.items.map(({ title, text }) => `**${title}** : ${lowerFirst(text)}`)),
    sources,
    next: askForDemo,
    related: ['demo-length', 'demo-price', 'next-steps'],
  },
  {
    id: 'next-steps',
    kind: 'fact',
    answer: contactPage.next.steps
      .map(({ title, text }, index) => `${index + 1}. **${title}** : ${lowerFirst(text)}`)
      .join('\n'),
    sources,
    next: askForDemo,
    related: ['reply-delay', 'demo-length', 'urgent'],
  },
  {
    id: 'confirmation',
    kind: 'fact',
    answer: `${confirmation.text} ${contactSuccessPage.steps[0].text} Sans e-mail de notre part, appelez le ${phone}.`,
    sources,
    related: ['reply-delay', 'phone', 'next-steps'],
  },
  {
    id: 'form-fields',
    kind: 'fact',
    answer: contactFormFields.items.map(({ term, detail }) => `${term} : ${lowerFirst(markdown(detail))}`).join('\n\n'),
    sources,
    related: ['form-message', 'next-steps', 'data-collected'],
  },
  {
    id: 'form-message',
    kind: 'fact',
    answer: contactForm.fields.message.hint ?? contactForm.requiredNotice,
    sources,
    related: ['form-fields', 'form-pause', 'next-steps'],
  },
  {
    id: 'form-pause',
    kind: 'fact',
    answer: contactForm.toasts.tooFast.text,
    sources,
    related: ['form-fields', 'confirmation', 'contact'],
  },
  {
    id: 'workshop',
    kind: 'fact',
    answer: `Le premier atelier découverte est gratuit et sans engagement. ${servicesPage.closing.text}`,
    english: 'The first discovery workshop is free and without commitment.',
    sources: [pageSource(paths.services)],
    next: planWorkshop,
    related: ['cost', 'demo', 'method'],
  },
  {
    id: 'commitment',
    kind: 'fact',
    answer: `Non, la démo et le premier atelier sont sans engagement. ${proposal.title} : ${lowerFirst(proposal.text)}`,
    english: 'No: the demo and the first workshop are without commitment.',
    sources,
    next: askForDemo,
    related: ['demo-price', 'stop', 'leaving'],
  },
]
