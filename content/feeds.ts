import { company } from './company.ts'
import { allowsTraining } from './crawling.ts'
import { home } from './home.ts'

type CrawlerGroup = { readonly purpose: string; readonly agents: readonly string[]; readonly allowed: boolean }

const crawlers: readonly CrawlerGroup[] = [
  {
    purpose: 'Assistants qui lisent une page pour répondre et citent leur source',
    agents: [
      'OAI-SearchBot',
      'ChatGPT-User',
      'Claude-SearchBot',
      'Claude-User',
      'MistralAI-User',
      'PerplexityBot',
      'Perplexity-User',
      'DuckAssistBot',
    ],
    allowed: true,
  },
  {
    purpose: `Collecte pour l'entraînement de modèles : ${allowsTraining ? 'permise' : 'refusée'}, comme le disent les mentions légales`,
    agents: [
      'GPTBot',
      'ClaudeBot',
      'Google-Extended',
      'Applebot-Extended',
      'meta-externalagent',
      'Amazonbot',
      'Bytespider',
      'CCBot',
    ],
    allowed: allowsTraining,
  },
]

/** The words of the files that are made for programs: robots.txt, llms.txt, the manifest, the pages in Markdown. */
export const feeds = {
  robots: {
    everyone: 'Tout le site peut être lu. Les pages à ne pas indexer le disent elles-mêmes (meta robots).',
    crawlers,
  },
  llms: {
    summary: home.hero.subtitle,
    introduction: `${company.name}, ${company.address.city}. Site en français. Chaque page existe en Markdown, à l'adresse donnée ci-dessous.`,
    pages: 'Pages',
  },
  markdown: { source: "Page d'origine : " },
  manifest: { description: home.hero.subtitle },
} as const
