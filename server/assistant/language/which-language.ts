import { englishWords } from './english-words.ts'
import { typedAsIs } from './french-text.ts'
import { smsSpelling } from './sms-spelling.ts'
import englishOnly from './words/english-only.json' with { type: 'json' }
import written from './words/question-words.json' with { type: 'json' }

const englishMarks = new Set(written.english)
const sharedMarks = new Set(written.inBothLanguages)
const englishNames = new Set(written.englishNames)
/** Words of ways to ask in English that no way to ask in French has, and no page. */
const inNoFrench = new Set(englishOnly)
/** Tell by themselves, where nothing is French: « Gemini available? » */
const englishAlone = new Set(written.englishAlone)
const frenchMarks = new Set(written.french)
/** « on », « plus »: beside words that only English has, they say nothing. */
const eitherLanguage = new Set(written.frenchOrEnglish)

/** « vos », « une »: in no English sentence. */
const frenchAlone = new Set(written.frenchAlone)

/** What a word says that is English only in the company of others: « workshop », « long ». */
const half = 0.5
const enough = 1

/**
 * The language that a message is in, by its small words; where it has none (« free trial? », « optional fields ») by most of
 * the others. Undefined where nothing tells: « Qdrant ? ».
 */
export function languageOf(text: string): 'english' | 'french' | undefined {
  const typed = typedAsIs(text)
  const list = typed.flatMap((word) => smsSpelling.get(word)?.split(' ') ?? word)
  const marks = typed.filter((word) => englishMarks.has(word)).length
  const shared = new Set(typed.filter((word) => sharedMarks.has(word))).size
  // « Data quality check en phase 1 ? »: French borrows English names, and English no « vos ».
  const isMixed = list.some((word) => frenchAlone.has(word))
  const names = typed.filter(isEnglishName).length
  const french =
    list.filter((word) => isFrench(word) && !(marks > 0 && eitherLanguage.has(word))).length +
    half * (text.match(accented)?.length ?? 0)
  if (french > 0) return marks + (isMixed ? 0 : half * (shared + names)) > french ? 'english' : 'french'
  const others = typed.filter((word) => inNoFrench.has(word) && !isEnglishName(word) && !englishMarks.has(word)).length
  const isTold = marks > 0 || typed.some((word) => englishAlone.has(word))
  return isTold || half * (shared + names + others) >= enough ? 'english' : undefined
}

/** Names of ours have accents in any language: « Hébergeur Exemple », « Méridienne ». */
const accented = /(?<!\p{L})\p{Ll}*[àâçéèêëîïôùûœ]\p{Ll}*(?!\p{L})/gu

function isFrench(word: string) {
  return frenchMarks.has(word) || /^\p{L}{3,}ez$/u.test(word)
}

function isEnglishName(word: string) {
  return !englishMarks.has(word) && !sharedMarks.has(word) && (englishWords.has(word) || englishNames.has(word))
}
