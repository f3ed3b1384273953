import { deskPaths } from '#contract/desk-view.ts'
import { counted } from '../words.ts'

const askEvery = 20_000

type Words = {
  readonly one: string
  readonly other: string
  readonly show: string
  readonly offline: string
  readonly sessionOver: string
  readonly signIn: string
}
type Watch = { readonly strip: HTMLElement; readonly words: Words; readonly address: string }

/** Says above the page what has come in since it was made, that it is out of touch, or that the session is over. */
export function watchArrivals({ strip, words, address }: Watch) {
  const { title } = document
  let timer = 0

  async function look() {
    clearTimeout(timer)
    try {
      const answer = await fetch(address, { headers: { Accept: 'application/json' } })
      // Back to this very page, with what was being written in it.
      const here = window.location.pathname + window.location.search
      if (answer.status === 401) return tell(words.sessionOver, { text: words.signIn, href: here })
      if (!answer.ok) throw new Error(String(answer.status))
      const { count }: { count: number } = await answer.json()
      tell(count > 0 ? counted(words, count) : '', { text: words.show, href: deskPaths.home })
      document.title = count > 0 ? `(${count}) ${title}` : title
    } catch {
      tell(words.offline)
    }
    timer = window.setTimeout(look, askEvery)
  }

  /** Said once: what stands there already is not read out again. */
  function tell(text: string, link?: { text: string; href: string }) {
    if (strip.dataset.said === text) return
    strip.dataset.said = text
    strip.hidden = text === ''
    strip.replaceChildren(text)
    if (text === '' || !link) return
    const anchor = document.createElement('a')
    anchor.className = 'text-link'
    anchor.textContent = link.text
    anchor.href = link.href
    strip.append(anchor)
  }

  timer = window.setTimeout(look, askEvery)
  window.addEventListener('offline', () => tell(words.offline))
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
}
