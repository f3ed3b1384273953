import { contactAnswers } from '#content/contact-answers.ts'
import { paths } from '#content/paths.ts'
import { addressOf, ask, contactCall, contactForm, type FrontDoor, question } from './visit.ts'

const lanes = 6

/** What visitors met, kind by kind. */
type Met = {
  visits: number
  /** Neither what was wanted nor, for a contact request, the sentence that says what to do instead. */
  failed: string[]
  /** Contact requests that were answered with the phone number. */
  toldToCall: number
  /** The addresses whose contact requests were taken. */
  readonly accepted: string[]
}

/** Visitors without end, each from another network: pages, files, questions, contact requests with and without script. */
export function startCrowd(
  proxy: FrontDoor,
  { assets, from }: { readonly assets: readonly string[]; readonly from: number },
) {
  const met: Met = { visits: 0, failed: [], toldToCall: 0, accepted: [] }
  const pages = [...Object.values(paths).filter((path) => path !== paths.contactSuccess), ...assets]
  let next = from
  let isOver = false
  const running = Promise.all(Array.from({ length: lanes }, lane))

  return {
    met,
    stop: async () => {
      isOver = true
      await running
      return { ...met, next }
    },
  }

  async function lane() {
    while (!isOver) {
      const visitor = next++
      const kind = kinds[visitor % kinds.length] ?? 'page'
      const outcome = await visit(kind, visitor).catch((error: Error) => error.message)
      met.visits++
      if (outcome) met.failed.push(`${kind}: ${outcome}`)
    }
  }

  /** Nothing where all is well. */
  async function visit(kind: Kind, visitor: number): Promise<string | undefined> {
    const address = addressOf(visitor)
    if (kind === 'page') {
      const { status, body } = await ask(proxy, address, { path: pages[visitor % pages.length] ?? '/' })
      return status === 200 && body.length > 0 ? undefined : `${status}`
    }
    if (kind === 'question') {
      const { status, body } = await ask(proxy, address, question('Où sont hébergées les données ?'))
      return status === 200 && body.endsWith('data: [DONE]\n\n') ? undefined : `${status} ${body.slice(-80)}`
    }
    const email = `visiteur-${visitor}@organisation.fr`
    const { status, body } = await ask(proxy, address, kind === 'call' ? contactCall(email) : contactForm(email))
    if (status === (kind === 'call' ? 200 : 303)) {
      met.accepted.push(email)
      return
    }
    if (status === 503 && body.includes(kind === 'call' ? contactAnswers.unavailable : 'temporairement indisponible')) {
      met.toldToCall++
      return
    }
    return `${status} ${body.slice(0, 80)}`
  }
}

type Kind = 'page' | 'question' | 'call' | 'form'
const kinds: readonly Kind[] = ['page', 'page', 'question', 'page', 'call', 'page', 'question', 'page', 'page', 'form']
