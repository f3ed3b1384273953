import { company } from '#content/company.ts'
import { externalServices } from '#content/external-services.ts'
import { faqEntries } from '#content/faq.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { paths } from '#content/paths.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { answeredBy } from '#content/recipients.ts'
import { legalLine } from '../../legal-lines.ts'
import { legalNoticeSource, privacySource } from '../../sources.ts'
import type { Saying } from '../topic.ts'

const source = privacySource('assistant-et-intelligence-artificielle')
const subjects = `${company.name}, ses solutions, sa méthode, ses cas d'usage, ses tarifs et vos données`

export const assistantTopics: readonly Saying[] = [
  {
    id: 'greeting',
    kind: 'small talk',
    answer: `Bonjour ! Je réponds à vos questions sur ${subjects}. Que voulez-vous savoir ?`,
    english: `Hello! I answer questions about ${company.name}, its solutions, method, use cases and prices. What would you like to know?`,
    sources: [],
    related: ['about', 'cost', 'hosting'],
  },
  {
    id: 'how-are-you',
    kind: 'small talk',
    answer: 'Je suis un programme : je vais toujours bien, merci. Que voulez-vous savoir sur nos solutions ?',
    sources: [],
    related: ['about', 'use-cases', 'demo'],
  },
  {
    id: 'thanks',
    kind: 'small talk',
    answer: `Je vous en prie. Pour aller plus loin, [parlez-nous de votre projet](${paths.contact}).`,
    english: `You are welcome. To go further, [tell us about your project](${paths.contact}).`,
    sources: [],
    related: ['demo', 'workshop', 'contact'],
  },
  {
    id: 'acknowledged',
    kind: 'small talk',
    answer: 'Bien. Avez-vous une autre question ?',
    sources: [],
    related: ['demo', 'cost', 'method'],
  },
  {
    id: 'goodbye',
    kind: 'small talk',
    answer: 'Au revoir, et bonne journée.',
    sources: [],
    related: ['contact', 'demo', 'workshop'],
  },
  {
    id: 'capabilities',
    kind: 'small talk',
    answer: `Je réponds à vos questions sur ${subjects}, d'après le contenu de ce site, et j'indique la page où c'est dit. Par exemple : « ${faqEntries[0]?.question} » ou « Combien coûte un projet ? ».`,
    sources: [],
    related: ['about', 'cost', 'use-cases'],
  },
  {
    id: 'assistant-nature',
    kind: 'fact',
    answer: legalLine(privacyPolicy, 'assistant-et-intelligence-artificielle', "L'assistant est un système"),
    english: 'I am an AI system, not a person. My answers come from the content of this site and may be wrong.',
    sources: [source],
    related: ['assistant-errors', 'retention-conversation', 'human'],
  },
  {
    id: 'assistant-errors',
    kind: 'fact',
    answer: `Oui. ${legalLine(privacyPolicy, 'assistant-et-intelligence-artificielle', 'peuvent être fausses')} ${legalLine(legalNotice, 'responsabilite', "L'assistant est un système").split('. ').slice(-1)[0]}`,
    sources: [source, legalNoticeSource('responsabilite')],
    related: ['human', 'assistant-nature', 'liability'],
  },
  {
    id: 'assistant-readers',
    kind: 'fact',
    answer: `${answeredBy(externalServices)} ${legalLine(privacyPolicy, 'assistant-et-intelligence-artificielle', 'Chaque question part')}`,
    sources: [source],
    related: ['retention-conversation', 'assistant-secrets', 'human'],
  },
  {
    id: 'assistant-secrets',
    kind: 'fact',
    answer: `${legalLine(privacyPolicy, 'assistant-et-intelligence-artificielle', "N'y écrivez")} ${legalLine(privacyPolicy, 'assistant-et-intelligence-artificielle', 'Chaque question part')}`,
    sources: [source],
    related: ['retention-conversation', 'assistant-nature', 'human'],
  },
]
