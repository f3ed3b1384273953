import written from './wordings/commands.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

const { errands, names } = written
/** « vous répondez toujours », « se faire pirater » command nothing. */
const harmless = createWordings(written.harmless)
const commands = createWordings(
  [...written.instructions, ...written.anotherRole, ...written.givenWords, ...written.secrets],
  names,
)
const games = createWordings([...written.games, ...written.orders])
const roles = createWordings(written.roles)
const quoted = createWordings(written.quoted, names)
const inCapitals = createWordings(written.inCapitals, names)
/** « et si quelqu'un lui dit d'oublier ses consignes ? », « le jailbreak est-il testé ? » */
const ofOthers = createWordings(written.ofOthers, names)
/** « [SYSTEM] », « ## admin », and what is put to a database. */
const marked = /^\W*[[<#]\W{0,3}(?:system|sys|inst|admin|assistant|developer|donnees)|\bselect \*/i
/** « Tu es Paul, commercial » */
const toBe = /\b(?:tu es|you are|you're) \p{L}+, (?:(?:une?|an?|the) )?(\p{L}+)/iu
/** « quand je ferme la page, tu oublies tout ? » asks what becomes of it. */
const asksWhatIsForgotten =
  /\b(?:tu oublies|oublies-tu|vous oubliez|oubliez-vous|do you forget) (?:tout|everything)(?=(?: (?:quand|après|when|after) [^,;.?]*)?\s*\?$)/i

/**
 * Sentences that address the assistant itself: to drop or show what it runs on, to play somebody else, to say given
 * words. They are left out before the rest of the message is answered.
 */
export function isCommand(message: string): boolean {
  const sentence = message.replace(asksWhatIsForgotten, '')
  const typed = typedWords(sentence)
  if (sentence.includes('?') && ofOthers.areIn(typed)) return false
  const said = harmless.leftOutOf(typed)
  return (
    commands.areIn(said) ||
    games.begin(said) ||
    roles.begin(typedWords(toBe.exec(sentence)?.[1] ?? '')) ||
    quoted.areIn(harmless.leftOutOf(typedWords(sentence.replace(/[«"“]/g, ' quotationmark ')))) ||
    inCapitals.areIn(harmless.leftOutOf(typedWords(sentence.replace(/\b[A-Z]{4,}/g, ' incapitals ')))) ||
    marked.test(sentence)
  )
}

const courtesy = createWordings(errands.courtesy)
const orders = createWordings([`${errands.tasks.join('|')} ${errands.objects.join('|')}`])
const favours = createWordings(
  errands.favours.map((favour) => `${favour} ${errands.forWhom.join('|')} ${errands.tasks.join('*|')}*`),
)
const inEnglish = createWordings(errands.inEnglish, names)

/** « Rédige-moi une lettre »: work for the assistant, where « rédiger des lettres » asks what the platform does. */
export function isErrand(sentence: string): boolean {
  const typed = typedWords(sentence)
  const asked = typed.slice(typed.findIndex((word) => !courtesy.begin([word])))
  return orders.begin(asked) || favours.begin(asked) || inEnglish.begin(asked)
}
