/** The page's text in Markdown, for readers that are programs. */
export function markdownPath(path: string) {
  return twinPath(path, 'md')
}

/** The page's structured data in a file of its own, which the browser fetches after a client navigation. */
export function structuredDataPath(path: string) {
  return twinPath(path, 'jsonld')
}

function twinPath(path: string, extension: string) {
  return `${path === '/' ? '/index' : path}.${extension}`
}
