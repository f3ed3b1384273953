import { company } from './company.ts'
import { allowsTraining, noTraining } from './crawling.ts'
import { home } from './home.ts'

type CrawlerGroup = { readonly purpose: string; readonly agents: readonly string[]; readonly allowed: boolean }

function crawlers(train: boolean): readonly CrawlerGroup[] {
  return [
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
      purpose: `Collecte pour l'entraînement de modèles : ${train ? 'permise' : 'refusée'}, comme le disent les mentions légales`,
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
      allowed: train,
    },
  ]
}

/** What robots.txt says to whom, as the legal notice says it too. */
export function robotsWords(train: boolean) {
  const read = train ? 'Tout le site peut être lu.' : `Tout le site peut être lu, ${noTraining}.`
  return {
    everyone: `${read} Les pages à ne pas indexer le disent elles-mêmes (meta robots).`,
    crawlers: crawlers(train),
  }
}

/** The words of the files that are made for programs: robots.txt, llms.txt, the manifest, the pages in Markdown. */
export const feeds = {
  robots: robotsWords(allowsTraining),
  llms: {
    summary: home.hero.subtitle,
    introduction: `${company.name}, ${company.address.city}. Site en français. Chaque page existe en Markdown, à l'adresse donnée ci-dessous.`,
    pages: 'Pages',
  },
  markdown: { source: "Page d'origine : " },
  manifest: { description: home.hero.subtitle },
} as const
