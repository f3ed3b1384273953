import { keptByModels, keptByModelsInEnglish } from '#content/recipients.ts'
import { fold } from '../../language/french-text.ts'
import type { SiteContent } from '../../site-content.ts'
import { forEach, type Saying, type Sayings, type TopicSite } from '../topic.ts'

/**
 * Facts that a page states in passing: each is told as long as the content still has the sentences that it rests on. Whoever
 * rewords a page loses no build by it: what no page says any more is not answered until it is written again.
 */
export function pageFactTopics({ content, sources }: TopicSite): Sayings {
  const said = everythingSaid(content)
  const whoKeepsQuestions = {
    notice: keptByModels(content.externalServices).trim(),
    noticeInEnglish: keptByModelsInEnglish(content.externalServices).trim(),
  }
  return forEach(
    content.pageFacts,
    ({ id }) => id,
    ({ page, quote, answer, keepsNoQuestion }) => {
      if (sentenceGone(quote, said)) return undefined
      const fact: Saying = { kind: 'fact', answer, sources: [sources.page(page)] }
      return keepsNoQuestion ? { ...fact, ...whoKeepsQuestions } : fact
    },
  )
}

/** A sentence for each fact that is not told because no page says any more what it rests on. */
export function lostPageFacts(content: SiteContent): readonly string[] {
  const said = everythingSaid(content)
  return content.pageFacts.flatMap(({ id, page, quote }) => {
    const gone = content.unansweredTopics.includes(id) ? undefined : sentenceGone(quote, said)
    if (!gone) return []
    return [
      `content/assistant/page-facts.json: « ${id} » rests on « ${gone} », which ${page} no longer says: write the new ` +
        'sentence there and look whether its answer still says the same, or take the fact out.',
    ]
  })
}

/** The first of the quoted sentences that the content no longer has. */
function sentenceGone(quote: string, said: string) {
  return quote.split(/(?<=[.!?])\s+|\n/).find((part) => !said.includes(comparable(part)))
}

/** Every text of the content, one after the other. */
function everythingSaid(content: SiteContent) {
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
  return texts.map(comparable).join(' ')
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
