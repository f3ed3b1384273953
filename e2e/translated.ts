import type { Page } from '@playwright/test'

/**
 * Has the page translated as browsers do it, from now on: each text, also one that comes later, is taken out of its
 * place, and elements that React knows nothing of hold another in its stead. The words stay the same, or are said so many
 * times; what comes later may wait for the service that translates it.
 */
export function translate(page: Page, times = 1, serviceTakes = 0) {
  return page.evaluate(
    ([times, serviceTakes]) => {
      const translated = new WeakSet<Node>()
      const untouched = 'script, style, textarea, title, [translate=no]'

      function translateText(text: Node) {
        const parent = text.parentElement
        if (!text.nodeValue?.trim() || !parent || translated.has(text) || parent.closest(untouched)) return
        const outer = document.createElement('font')
        const inner = outer.appendChild(document.createElement('font'))
        translated.add(inner.appendChild(document.createTextNode(`${text.nodeValue} `.repeat(times).slice(0, -1))))
        text.parentNode?.replaceChild(outer, text)
      }

      function translateAll(root: Node) {
        const texts: Node[] = []
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
          if (node.nodeType === Node.TEXT_NODE) texts.push(node)
        }
        for (const text of texts) translateText(text)
      }

      translateAll(document.body)
      function translateChanged(changes: readonly MutationRecord[]) {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') translateText(target)
          else for (const node of addedNodes) translateAll(node)
        }
      }
      new MutationObserver((changes) => {
        if (serviceTakes === 0) translateChanged(changes)
        else setTimeout(translateChanged, serviceTakes, changes)
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    },
    [times, serviceTakes] as const,
  )
}
