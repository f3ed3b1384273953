import { fold, words } from '../language/french-text.ts'
import { createNameFinder } from './asked-by-name.ts'
import { createReferenceFinder } from './asked-reference.ts'
import { versionAsked } from './asked-version.ts'
import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'
import { notOnSite } from './topics/not-answered.ts'
import aspects from './wordings/aspects.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

/** What each technology is called by those who do not name it. */
const roles = Object.entries(aspects.roles).map(([name, list]) => ({ name, wordings: createWordings(list) }))
const licence = ['@licence', '@opensource']
const origin = createWordings(aspects.origin)
/** « en quel langage est-elle écrite ? » */
const written = createWordings(aspects.written)
const ofHosting = ['@hebergement', '@onpremise', '@hebergeur']
/** « si nous permettons Claude »: what follows is asked of the case where they do. */
const granted = createWordings(aspects.granted)
const leaves = createWordings(aspects.leaves)
/** « qu'est-ce qui est transmis ? » */
const sent = createWordings(aspects.sent)
const others = createWordings(aspects.others)
const us = createWordings(aspects.us)
/** Of somebody else, whose address is told with them. */
const theirs = new Set(['host', 'cnil', 'defender-of-rights'])
/** Said of ourselves: to somebody who asks of others, they tell nothing. */
const ours = new Set('address phone email hours contact founded director group siret capital vat publisher'.split(' '))

type Asked = {
  readonly question: ReadQuestion
  readonly sentences: readonly string[]
  /** With what is told beside the question: « DeepSeek nous inquiète. Où partent nos questions si on le prend ? » */
  readonly message?: readonly string[]
  /** What the message before was about. */
  readonly told: readonly string[]
  /** What was found for each part: only what a part would get wrong is answered for the whole. */
  readonly several?: readonly string[]
}

/**
 * The topic that a question asks for by what it is asked of and by what is asked of it: « la licence de la base
 * vectorielle », « et sa licence ? » after n8n, « si on permet Claude, ça part aux États-Unis ? ».
 */
export function createAspectFinder(topics: readonly Topic[]) {
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const ids = [...byId.keys()]
  const referenceAsked = createReferenceFinder(topics)
  const askedByName = createNameFinder(topics)
  const idsAfter = (beginning: string) =>
    topics.flatMap(({ id }) => (id.startsWith(beginning) ? id.slice(beginning.length) : []))
  const technologies = idsAfter('licence-')
  /** Told of among others, without a sheet of their own. */
  const logos = idsAfter('logo-').map(fold)
  const models = idsAfter(toModel)

  function technologyIn(typed: readonly string[], list: readonly string[], told: readonly string[]) {
    const named = technologies.filter((name) => list.includes(name))
    const meant = named.length > 0 ? named : roles.flatMap(({ name, wordings }) => (wordings.areIn(typed) ? name : []))
    if (meant.length > 0) return meant.length === 1 ? meant[0] : undefined
    const isOfAnother = us.areIn(list) || logos.some((name) => list.includes(name))
    if (list.length > mostWordsOfFollowUp || isOfAnother) return undefined
    const before = technologies.filter((name) => told.some((id) => id.split('-').includes(name)))
    return before.length === 1 ? before[0] : undefined
  }

  function modelIn(list: readonly string[], beside: readonly string[], told: readonly string[]) {
    const named = [list, beside].map((said) => models.filter((name) => said.includes(fold(name))))
    const meant =
      named.find((names) => names.length > 0) ??
      models.filter((name) => told.some((id) => id.split('-').includes(name)))
    return meant.length === 1 ? meant[0] : undefined
  }

  return function aspectOf({ question, sentences, message = sentences, told, several = [] }: Asked): Topic | undefined {
    const text = fold(sentences.join(' '))
    if (text.length > longest) return undefined
    const version = byId.get(versionAsked(sentences.join(' '), told, ids) ?? '')
    if (version) return version
    const isOfOne = several.length === 0 && question.kinds.length === 0
    const reference = isOfOne ? byId.get(referenceAsked(sentences) ?? '') : undefined
    if (reference) return reference
    const named = several.length === 0 ? askedByName(sentences) : undefined
    if (named) return named
    const list = words(text)
    const typed = typedWords(text)
    const beside = message.join(' ').slice(0, longest)
    const model = modelIn(list, words(beside), told)
    const asksWhereTo =
      granted.areIn(typed) &&
      leaves.areIn(typed) &&
      (!question.open || question.terms.has('?where') || sent.areIn(typed))
    // « qu'est-ce qui part chez OpenAI, et sous quelle loi ? »: theirs, not ours.
    if (model && question.kinds.includes('law')) return byId.get(toModel + model)
    const technology = technologyIn(typed, list, told)
    // « where is the maker of your vector database based, and what is it coded in? »: a part alone names no technology.
    if (several.some(isOrigin)) {
      return several.every((id) => isOrigin(id) || isDefinition(id)) ? originOf(technology) : undefined
    }
    if (several.length > 0) return undefined
    if (model && asksWhereTo) return byId.get(toModel + model)
    if (!technology || question.terms.has('@cout')) return undefined
    // « et la base vectorielle ? » after a licence asks for hers.
    const isNext = list.length <= mostWordsOfName && told.some((id) => id.startsWith('licence-'))
    if (isNext || licence.some((term) => question.terms.has(term))) return byId.get(`licence-${technology}`)
    if (written.areIn(typed) && tellsLanguage.test(originOf(technology)?.answer ?? '')) return originOf(technology)
    const asksOrigin = origin.areIn(typed) && !ofHosting.some((term) => question.terms.has(term))
    return asksOrigin ? (originOf(technology) ?? byId.get(notOnSite)) : undefined
  }

  function originOf(technology: string | undefined) {
    return byId.get(`${technology}-origin`)
  }
}

function isOrigin(id: string) {
  return id.endsWith('-origin')
}

function isDefinition(id: string) {
  return id.startsWith('definition-')
}

const tellsLanguage = / écrit en \p{Lu}/u

const toModel = 'sent-to-model-'
/** In a longer message, a name is one thing among others. */
const longest = 400
const mostWordsOfFollowUp = 8
const mostWordsOfName = 5

/** « ils sont basés où ? » after who hosts the site: of them, not of us. */
export function asksOfOthers(sentences: readonly string[], found: string | undefined, told: readonly string[]) {
  const list = words(sentences.join(' '))
  const isOurs = found !== undefined && ours.has(found)
  const isOfThem = others.areIn(list) || told.some((id) => theirs.has(id))
  return isOurs && !told.some((id) => ours.has(id)) && isOfThem && !us.areIn(list)
}
