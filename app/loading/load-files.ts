import { whileWaiting } from './waiting.ts'

/** The server no longer has a file: a new version of the site is there. */
export class GoneFile extends Error {}

/** By address, what has come or is on its way. What failed is not in it, so that the next press asks for it again. */
const arrivals = new Map<string, Promise<void>>()

/**
 * The one way in which files come after the boot script: the build puts this function around every `import()`, with the
 * scripts and style sheets that it needs (tools/build/own-loader.ts). Each is fetched before it is used, because browsers keep
 * a script or a preload that failed, and would never ask for it again. An `import()` stands alone in a function: the build
 * takes a `.then` that follows it inside, where it hears of no failure.
 */
export async function loadFiles<Module>(load: () => Promise<Module>, files: readonly string[] = []) {
  await whileWaiting(Promise.all(files.map((file) => arrival(`/${file}`))))
  return load()
}

function arrival(url: string) {
  const known = arrivals.get(url)
  if (known) return known
  const coming = bring(url)
  arrivals.set(url, coming)
  coming.catch(() => arrivals.delete(url))
  return coming
}

async function bring(url: string) {
  const isStyles = url.endsWith('.css')
  // A page brings its own styles inline, and says so by a disabled link.
  if (isStyles && document.querySelector(`link[href="${url}"]`)) return
  const answer = await fetch(url)
  if (answer.status === 404 || answer.status === 410) throw new GoneFile(url)
  const type = answer.headers.get('Content-Type') ?? ''
  // The sign-in page of a hotel's network, or of a company's proxy, is neither.
  if (!answer.ok || !/css|javascript/.test(type)) throw answer
  // To its end: only a whole answer stays in the browser's cache, from which it is then used.
  await answer.arrayBuffer()
  if (isStyles) await apply(url)
}

function apply(url: string) {
  const link = document.createElement('link')
  return new Promise((resolve, reject) => {
    link.rel = 'stylesheet'
    link.href = url
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject()
    }
    document.head.append(link)
  })
}
