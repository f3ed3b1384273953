import { readFileSync } from 'node:fs'

const folder = 'dist/client'

/** Every script and style sheet that the built site may load after its boot script, by name without fingerprint. */
export function loadedFiles() {
  const [, boot = ''] = /<script type="module" src="([^"]+)"/.exec(readFileSync(`${folder}/index.html`, 'utf8')) ?? []
  const found = new Set([boot])
  for (const url of found) {
    if (!url.endsWith('.js')) continue
    for (const [, file] of readFileSync(folder + url, 'utf8').matchAll(
      /["'`](?:\.|assets)\/([\w.-]+\.(?:js|css))["'`]/g,
    )) {
      found.add(`/assets/${file}`)
    }
  }
  found.delete(boot)
  return new Set([...found].map(fileName))
}

/** `/assets/home-BRKe0xPB.js` is home.js. */
export function fileName(url: string) {
  return url.replace(/.*\//, '').replace(/-[\w-]{8}\.(\w+)$/, '.$1')
}
