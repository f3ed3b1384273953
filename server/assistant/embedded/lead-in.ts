import { fold } from '../language/french-text.ts'
import written from './wordings/lead-in.json' with { type: 'json' }
import { typedWords } from './wordings/wordings.ts'

const askers = new Set(written.askers)
const beside = new Set(written.beside)
/** « mon RSSI veut savoir où… », « ma DSI demande si… »: after these the question begins, without a colon too. */
const verbs = new Set(written.verbs)
const whether = new Set(written.whether)
/** « DPO : comment lui écrire ? » is asked of the one who is named first. */
const pointing = new Set(written.pointing)
/** How somebody begins who tells what they ask for. */
const telling = /^(?:bonjour,? )?(?:pour|je|j['’]|nous|on|for|i|we)(?![\p{L}-])/iu
/** « DPO : quelle adresse ? »: what is shorter is asked of what stands before. */
const fewestWords = 4

/** The question without who asks it: « Service achats : », « Bonjour, je suis chef de projet, ». */
export function withoutLeadIn(sentence: string): string {
  const question = sentence.slice(endOfLeadIn(sentence)).trim()
  const said = typedWords(question)
  return said.length < fewestWords || said.some((word) => pointing.has(word)) ? sentence : question
}

function endOfLeadIn(sentence: string) {
  const tokens = [...sentence.matchAll(/[\p{L}\p{N}_]+/gu)].map((match) => ({
    word: fold(match[0]),
    end: match.index + match[0].length,
  }))
  let end = 0
  let isAsker = false
  for (const [at, token] of tokens.entries()) {
    if (!(askers.has(token.word) || beside.has(token.word) || verbs.has(token.word))) break
    isAsker ||= askers.has(token.word)
    if (!isAsker) continue
    const mark = /^\s?[:,;–—]\s/.exec(sentence.slice(token.end))?.[0]
    const next = tokens[at + 1]
    if (mark) end = token.end + mark.length
    else if (verbs.has(token.word)) end = next && whether.has(next.word) ? next.end : token.end
  }
  return end
}

/** « Pour ma lettre de motivation : qui dirige ? »: what it is asked for is told before it is asked. */
export function occasionApart(sentence: string) {
  const [occasion = '', asked = '', ...others] = sentence.split(' : ')
  const isOccasion = others.length === 0 && asked.includes('?') && telling.test(occasion)
  return isOccasion ? [occasion, asked] : [sentence]
}
