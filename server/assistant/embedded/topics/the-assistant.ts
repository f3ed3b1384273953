import { company } from '#content/company.ts'
import { faqEntries } from '#content/faq.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { paths } from '#content/paths.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { legalLine } from '../../legal-lines.ts'
import { legalNoticeSource, privacySource } from '../../sources.ts'
import type { Topic } from '../topic.ts'

const source = privacySource('assistant-et-intelligence-artificielle')
const subjects = `${company.name}, ses solutions, sa méthode, ses cas d'usage, ses tarifs et vos données`

export const assistantTopics: readonly Topic[] = [
  {
    id: 'greeting',
    kind: 'small talk',
    asks: ['Bonjour', 'salut', 'bonsoir', 'hello', 'coucou', 'hi there', 'bonjour à vous'],
    answer: `Bonjour ! Je réponds à vos questions sur ${subjects}. Que voulez-vous savoir ?`,
    english: `Hello! I answer questions about ${company.name}, its solutions, method, use cases and prices. What would you like to know?`,
    sources: [],
    related: ['about', 'cost', 'hosting'],
  },
  {
    id: 'how-are-you',
    kind: 'small talk',
    asks: ['Comment ça va ?', 'ça va', 'tu vas bien', 'vous allez bien', 'how are you'],
    answer: 'Je suis un programme : je vais toujours bien, merci. Que voulez-vous savoir sur nos solutions ?',
    sources: [],
    related: ['about', 'use-cases', 'demo'],
  },
  {
    id: 'thanks',
    kind: 'small talk',
    asks: ['Merci', 'merci beaucoup', 'merci pour votre aide', 'super merci', 'parfait merci', 'thank you'],
    answer: `Je vous en prie. Pour aller plus loin, [parlez-nous de votre projet](${paths.contact}).`,
    english: `You are welcome. To go further, [tell us about your project](${paths.contact}).`,
    sources: [],
    related: ['demo', 'workshop', 'contact'],
  },
  {
    id: 'acknowledged',
    kind: 'small talk',
    asks: ['ok', "d'accord", 'très bien', 'super', 'parfait', 'je vois', 'c’est noté', 'génial', 'bravo'],
    answer: 'Bien. Avez-vous une autre question ?',
    sources: [],
    related: ['demo', 'cost', 'method'],
  },
  {
    id: 'goodbye',
    kind: 'small talk',
    asks: ['Au revoir', 'bonne journée', 'à bientôt', 'bye', 'bonne soirée', 'ciao'],
    answer: 'Au revoir, et bonne journée.',
    sources: [],
    related: ['contact', 'demo', 'workshop'],
  },
  {
    id: 'capabilities',
    kind: 'small talk',
    asks: [
      'Que savez-vous faire ?',
      'qu’est-ce que tu sais faire',
      'à quoi tu sers',
      'comment peux-tu m’aider',
      'aide',
      'j’ai une question',
      'puis-je poser une question',
      'quelles questions puis-je poser',
      'que peux-tu faire pour moi',
      'what can you do',
      'help',
    ],
    answer: `Je réponds à vos questions sur ${subjects}, d'après le contenu de ce site, et j'indique la page où c'est dit. Par exemple : « ${faqEntries[0]?.question} » ou « Combien coûte un projet ? ».`,
    sources: [],
    related: ['about', 'cost', 'use-cases'],
  },
  {
    id: 'assistant-nature',
    kind: 'fact',
    asks: [
      'Es-tu un humain ?',
      'êtes-vous un robot',
      'qui es-tu',
      'tu es une IA',
      'est-ce que je parle à une personne',
      'c’est une vraie personne qui répond',
      'comment t’appelles-tu',
      'tu es ChatGPT',
      'quel modèle es-tu',
      'are you a bot',
      'are you human',
    ],
    answer: legalLine(privacyPolicy, 'assistant-et-intelligence-artificielle', "L'assistant est un système"),
    english: 'I am an AI system, not a person. My answers come from the content of this site and may be wrong.',
    no: 'humain personne ChatGPT Claude Gemini Mistral',
    yes: 'robot IA bot',
    sources: [source],
    related: ['assistant-errors', 'retention-conversation', 'human'],
  },
  {
    id: 'assistant-errors',
    kind: 'fact',
    asks: [
      'Pouvez-vous vous tromper ?',
      'tes réponses sont-elles fiables',
      'puis-je me fier à tes réponses',
      'puis-je me fier à vos réponses',
      'est-ce que tu peux te tromper',
      'puis-je te faire confiance',
      'tes réponses ont-elles une valeur',
      'tu as tort',
      'c’est faux ce que tu dis',
      'can you be wrong',
    ],
    answer: `Oui. ${legalLine(privacyPolicy, 'assistant-et-intelligence-artificielle', 'peuvent être fausses')} ${legalLine(legalNotice, 'responsabilite', "L'assistant est un système").split('. ').slice(-1)[0]}`,
    sources: [source, legalNoticeSource('responsabilite')],
    related: ['human', 'assistant-nature', 'liability'],
  },
  {
    id: 'assistant-secrets',
    kind: 'fact',
    asks: [
      'Que ne faut-il pas vous écrire ?',
      'puis-je écrire des informations confidentielles ici',
      'puis-je te donner mes données personnelles',
      'ce chat est-il confidentiel',
    ],
    answer: `${legalLine(privacyPolicy, 'assistant-et-intelligence-artificielle', "N'y écrivez")} ${legalLine(privacyPolicy, 'assistant-et-intelligence-artificielle', 'Chaque question part')}`,
    sources: [source],
    related: ['retention-conversation', 'assistant-nature', 'human'],
  },
]
