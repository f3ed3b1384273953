import { assistantAnswers } from '#content/assistant-answers.ts'
import { isOwnLink, ownMails } from '#content/own-links.ts'
import { visibleText } from '#server/visible-text.ts'
import { addressRun, type Construct, scanLinks } from './scan-links.ts'

const { removedLink, removedAddress } = assistantAnswers

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
  let half = ''
  let held = ''
  /** An address too long to be held has been taken out, and goes on. */
  let isWithinRemoved = false

  function push(piece: string) {
    const pieces = half + piece
    half = /[\ud800-\udbff]$/.exec(pieces)?.[0] ?? ''
    // Before anything is looked for: a character that nobody sees must not part an address.
    return take(visibleText(pieces.slice(0, pieces.length - half.length)), false)
  }

  function end() {
    return take(visibleText(half), true)
  }

  function take(text: string, isWhole: boolean) {
    const { constructs, rest } = scanLinks(held + afterRemoved(text), { isWhole })
    const last = constructs.at(-1)
    isWithinRemoved ||= !isWhole && rest === '' && last?.kind === 'address'
    held = rest
    return constructs.map(shown).join('')
  }

  function afterRemoved(text: string) {
    if (!isWithinRemoved) return text
    addressRun.lastIndex = 0
    const more = addressRun.exec(text)?.[0].length ?? 0
    if (more < text.length) isWithinRemoved = false
    return text.slice(more)
  }

  function shown(construct: Construct): string {
    switch (construct.kind) {
      case 'text':
        return construct.text
      case 'citation':
        for (const number of construct.numbers) cited.add(number)
        return ''
      case 'address':
        return allowedTarget(construct.text, siteUrl) ?? removedLink
      case 'mail':
        return isOurMail(construct.text) ? construct.text : removedAddress
      case 'link': {
        const label = scanLinks(construct.label, { isWhole: true, isLabel: true }).constructs.map(shown).join('')
        const target = construct.isImage ? undefined : allowedTarget(construct.target, siteUrl)
        return target ? `[${label}](${target})` : label
      }
    }
  }

  return { push, end, cited }
}

/** The target as it may stand in a link: a path of this site, our mail or phone. */
function allowedTarget(target: string, siteUrl: string): string | undefined {
  const local = target.startsWith(`${siteUrl}/`) || target === siteUrl ? target.slice(siteUrl.length) || '/' : target
  return isOwnLink(local) ? local : undefined
}

/** Also before a full stop or a dash. */
function isOurMail(text: string) {
  return ownMails.some((mail) => text.startsWith(mail) && /^[.-]*$/.test(text.slice(mail.length)))
}
