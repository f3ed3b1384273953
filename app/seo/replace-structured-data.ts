import { structuredDataText, structuredDataType } from './structured-data-block.ts'
import { structuredDataPath } from './twin-paths.ts'

/**
 * After a client navigation, puts the new page's structured data in the place of the old one's. It comes as a file, at
 * low priority: its code and its text would otherwise weigh on every first visit. Without an answer there is none.
 */
export async function replaceStructuredData(pathname: string) {
  removeBlocks()
  const blocks = await fetchBlocks(pathname).catch(() => [])
  // The visitor may have moved on meanwhile, or there and back.
  if (window.location.pathname !== pathname) return
  removeBlocks()
  document.body.append(...blocks.map(scriptElement))
}

async function fetchBlocks(pathname: string): Promise<unknown[]> {
  const response = await fetch(structuredDataPath(pathname), { priority: 'low' })
  return response.ok ? response.json() : []
}

function removeBlocks() {
  for (const block of document.querySelectorAll(`script[type="${structuredDataType}"]`)) block.remove()
}

function scriptElement(block: unknown) {
  const script = document.createElement('script')
  script.type = structuredDataType
  // As a child and not as `text`, which Trusted Types guard whatever the type.
  script.append(structuredDataText(block))
  return script
}
