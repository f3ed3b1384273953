import { fold } from '../language/french-text.ts'
import durations from '../language/words/durations.json' with { type: 'json' }
import { firstSentence } from '../markdown.ts'
import type { Choice } from './choice.ts'
import { isSame, type Quantity, quantities } from './quantities.ts'
import type { AskedWords } from './question-parts.ts'
import type { Topic } from './topic.ts'
import { notOnSite, offTopic } from './topics/not-answered.ts'
import written from './wordings/quantities-meant.json' with { type: 'json' }
import { createWordings } from './wordings/wordings.ts'

const asked = createWordings(written.asked, written.names)
/** What is asked besides. */
const unless = createWordings(written.unless)
/** « est-ce que vous gardez mes données 10 ans ? » asks whether, not what. */
const whether = createWordings(written.whether)
/** « qu'est-ce qui est gardé 30 jours ? » */
const askedOfKept = createWordings(written.askedOfKept, written.names)
const inFrench = new Map(Object.entries(durations.inFrench))
/** In a longer message, a quantity is one thing among others. */
const mostWords = 14
/** What is told of a quantity that says several things. */
const mostTold = 3

/**
 * Holds what was chosen to the quantity that a question asks about: « à quoi correspondent les 90 jours ? » is answered by
 * what says 90 days, by each thing that they are, or not at all.
 */
export function createQuantityKeeper(topics: readonly Topic[]) {
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const told = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const kept = told(written.kept)
  const all = [...told(written.other), ...kept]
  const silent = told([notOnSite])

  return function keepToQuantity(choice: Choice, { text, said }: AskedWords): Choice {
    if (said.length > mostWords || unless.areIn(said)) return choice
    const isOfKept = askedOfKept.areIn(said) && !whether.begin(said)
    if (!isOfKept && !asked.areIn(said)) return choice
    const [meant, ...others] = quantities(saidInFrench(text))
    if (!meant || others.length > 0) return choice
    const chosen = choice.kind === 'sure' ? choice.topics : []
    if (chosen.some(({ kind, answer }) => kind === 'fact' && says(answer, meant))) return choice
    const tellers = (isOfKept ? kept : all)
      .filter(({ answer }) => says(firstSentence(answer), meant))
      .slice(0, mostTold)
    if (tellers.length > 0) return { kind: 'sure', topics: tellers }
    // To « pourquoi 20 000 € ? » our price is an answer.
    const isPriced = meant.unit === '€'
    return isPriced || chosen.every(({ id }) => id === notOnSite || id === offTopic)
      ? choice
      : { kind: 'sure', topics: silent }
  }
}

function says(answer: string, meant: Quantity) {
  return quantities(answer).some((one) => isVery(one, meant))
}

function isVery(one: Quantity, other: Quantity) {
  return one.unit === other.unit && isSame(one, other)
}

function saidInFrench(text: string) {
  return fold(text).replace(/\b[a-z]{2,8}\b/g, (word) => inFrench.get(word) ?? word)
}
