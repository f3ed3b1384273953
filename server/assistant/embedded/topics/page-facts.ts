import { keptByModels, keptByModelsInEnglish } from '#content/recipients.ts'
import { fold } from '../../language/french-text.ts'
import type { SiteContent } from '../../site-content.ts'
import { forEach, type Saying, type Sayings, type TopicSite } from '../topic.ts'
import { calledByThisSite } from './sent-by-this-site.ts'

/**
 * Facts that a page states in passing: each is told as long as the content still has the sentences that it rests on. Whoever
 * rewords a page loses no build by it: what no page says any more is not answered until it is written again.
 */
export function pageFactTopics({ content, sources }: TopicSite): Sayings {
  const sentenceGone = sentenceGoneFrom(textsOf(content))
  const whoKeepsQuestions = {
    notice: keptByModels(content.externalServices).trim(),
    noticeInEnglish: keptByModelsInEnglish(content.externalServices).trim(),
  }
  const called = calledByThisSite(content)
  const whatIsCalledHere = called && { notice: called.french, noticeInEnglish: called.english }
  return forEach(
    content.pageFacts,
    ({ id }) => id,
    ({ answer, keepsNoQuestion, onlyIfAllowed, ...fact }) => {
      const quotes = quotesOf(fact)
      if (quotes.some(({ quote }) => sentenceGone(quote) !== undefined)) return undefined
      const saying: Saying = { kind: 'fact', answer, sources: quotes.map(({ page }) => sources.page(page)) }
      return { ...saying, ...(keepsNoQuestion && whoKeepsQuestions), ...(onlyIfAllowed && whatIsCalledHere) }
    },
  )
}

/** A sentence for each fact that is not told because no page says any more what it rests on. */
export function lostPageFacts(content: SiteContent): readonly string[] {
  const sentenceGone = sentenceGoneFrom(textsOf(content))
  const told = content.pageFacts.filter(({ id }) => !content.unansweredTopics.includes(id))
  return told.flatMap(({ id, ...fact }) =>
    quotesOf(fact).flatMap(({ page, quote }) => {
      const gone = sentenceGone(quote)
      if (gone === undefined) return []
      return [
        `content/assistant/page-facts.json: « ${id} » rests on « ${gone} », which ${page} no longer says: write the new ` +
          'sentence there and look whether its answer still says the same, or take the fact out.',
      ]
    }),
  )
}

/** What is told of these facts, of those whose sentences the pages still have. */
export function standingFacts<Id extends string>(content: SiteContent, ids: readonly Id[]) {
  const sentenceGone = sentenceGoneFrom(textsOf(content))
  return ids.flatMap((id) => {
    const fact = content.pageFacts.find((known) => known.id === id)
    const stands = fact && quotesOf(fact).every(({ quote }) => sentenceGone(quote) === undefined)
    return stands ? [{ id, answer: fact.answer }] : []
  })
}

/** Each page with what the fact rests on there. */
export function quotesOf({ page, quote, also }: Pick<SiteContent['pageFacts'][number], 'page' | 'quote' | 'also'>) {
  return [{ page, quote }, ...also]
}

/** Finds the first of the sentences of a quote that the texts do not have. */
export function sentenceGoneFrom(texts: readonly string[]): (quote: string) => string | undefined {
  const said = texts.map(comparable).join(' ')
  return (quote) => quote.split(/(?<=[.!?])\s+|\n/).find((part) => !said.includes(comparable(part)))
}

/** Every text of the content. */
function textsOf(content: SiteContent) {
  const texts: string[] = []
  const read = (part: unknown) => {
    if (typeof part === 'string') texts.push(part)
    else if (Array.isArray(part)) {
      texts.push(part.map(textOf).join(''))
      part.forEach(read)
    } else if (typeof part === 'object' && part !== null) Object.values(part).forEach(read)
  }
  const { pageFacts: _, ...pages } = content
  read(pages)
  return texts
}

/** Of a run of rich text. */
function textOf(run: unknown) {
  if (typeof run === 'string') return run
  const text = typeof run === 'object' && run !== null && 'text' in run ? run.text : ''
  return typeof text === 'string' ? text : ''
}

const compared = new Map<string, string>()

/** Letters and figures alone; the same texts are read for each content. */
function comparable(text: string) {
  const known = compared.get(text)
  if (known !== undefined) return known
  const made = fold(text.replace(/\]\([^()]*\)/g, ''))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  compared.set(text, made)
  return made
}
