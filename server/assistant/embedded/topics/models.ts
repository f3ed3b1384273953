import { faqEntries } from '#content/faq.ts'
import { home } from '#content/home.ts'
import { modelNotice } from '#content/language-models.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { paths } from '#content/paths.ts'
import { legalLine } from '../../legal-lines.ts'
import { enumeration } from '../../markdown.ts'
import { faqSource, legalNoticeSource, pageSource } from '../../sources.ts'
import { pick } from '../content-lookup.ts'
import { askForDemo, type Saying } from '../topic.ts'

const page = pageSource(paths.home)
const faq = pick(faqEntries, ({ id }) => id === 'choix-des-modeles', 'the FAQ on models').answer
/** « Vous dites lesquels sont permis… » and what follows: the list itself is told first. */
const rules = faq.slice(faq.indexOf('. ') + 2)
const names = home.models.items.map(({ name }) => name)
const [diversity, performance, resilience, independence] = home.models.benefits

export const modelTopics: readonly Saying[] = [
  {
    id: 'models',
    kind: 'fact',
    answer: faq,
    english: `${names.join(', ')} and others. You decide which ones are allowed, use by use, and change without rebuilding your agents.`,
    sources: [faqSource('choix-des-modeles')],
    next: askForDemo,
    related: ['why-many-models', 'model-outage', 'training-data'],
  },
  ...home.models.items.map(
    ({ name, note }): Saying => ({
      id: `named-model-${name}`,
      kind: 'fact',
      inPhrases: { name, note, maker: note.includes('poids ouverts') ? [] : (note.split(', ')[0] ?? []) },
      answer: `${name} (${note}) fait partie des modèles que la plateforme fait travailler, avec ${enumeration(names.filter((other) => other !== name))}. ${rules}`,
      sources: [faqSource('choix-des-modeles')],
      next: askForDemo,
      related: ['models', 'why-many-models', 'training-data'],
    }),
  ),
  {
    id: 'model-location',
    kind: 'fact',
    answer: `Pas sans votre accord. ${modelNotice}`,
    sources: [faqSource('choix-des-modeles'), faqSource('hebergement')],
    next: askForDemo,
    related: ['hosting', 'training-data', 'models'],
  },
  {
    id: 'why-many-models',
    kind: 'fact',
    answer: `${home.models.introduction} ${diversity.text} ${performance.text}`,
    sources: [page],
    next: askForDemo,
    related: ['models', 'model-outage', 'model-change'],
  },
  {
    id: 'model-outage',
    kind: 'fact',
    answer: resilience.text,
    sources: [page],
    next: askForDemo,
    related: ['model-change', 'models', 'support'],
  },
  {
    id: 'model-change',
    kind: 'fact',
    answer: `Oui. ${rules.split('. ')[0]}. ${independence.text}`,
    sources: [faqSource('choix-des-modeles'), page],
    next: askForDemo,
    related: ['models', 'leaving', 'why-many-models'],
  },
  {
    id: 'partnerships',
    kind: 'fact',
    answer: `Non. ${legalLine(legalNotice, 'propriete-intellectuelle', 'ni partenariat')}`,
    sources: [legalNoticeSource('propriete-intellectuelle')],
    related: ['models', 'technologies', 'reuse'],
  },
]
