import { paths } from '#content/paths.ts'
import { enumeration } from '../../markdown.ts'
import type { AnsweringContent } from '../answering-content.ts'
import type { Danger } from '../danger.ts'
import type { Saying, Sayings, TopicSite } from '../topic.ts'

/** The topics that say that there is no answer: other parts decide between them by these names. */
export const offTopic = 'off-topic'
export const notOnSite = 'not-on-site'

const suggestions = ['about', 'cost', 'hosting']

export function notAnswered({ content, sources }: TopicSite): Sayings {
  const { assistantAnswers: words, company, servicesPage } = content
  return {
    /** In one polite sentence, with what it can do instead. */
    [offTopic]: () => ({
      kind: 'declined',
      answer: words.offTopic,
      english: `I only answer questions about ${company.name} and its AI solutions, but I can tell you what we offer, what a project costs or where your data is hosted.`,
      sources: [],
      related: suggestions,
    }),
    /** Others are not ours to judge; what we say of ourselves is. */
    competitors: () => ({
      kind: 'declined',
      answer: words.competitors.replace('{rules}', () =>
        enumeration(servicesPage.differentiators.items.map(({ title }) => title)),
      ),
      english: `The site does not speak of our competitors; it says what we hold to: return on investment first, controlled agility, support all around, full transparency.`,
      sources: [sources.page(paths.services)],
      related: ['differentiators', 'sovereignty', 'cost'],
    }),
    /** The question is about the company, and the site says nothing on it. */
    [notOnSite]: () => ({
      kind: 'declined',
      answer: words.notOnSite,
      english: `The site does not say, and I would rather not make it up: [ask our team](${paths.contact}).`,
      sources: [],
      related: suggestions,
    }),
    discourtesy: () => ({
      kind: 'declined',
      answer: words.discourtesy,
      english: `I am sorry that this does not suit you. To talk to a person, call ${company.phone.display} or [write to our team](${paths.contact}).`,
      sources: [],
      related: suggestions,
    }),
  }
}

/** Somebody tries to change what the assistant is for, or to read what it runs on. */
export function notObeyed({ assistantAnswers, company }: AnsweringContent): Saying {
  return {
    kind: 'declined',
    answer: assistantAnswers.notObeyed,
    english: `I keep to my role, which is to answer questions about ${company.name} and its AI solutions: ask me what we offer or what a project costs.`,
    sources: [],
    related: suggestions,
  }
}

/** Somebody may be in danger: a person, not a product, is the answer. */
export function inDanger(danger: Danger, { assistantAnswers, company }: AnsweringContent): Saying {
  const english = dangerInEnglish[danger].replace('{phone}', () => company.phone.display)
  return { kind: 'declined', answer: assistantAnswers[danger], english, sources: [] }
}

const dangerInEnglish: Readonly<Record<Danger, string>> = {
  distress:
    'I am only a program, and you deserve to talk to a person: in France call 3114, free, day and night, or 15 or 112 if you are in immediate danger.',
  violence:
    'Nobody has the right to do this. In danger, call 17 or 112 (by text message: 114). In France 3919 listens to women who suffer violence, 119 to children in danger, free, day and night.',
  emergency:
    'Call 15 or 112 right away, at any hour, 17 if somebody threatens you or 18 for a fire. I am only a program and cannot alert anybody.',
  lowSpirits:
    'I am sorry that things are so hard. I am only a program, but a person can listen to you: in France call 3114, free, day and night, or 15 or 112 if you are in immediate danger.',
  cry: 'If somebody is in danger, call 15 or 112 right away (by text message: 114). If your project is stuck, call our team on {phone}.',
}
