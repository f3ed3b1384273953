import * as v from 'valibot'

const words = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.nonEmpty('a phrase is empty'))),
  v.nonEmpty('a list is empty'),
)

const Entry = v.strictObject({
  /** Of a topic, or `family-*` for all topics whose id begins so. */
  id: v.pipe(v.string(), v.regex(/^\S(?:.*\S)?$/, 'the id is empty or has spaces around it')),
  phrases: words,
  /** In place of the family's phrases, not beside them. */
  alone: v.optional(v.literal(true)),
  /** The topic that these are asked of where their own has nothing to say. */
  otherwise: v.optional(v.string()),
  /** Ways to ask, whole questions again, whose answer opens with yes, and with no. */
  answeredYes: v.optional(words),
  answeredNo: v.optional(words),
})

/** The ways to ask for a topic, and the file that has them. */
export type Phrases = Readonly<v.InferOutput<typeof Entry>> & { readonly file: string }

/** Read last: it adds to what other files have of the same id. */
const inEnglish = 'in-english.json'

export type ReadPhrases = { readonly phrases: ReadonlyMap<string, Phrases>; readonly problems: readonly string[] }

/** Reads what can be read; a sentence for each entry that cannot, with its file and id. */
export function readPhrases(files: Readonly<Record<string, unknown>>): ReadPhrases {
  const phrases = new Map<string, Phrases>()
  const problems: string[] = []
  for (const [file, content] of Object.entries(files)) {
    if (!Array.isArray(content)) {
      problems.push(`phrases/${file} is not a list.`)
      continue
    }
    content.forEach((written: unknown, index) => {
      const entry = v.safeParse(Entry, written)
      if (!entry.success) {
        const named = v.safeParse(v.object({ id: v.string() }), written)
        const which = named.success ? `« ${named.output.id} »` : `number ${index + 1}`
        problems.push(`phrases/${file}, ${which}: ${entry.issues.map(told).join('; ')}.`)
        return
      }
      const { id } = entry.output
      const other = phrases.get(id)
      if (other && file === inEnglish) {
        phrases.set(id, withMore(other, entry.output))
      } else if (other) problems.push(`phrases/${file}, « ${id} »: phrases/${other.file} has this id already.`)
      else phrases.set(id, { ...entry.output, file })
      const twice = entry.output.phrases.find((phrase, at, all) => all.indexOf(phrase) < at)
      if (twice) problems.push(`phrases/${file}, « ${id} »: « ${twice} » stands there twice.`)
    })
  }
  return { phrases, problems }
}

/** What is written of the same topic in English, beside what stands there. */
function withMore(known: Phrases, more: v.InferOutput<typeof Entry>): Phrases {
  const both = (key: 'answeredYes' | 'answeredNo') => {
    const list = [...new Set([...(known[key] ?? []), ...(more[key] ?? [])])]
    return list.length > 0 ? { [key]: list } : {}
  }
  return {
    ...known,
    phrases: [...new Set([...known.phrases, ...more.phrases])],
    ...both('answeredYes'),
    ...both('answeredNo'),
  }
}

function told(issue: v.BaseIssue<unknown>) {
  const path = v.getDotPath(issue)
  return path ? `${path}, ${issue.message}` : issue.message
}
