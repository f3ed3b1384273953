import { readFileSync } from 'node:fs'
import * as modules from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Preloaded by the scripts of package.json, in plain JavaScript because it has to run on a Node that is too old: where npm
 * did not run the install script of the package `node`, they run on the host's, which may not read TypeScript.
 */
const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [pinned] = dependencies.node.split('.')
const { node: running } = process.versions

if (Number.parseInt(running, 10) < Number(pinned)) {
  console.error(
    `This site runs on Node ${pinned}, which \`npm ci\` brings along unless it is told to ignore install scripts, and this is Node ${running}: run \`npm rebuild node --ignore-scripts=false\`, then try again.`,
  )
  process.exit(1)
}

// Types are stripped and code compiled once for all starts.
modules.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))

// A program that cannot be read has not begun: nobody else could say so.
process.on('uncaughtException', async (error) => {
  const { sourceProblem } = await import('./source-problem.ts')
  console.error(sourceProblem(error) ?? error)
  process.exit(1)
})
