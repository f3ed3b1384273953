import { openingHoursInEnglish } from '#content/assistant/in-english.ts'
import { paths } from '#content/paths.ts'
import { byId } from '../../facts.ts'
import { bulletList, firstSentence, lowerFirst, markdown, sentence } from '../../markdown.ts'
import type { Sayings, TopicSite } from '../topic.ts'

export function reachingUs({ content, facts, sources, next }: TopicSite): Sayings {
  const { company, contactForm, contactFormFields, contactPage, contactSuccessPage, postalAddress, promises } = content
  const { servicesPage } = content
  const phone = markdown([content.phoneLink])
  const mail = markdown([content.mailLink])
  const form = `[le formulaire de contact](${paths.contact})`
  const hours = lowerFirst(company.openingHours.whole)
  const page = [sources.page(paths.contact)]
  const { hint } = contactForm.fields.message
  const hoursInEnglish = openingHoursInEnglish(company.openingHours)
  const reply = `Réponse sous ${promises.callBack}, les jours ouvrés.`
  const step = (id: string) => byId(contactPage.next.steps, id, 'contact-page.ts')
  const urgent = () => {
    const { text, note = '' } = byId(contactPage.means.items, 'urgent', 'contact-page.ts')
    return `${lowerFirst(markdown(text))}, ${lowerFirst(firstSentence(note))}`
  }
  return {
    contact: () => ({
      kind: 'fact',
      answer: `Par ${form}, au téléphone (${phone}, ${hours}) ou par email : ${mail}. ${reply}`,
      english: `Through [the contact form](${paths.contact}), by phone (${phone}, ${hoursInEnglish}) or by e-mail: ${mail}.`,
      sources: page,
      related: ['hours', 'reply-delay', 'demo'],
    }),
    human: () => ({
      kind: 'fact',
      answer: `Oui : appelez le ${phone}, ${hours}, ou écrivez-nous par ${form}. ${sentence(step('call-back').text)}`,
      english: `Yes: call ${phone}, ${hoursInEnglish}, or write to us through [the contact form](${paths.contact}).`,
      sources: page,
      related: ['hours', 'reply-delay', 'urgent'],
    }),
    phone: () => ({
      kind: 'fact',
      answer: `Notre numéro est le ${phone}, ${hours}.`,
      english: `Our phone number is ${phone}, ${hoursInEnglish}.`,
      sources: page,
      related: ['hours', 'email', 'urgent'],
    }),
    email: () => ({
      kind: 'fact',
      answer: `Écrivez-nous à ${mail}.`,
      english: `Write to us at ${mail}.`,
      sources: page,
      related: ['phone', 'reply-delay', 'dpo'],
    }),
    address: () => ({
      kind: 'fact',
      answer: `Nous sommes au ${postalAddress}.`,
      english: `We are at ${postalAddress}.`,
      sources: page,
      related: ['phone', 'hours', 'contact'],
    }),
    hours: () => ({
      kind: 'fact',
      answer: `Nous sommes joignables ${hours}, au ${phone}.`,
      english: `You can reach us ${hoursInEnglish}, at ${phone}.`,
      sources: page,
      related: ['urgent', 'phone', 'reply-delay'],
    }),
    'call-me-back': () => ({
      kind: 'fact',
      answer: `Je ne peux ni noter vos coordonnées ni les transmettre d'ici. Laissez-les dans ${form} : un expert vous joint sous ${promises.callBack}, les jours ouvrés. Ou appelez le ${phone}, ${hours}.`,
      english: `I cannot pass your details on from here. Leave them in [the contact form](${paths.contact}): an expert reaches you within ${promises.callBack}, on working days. Or call ${phone}.`,
      sources: page,
      related: ['reply-delay', 'urgent', 'hours'],
    }),
    'reply-delay': () => ({
      kind: 'fact',
      answer: `Sous ${promises.callBack}. ${step('call-back').text} Pour une urgence : ${urgent()}`,
      english: `We answer within ${promises.callBack}, on working days; for urgent matters, within ${promises.urgent}, during opening hours.`,
      sources: page,
      related: ['urgent', 'next-steps', 'demo-length'],
    }),
    urgent: () => ({
      kind: 'fact',
      answer: `Pour une urgence : ${urgent()} Appelez le ${phone}, ${hours}.`,
      english: `For urgent matters you get an answer within ${promises.urgent}, during opening hours: call ${phone}.`,
      sources: page,
      related: ['reply-delay', 'hours', 'contact'],
    }),
    demo: () => ({
      kind: 'fact',
      answer: `Remplissez ${form} : la démo, de ${promises.demo}, est préparée sur votre cas d'usage. ${content.useCasesPage.demoTerms} ${reply}`,
      english: `Fill in [the contact form](${paths.contact}): the demo is free, without commitment, and prepared on your own case.`,
      sources: page,
      related: ['demo-length', 'next-steps', 'why-demo'],
    }),
    'demo-price': () => ({
      kind: 'fact',
      answer: `${content.useCasesPage.demoTerms} Comptez ${promises.demo}.`,
      english: `Yes, the demo is free and without commitment; it takes ${promises.demo}.`,
      sources: page,
      next: next.askForDemo,
      related: ['demo-length', 'next-steps', 'workshop'],
    }),
    'demo-length': () => ({
      kind: 'fact',
      answer: `La démo dure ${promises.demo} : ${lowerFirst(sentence(step('demo').text))} ${content.useCasesPage.demoTerms}`,
      english: `The demo takes ${promises.demo}; it is free and without commitment.`,
      sources: page,
      next: next.askForDemo,
      related: ['demo-price', 'next-steps', 'why-demo'],
    }),
    'why-demo': () => ({
      kind: 'fact',
      answer: bulletList(contactPage.why.items.map(({ title, text }) => `**${title}** : ${lowerFirst(text)}`)),
      sources: page,
      next: next.askForDemo,
      related: ['demo-length', 'demo-price', 'next-steps'],
    }),
    'next-steps': () => ({
      kind: 'fact',
      answer: contactPage.next.steps
        .map(({ title, text }, index) => `${index + 1}. **${title}** : ${lowerFirst(text)}`)
        .join('\n'),
      sources: page,
      related: ['reply-delay', 'demo-length', 'urgent'],
    }),
    confirmation: () => ({
      kind: 'fact',
      answer: `${step('confirmation').text} ${byId(contactSuccessPage.steps, 'confirmation', 'contact-success-page.ts').text}`,
      sources: page,
      related: ['reply-delay', 'phone', 'next-steps'],
    }),
    'send-failed': () => ({
      kind: 'fact',
      answer: `Si le site affiche une erreur à l'envoi, votre demande n'est peut-être pas enregistrée.${contactForm.problems.unknown.slice(firstSentence(contactForm.problems.unknown).length)}`,
      english: `If the site shows an error when you send it, your request may not be stored. Send it again without changing anything: it will not be stored twice. Or call ${company.phone.display}.`,
      sources: page,
      related: ['confirmation', 'phone', 'request-change'],
    }),
    'form-fields': () => ({
      kind: 'fact',
      answer: contactFormFields.items
        .map(({ term, detail }) => `${term} : ${lowerFirst(markdown(detail))}`)
        .join('\n\n'),
      sources: page,
      related: ['form-message', 'next-steps', 'data-collected'],
    }),
    'form-message': () => ({
      kind: 'fact',
      answer: hint ? `Dites-y ${lowerFirst(hint)}` : contactForm.requiredNotice,
      sources: page,
      related: ['form-fields', 'form-pause', 'next-steps'],
    }),
    'form-pause': () => ({
      kind: 'fact',
      answer: contactForm.toasts.tooFast.text,
      sources: page,
      related: ['form-fields', 'confirmation', 'contact'],
    }),
    workshop: () => ({
      kind: 'fact',
      answer: `${facts.faqStatement('cout-et-duree', 'workshop')} ${servicesPage.closing.text}`,
      english: 'The first discovery workshop is free and without commitment.',
      sources: [sources.page(paths.services)],
      next: next.planWorkshop,
      related: ['cost', 'demo', 'method'],
    }),
    commitment: () => ({
      kind: 'fact',
      answer: `Non, la démo et le premier atelier sont sans engagement. ${step('proposal').title} : ${lowerFirst(step('proposal').text)}`,
      english: 'No: the demo and the first workshop are without commitment.',
      sources: page,
      next: next.askForDemo,
      related: ['demo-price', 'stop', 'leaving'],
    }),
  }
}
