import { fold, words } from '../language/french-text.ts'
import { onceFor } from './once-for.ts'
import type { Stance } from './stance.ts'
import type { Topic } from './topic.ts'
import written from './wordings/forms.json' with { type: 'json' }
import { createWordings, typedWords } from './wordings/wordings.ts'

/** Ways to ask whether: what a topic answers to one of them with yes, it answers to the others of its kind. */
const forms = Object.entries(written.forms).map(([name, list]) => ({ name, wordings: createWordings(list) }))
/** « seulement », « sans », « toujours »: the same form may ask for the opposite. */
const opposite = createWordings(written.opposite)
/** « est-ce que », « j'imagine que » ask for no opposite. */
const leadIns = createWordings(written.leadIns)
const fewest = 2
const none: readonly string[] = []

/** Yes or no, where every written question to the topic that is put in the same form is answered so. */
export function stanceOfForm(
  { answeredYes = none, answeredNo = none, work }: Answered,
  text: string,
): Stance | undefined {
  const asked = formsOf(text)
  const [saidYes, saidNo] = [formsOfEach(answeredYes), formsOfEach(answeredNo)]
  // What the platform does, it can do.
  if (work && asked.some((form) => form === 'may' || form === 'offer')) return 'yes'
  const stances = new Set(
    asked.flatMap((form): (Stance | undefined)[] => {
      const yes = saidYes.filter((forms) => forms.includes(form)).length
      const no = saidNo.filter((forms) => forms.includes(form)).length
      if (yes + no === 0) return isGeneral(form) ? [] : [undefined]
      return [yes >= fewest && no === 0 ? 'yes' : no >= fewest && yes === 0 ? 'no' : undefined]
    }),
  )
  const [only] = stances
  return stances.size === 1 ? only : undefined
}

/** « on peut avoir un devis gratuit ? »: what may be had is known, whether it is free must be written too. */
function isGeneral(form: string) {
  return form === 'may' || form === 'offer'
}

type Answered = Pick<Topic, 'answeredYes' | 'answeredNo' | 'work'>

const formsOfEach = onceFor((ways: readonly string[]) => ways.map(formsOf))

function formsOf(text: string): string[] {
  // Of what is told before, the last part asks; « , après coup ? » adds to it.
  const parts = fold(text).split(/[.!,;:] /)
  const asked = parts.findLast((part) => part.split(' ').length > tail) ?? parts.at(-1) ?? ''
  const typed = leadIns.leftOutOf(typedWords(asked))
  const meant = words(typed.join(' '))
  if (opposite.areIn(meant)) return []
  return forms.flatMap(({ name, wordings }) => (wordings.areIn(typed) || wordings.areIn(meant) ? name : []))
}

const tail = 2
