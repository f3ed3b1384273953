import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The module in which Vite keeps what it puts around every `import()` of a build. */
const viteHelper = '\0vite/preload-helper.js'

/** Puts app/loading/load-files.ts in its place: docs/decisions/0011-how-files-are-loaded.md. */
export const ownLoader: Plugin = {
  name: 'own-loader',
  enforce: 'pre',
  load(id) {
    if (id !== viteHelper) return null
    return `export { loadFiles as __vitePreload } from ${JSON.stringify(resolve('app/loading/load-files.ts'))}`
  },
}

/** Vite names no files where there is only one. What the boot script or React came with is there already. */
export function filesToLoad(file: string, dependencies: readonly string[], { hostId }: { hostId: string }) {
  const there = isBoot(hostId) ? isBoot : (name: string) => isBoot(name) || /(?:hydrate|rolldown-runtime)-/.test(name)
  return (dependencies.length > 0 ? dependencies : [file]).filter((name) => !there(name))
}

function isBoot(name: string) {
  return /(?:^|\/)boot-/.test(name)
}
