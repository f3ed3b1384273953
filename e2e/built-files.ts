import { readFileSync } from 'node:fs'

const folder = 'dist/client'

/** Every script and style sheet that the built site may load after its boot script, by name without fingerprint. */
export function loadedFiles() {
  const html = readFileSync(`${folder}/index.html`, 'utf8')
  const [, live = '', boot = ''] = /data-scripts="([^"]+)"[^>]*>[^<]*?import\(["`]([^"`]+)["`]\)/.exec(html) ?? []
  const found = new Set([boot, ...live.split(' '), audienceScript()])
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

export function audienceScript() {
  return `/assets/${builtAssets().find((name) => name.startsWith('audience-'))}`
}

/** The names in `/assets/`, without the files of earlier builds, which lie beside them. */
export function builtAssets(): string[] {
  return JSON.parse(readFileSync('dist/current/build.json', 'utf8')).assets
}

/** `/assets/home-BRKe0xPB.js` is home.js. */
export function fileName(url: string) {
  return url.replace(/.*\//, '').replace(/-[\w-]{8}\.(\w+)$/, '.$1')
}
