import { paths } from '#content/paths.ts'
import type { Source } from '../../sources.ts'
import type { Saying, Topic } from '../topic.ts'
import { notOnSite } from './not-answered.ts'
import written from './this-site-only.json' with { type: 'json' }

const groups = written.flatMap(({ topics, ...group }) => topics.map((id) => [id, group] as const))
const byTopic: ReadonlyMap<string, Group> = new Map(groups)

type Group = { readonly instead?: string; readonly notice?: string; readonly inEnglish?: string }

/** With a word that it holds of this site alone: nobody is to enter it in a register as what holds of their platform. */
export function limitedToThisSite(id: string, saying: Saying): Saying {
  const { notice, inEnglish } = byTopic.get(id) ?? {}
  if (!notice || !inEnglish) return saying
  return {
    ...saying,
    notice: joined(saying.notice, notice),
    ...(saying.english === undefined
      ? { noticeInEnglish: joined(saying.noticeInEnglish, inEnglish) }
      : { english: joined(saying.english, inEnglish) }),
  }
}

/**
 * The topic that answers the same of the platform of a customer, if this one holds of the site alone: what rests on the
 * privacy policy does, unless it speaks of the platform too.
 */
export function platformTopicFor({ id, kind, answer, sources }: Topic): string | undefined {
  const isOfPolicy = kind === 'fact' && sources.length > 0 && sources.every(isPolicy)
  return byTopic.get(id)?.instead ?? (isOfPolicy && !answer.includes('votre plateforme') ? notOnSite : undefined)
}

function isPolicy({ href }: Source) {
  return href.startsWith(paths.privacyPolicy)
}

/** A notice is told paragraph by paragraph. */
function joined(before: string | undefined, after: string) {
  return before ? `${before}\n\n${after}` : after
}
