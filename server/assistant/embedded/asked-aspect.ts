import { fold, words } from '../language/french-text.ts'
import type { ReadQuestion } from './read-question.ts'
import type { Topic } from './topic.ts'
import { notOnSite } from './topics/not-answered.ts'

/** What each technology is called by those who do not name it. */
const roles: readonly (readonly [string, RegExp])[] = [
  [
    'qdrant',
    /\b(?:bases?|bdd|moteur|recherche|index|stockage|brique|couche|composant) (?:de (?:donnees|recherche) )?(?:vectoriel\w*|semantique)|\bvector(?:ial)? (?:data ?base|db|store|search|engine|index)\b/,
  ],
  [
    'n8n',
    /\bautomate\b|\b(?:outil|logiciel|moteur|brique|couche|solution|composant) (?:d'automatisation|d'automation|de workflows?)|\b(?:workflow|automation) (?:tool|engine|software|layer|component)\b/,
  ],
  ['langchain', /\bframework\b/],
  [
    'dify',
    /\borchestrat(?:eur|or)\b|\b(?:plateforme|plate-forme|outil|couche|brique) d'orchestration\b|\borchestration (?:tool|platform|layer)\b|\b(?:outil|logiciel) (?:pour|de) (?:construire|construction|fabriquer)\b/,
  ],
]
const licence = ['@licence', '@opensource']
const origin =
  /\b(?:americain|allemand|europeen|francais|chinois|german|european|american|chinese|french)\w*|\b(?:nationalite|origine|provenance|pays|country|nationality|berlin)\b|\bd'ou (?:vient|sort|provient)|\b(?:vient|viennent|provient) d(?:'ou|e quel)|\b(?:edite|fait|fabrique|developpe|concu|basee?s?|bases|base)e?s? ouh?\b|\bouh? (?:est|sont|c'est)(?:-(?:il|elle|ils|elles|ce))? (?:edite|fait|fabrique|developpe|concu|base)|\b(?:based|made|located|published|comes? from|where is \w+ from)\b/
const ofHosting = ['@hebergement', '@onpremise', '@hebergeur']
/** « si nous permettons Claude »: what follows is asked of the case where they do. */
const granted =
  /\b(?:si|if|quand|lorsqu\w*|when|once|avec|with|using|une fois|en (?:utilisant|choisissant|prenant|autorisant)|ce cas|that case)\b/
const leaves =
  /\b(?:part|partent|partir\w*|partira\w*|envoy\w+|transmi\w+|transfer\w+|sort|sortent|sortir\w*|quitt\w+|va|vont|file|filent|ira|iront|rest\w+|send|sent|go|goes|going|leave|leaves|leaving|stay|stays|transferred)\b/
const others = new Set('il ils elle elles leur leurs eux they their them'.split(' '))
const us = new Set('vous votre vos you your nous notre nos'.split(' '))
/** Of somebody else, whose address is told with them. */
const theirs = new Set('host cnil defender-of-rights'.split(' '))
/** Said of ourselves: to somebody who asks of others, they tell nothing. */
const ours = new Set('address phone email hours contact founded director group siret capital vat publisher'.split(' '))

type Asked = {
  readonly question: ReadQuestion
  readonly sentences: readonly string[]
  /** What the message before was about. */
  readonly told: readonly string[]
}

/**
 * The topic that a question asks for by what it is asked of and by what is asked of it: « la licence de la base
 * vectorielle », « et sa licence ? » after n8n, « si on permet Claude, ça part aux États-Unis ? ».
 */
export function createAspectFinder(topics: readonly Topic[]) {
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const idsAfter = (beginning: string) =>
    topics.flatMap(({ id }) => (id.startsWith(beginning) ? id.slice(beginning.length) : []))
  const technologies = idsAfter('licence-')
  const models = idsAfter(toModel)

  function technologyIn(text: string, list: readonly string[], told: readonly string[]) {
    const named = technologies.filter((name) => list.includes(name))
    const meant = named.length > 0 ? named : roles.flatMap(([name, role]) => (role.test(text) ? name : []))
    if (meant.length > 0) return meant.length === 1 ? meant[0] : undefined
    if (list.length > mostWordsOfFollowUp || list.some((word) => us.has(word))) return undefined
    const before = technologies.filter((name) => told.some((id) => id.split('-').includes(name)))
    return before.length === 1 ? before[0] : undefined
  }

  function modelIn(list: readonly string[], told: readonly string[]) {
    const named = models.filter((name) => list.includes(fold(name)))
    const meant = named.length > 0 ? named : models.filter((name) => told.some((id) => id.split('-').includes(name)))
    return meant.length === 1 ? meant[0] : undefined
  }

  return function aspectOf({ question, sentences, told }: Asked): Topic | undefined {
    const text = fold(sentences.join(' '))
    if (text.length > longest) return undefined
    const list = words(text)
    const model = modelIn(list, told)
    if (model && !question.open && granted.test(text) && leaves.test(text)) return byId.get(toModel + model)
    const technology = technologyIn(text, list, told)
    if (!technology || question.terms.has('@cout')) return undefined
    // « et la base vectorielle ? » after a licence asks for hers.
    const isNext = list.length <= mostWordsOfName && told.some((id) => id.startsWith('licence-'))
    if (isNext || licence.some((term) => question.terms.has(term))) return byId.get(`licence-${technology}`)
    const asksOrigin = origin.test(text) && !ofHosting.some((term) => question.terms.has(term))
    return asksOrigin ? (byId.get(`${technology}-origin`) ?? byId.get(notOnSite)) : undefined
  }
}

const toModel = 'sent-to-model-'
/** In a longer message, a name is one thing among others. */
const longest = 400
const mostWordsOfFollowUp = 8
const mostWordsOfName = 5

/** « ils sont basés où ? » after who hosts the site: of them, not of us. */
export function asksOfOthers(sentences: readonly string[], found: string | undefined, told: readonly string[]) {
  const list = words(sentences.join(' '))
  const isOurs = found !== undefined && ours.has(found)
  return (
    isOurs &&
    !told.some((id) => ours.has(id)) &&
    (list.some((word) => others.has(word)) || told.some((id) => theirs.has(id))) &&
    !list.some((word) => us.has(word))
  )
}
