import { isOwnLink, ownMails } from '#content/own-links.ts'
import { visibleText } from '#server/visible-text.ts'

const removedLink = '(lien retiré)'
const removedAddress = '(adresse retirée)'
/** A construct that grows longer than this is no link that we would keep. */
const longestHeld = 600

const bareAddress = '(?<address>(?:(?:[a-zA-Z][a-zA-Z0-9+.-]*)?:\\/\\/|[wW]{3}\\.)[^\\s<>"\'`)\\]]+)'
const bareMail = '(?<mail>[\\p{L}\\p{N}._%+-]*@[\\p{L}\\p{N}.-]+)'
const markdownLink = '(?<image>!?)\\[(?<label>[^\\]\\n]*)\\]\\([^\\S\\n]*<?(?<target>[^)\\s>]*)>?[^)\\n]*\\)'
const citation = '\\[(?<cited>\\d{1,2}(?:\\s*,\\s*\\d{1,2})*)\\](?!\\()'
/** Read in one pass, so that what is put in the place of one cannot become part of the next. */
const constructs = new RegExp([markdownLink, citation, bareAddress, bareMail].join('|'), 'gu')
const wholeLinks = new RegExp(markdownLink, 'gu')
const constructsInLabels = new RegExp([bareAddress, bareMail].join('|'), 'gu')

/** What the end of a text may still turn into a link, a citation or an address: kept back until more is known. */
const unfinished = new RegExp(
  [
    '!?\\[[^\\]\\n]*(?:\\](?:\\([^)\\n]*)?)?',
    '!',
    '(?:(?:[a-zA-Z][a-zA-Z0-9+.-]*)?:\\/\\/|[wW]{3}\\.)[^\\s<>"\'`)\\]]*',
    '(?:[a-zA-Z][a-zA-Z0-9+.-]*)?:\\/?',
    '[wW]{1,3}',
    '(?<![\\p{L}\\p{N}])(?:[hH]|[hH][tT]{1,2}|[hH][tT]{2}[pP][sS]?)',
    // The first letters of our own addresses, which would otherwise be gone when the rest arrives.
    `(?<![\\p{L}\\p{N}])(?:${ownMails.flatMap(beginnings).join('|')})`,
    '[\\p{L}\\p{N}._%+-]*@[\\p{L}\\p{N}.-]*',
    '[\\ud800-\\udbff]',
  ]
    .map((part) => `(?:${part})$`)
    .join('|'),
  'u',
)

export type CheckedText = {
  /** Takes what a model says, in pieces cut anywhere; gives back what may be shown. */
  readonly push: (piece: string) => string
  readonly end: () => string
  /** Numbers of the passages that the model said it answers from. */
  readonly cited: ReadonlySet<number>
}

/**
 * Lets links through only to the site's own pages, the company's mail and phone. Other links become their text, images
 * their description, bare addresses a notice: a model can be talked into carrying data off in an address.
 */
export function checkLinks(siteUrl: string): CheckedText {
  const cited = new Set<number>()
  let held = ''

  function push(piece: string) {
    held += piece
    const kept = held.length > longestHeld ? '' : unfinishedEnd(held)
    const ready = held.slice(0, held.length - kept.length)
    held = kept
    return checked(ready)
  }

  function end() {
    const rest = checked(held)
    held = ''
    return rest
  }

  function checked(text: string, pattern = constructs): string {
    return visibleText(text).replace(pattern, (found, ...rest) => {
      const groups: Partial<Record<string, string>> = rest.at(-1)
      if (groups.address !== undefined) return allowedTarget(found, siteUrl) ?? removedLink
      if (groups.mail !== undefined) return isOurMail(found) ? found : removedAddress
      if (groups.cited !== undefined) {
        for (const number of groups.cited.split(',')) cited.add(Number(number))
        return ''
      }
      const label = checked(groups.label ?? '', constructsInLabels)
      const target = groups.image ? undefined : allowedTarget(groups.target ?? '', siteUrl)
      return target ? `[${label}](${target})` : label
    })
  }

  return { push, end, cited }
}

/** Looked for after the last whole link: a bracket within one opens nothing. */
function unfinishedEnd(text: string) {
  const last = [...text.matchAll(wholeLinks)].at(-1)
  const rest = last ? text.slice(last.index + last[0].length) : text
  return unfinished.exec(rest)?.[0] ?? ''
}

/** The target as it may stand in a link: a path of this site, our mail or phone. */
function allowedTarget(target: string, siteUrl: string): string | undefined {
  const local = target.startsWith(`${siteUrl}/`) || target === siteUrl ? target.slice(siteUrl.length) || '/' : target
  return isOwnLink(local) ? local : undefined
}

function isOurMail(text: string) {
  return ownMails.includes(text.replace(/^mailto:/, '').replace(/[.-]+$/, ''))
}

/** « b », « bo », « bon »… up to the @. */
function beginnings(address: string) {
  const local = address.slice(0, address.indexOf('@'))
  return Array.from(local, (_, index) => local.slice(0, index + 1))
}
