import { editDistance } from './edit-distance.ts'

/**
 * A variable that is set under a name close to one of ours, while ours is not set: ignored in silence, a TRUSTED_PROXY
 * would make all visitors one. Names of a single word (PORT, HOST) are close to too many others.
 */
export function findMistyped(given: Readonly<Record<string, string | undefined>>, ours: readonly string[]) {
  const missing = ours
    .filter((name) => name.includes('_') && given[name] === undefined)
    .map((name) => ({ name, words: wordsOf(name) }))
  for (const [name, value] of Object.entries(given)) {
    if (ours.includes(name) || belongsToOthers(name, value)) continue
    const words = wordsOf(name)
    const meant =
      missing.find((candidate) => isClose(words, candidate)) ?? missing.find((one) => one.name === otherNames[name])
    if (meant) return { name, meant: meant.name }
  }
  return undefined
}

type Variable = { readonly name: string; readonly words: readonly string[] }

/** What other programs call the same thing. */
const otherNames: Readonly<Record<string, string>> = {
  SMTP_HOST: 'SMTP_URL',
  SMTP_SERVER: 'SMTP_URL',
  DB_URL: 'DATABASE_URL',
  POSTGRES_URL: 'DATABASE_URL',
}

/** npm's own, cron's, and the addresses that Docker and Kubernetes give of a neighbour that is called « metric » or « log ». */
function belongsToOthers(name: string, value = '') {
  return (
    name.length > 40 ||
    name.startsWith('npm_') ||
    /^MAIL(?:TO|FROM)$/.test(name) ||
    /^(?:tcp|udp|sctp):\/\//.test(value)
  )
}

function isClose(words: readonly string[], { name: ours, words: ourWords }: Variable) {
  if (words.join('') === ourWords.join('')) return true
  // A secret's file, as many container images take it.
  if (words.at(-1) === 'FILE' && words.slice(0, -1).join('_') === ours) return true
  if (words.length === ourWords.length) return slips(words, ourWords) <= (ours.length >= 14 ? 2 : 1)
  return lacksOneWord(words, ourWords)
}

function wordsOf(name: string) {
  return name.toUpperCase().split(/[^A-Z\d]+/)
}

/** Letters that are wrong, word by word, so that METRICS_HOST is not taken for METRICS_PORT. */
function slips(words: readonly string[], ourWords: readonly string[]) {
  return words.reduce((sum, word, index) => {
    const ourWord = ourWords[index] ?? ''
    return sum + (stem(word) === stem(ourWord) ? 0 : editDistance(word, ourWord, 3))
  }, 0)
}

/** TRUST and TRUSTED, PROXY and PROXIES. */
function stem(word: string) {
  return word.replace(/IES$/, 'Y').replace(/(?:ED|S)$/, '')
}

/** LLM_KEY for LLM_API_KEY; the first word is never the one that is forgotten. */
function lacksOneWord(words: readonly string[], ourWords: readonly string[]) {
  if (words.length < 2 || words.length !== ourWords.length - 1) return false
  return ourWords.some((_, index) => index > 0 && ourWords.toSpliced(index, 1).join() === words.join())
}
