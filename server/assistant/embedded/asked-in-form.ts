import { fold, words } from '../language/french-text.ts'
import type { Stance } from './stance.ts'
import type { Topic } from './topic.ts'

/** Ways to ask whether: what a topic answers to one of them with yes, it answers to the others of its kind. */
const forms: readonly (readonly [string, RegExp])[] = [
  ['free', /\b(?:gratuit\w*|offert\w*|compris\w*|inclu\w*|dedans|free|included)\b/],
  [
    'paid',
    /\b(?:payant\w*|payer|paie\w*|factur\w+|supplement\w*|option|frais|cout\w*|penalites?|charge|extra|surcout)\b/,
  ],
  [
    'must',
    /\b(?:faut|faudra\w*|oblig\w+|dois|doit|devons|devra\w*|necessaires?|contraint\w*|exig\w+|impos\w+|must|need|have to|required)\b/,
  ],
  [
    'may',
    /\b(?:peut|peux|puis|peuvent|pouvez|pouvons|pourr\w+|possible|autoris\w+|droit|libres?|jouable|can|could|may|allowed)\b/,
  ],
  [
    'offer',
    /\b(?:faites|proposez|avez|offrez|existe\w*|y a|prevoyez|prevue?s?|fournissez|supportez|gerez|utilisez|acceptez|travaillez|do you (?:have|offer|support|use|provide|work)|is there|are there)\b/,
  ],
  ['sell', /\b(?:vend\w+|revend\w+|lou\w+ez|ced\w+|sell|sold|rent)\b/],
  ['leave', /\b(?:partent|part|sort\w*|quitte\w*|transf\w+|envoy\w+|sent|leaves?)\b/],
]
/** « seulement », « sans », « toujours »: the same form may ask for the opposite. */
const turned =
  /\b(?:ne|n|pas|non|aucune?|rien|jamais|sans|seule?s?|seulement|uniquement|exclusivement|toujours|tout|tous|toutes?|que|qu|meme|autres?|moins|plus|deja|automatiquement|place|tard|vraiment|demain|aujourd|hui|aprem|apres|avant|soirs?|matins?|nuits?|midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week|weekend|ferie\w*|heures?|h|jours?|semaines?|mois|today|tomorrow|tonight|only|without|not|no|never|always|all|any|already|other|else|more|less|until|than|defaut|default)\b/
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

/** What is written down is read when it is first compared with. */
const read = new WeakMap<readonly string[], readonly (readonly string[])[]>()

function formsOfEach(ways: readonly string[]) {
  const known = read.get(ways) ?? ways.map(formsOf)
  read.set(ways, known)
  return known
}

/** « est-ce que », « j'imagine que » turn nothing round. */
const leadIn =
  /\best[- ]ce qu(?:e |')|\b(?:j'imagine|je suppose|j'espere|je presume|je pense|dites-moi|rassurez-moi),? ?(?:bien )?qu(?:e |')/g

function formsOf(text: string): string[] {
  // Of what is told before, the last part asks; « , après coup ? » adds to it.
  const parts = fold(text)
    .replace(leadIn, '')
    .split(/[.!,;:] /)
  const asked = parts.findLast((part) => part.split(' ').length > tail) ?? parts.at(-1) ?? ''
  const plain = words(asked).join(' ')
  if (turned.test(plain)) return []
  return forms.flatMap(([name, form]) => (form.test(asked) || form.test(plain) ? name : []))
}

const tail = 2
