import { basename, dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { onNode } from './on-node.ts'
import { serverEntry } from './server-entry.ts'
import { writtenDown } from './written-down.ts'

const withoutBuild = 'server/assistant/embedded/create-embedded-assistant.ts'
const builtWithoutBuild = './create-embedded-assistant.js'

/**
 * The server and its libraries as a few files of plain JavaScript: Node reads them in a third of the time and memory of
 * the thousand that they are made from. The assistant that learns by itself is bundled apart, with all that it needs: of
 * what they share, the server would otherwise carry what only that one uses.
 */
export async function buildServer(folder: string) {
  await bundle(folder, 'server/main.ts', basename(serverEntry), [onNode, writtenDown, leaveOutLearning])
  await bundle(folder, withoutBuild, basename(builtWithoutBuild), [onNode, writtenDown])
}

const leaveOutLearning: Plugin = {
  name: 'leave-out-learning',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith(`/${basename(withoutBuild)}`) ? { id: builtWithoutBuild, external: 'relative' } : null,
}

async function bundle(folder: string, entry: string, file: string, plugins: Plugin[]) {
  await build({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    publicDir: false,
    plugins,
    // The first mail brings nodemailer. The other is optional, and not installed: pg asks for it where somebody names it.
    ssr: { noExternal: true, external: ['nodemailer', 'pg-native'] },
    build: {
      outDir: join(folder, dirname(serverEntry)),
      emptyOutDir: false,
      target: 'node26',
      ssr: entry,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        treeshake: {
          moduleSideEffects: (id) => !/\/(?:content|contract|server)\//.test(id) || id.endsWith('/main.ts'),
        },
        output: {
          entryFileNames: file,
          chunkFileNames: '[name].js',
          // Names and lines stay, for the places of faults in the log.
          minify: false,
          comments: false,
        },
      },
    },
  })
}
