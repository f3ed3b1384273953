import { basename, dirname, join } from 'node:path'
import { build } from 'vite'
import { onNode } from './on-node.ts'
import { serverEntry } from './server-entry.ts'

/**
 * The server and its libraries as a few files of plain JavaScript: Node reads them in a third of the time and memory of
 * the thousand that they are made from. What only some configurations need stays in files of its own.
 */
export async function buildServer(folder: string) {
  await build({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    publicDir: false,
    plugins: [onNode],
    // The first mail brings nodemailer. The other is optional, and not installed: pg asks for it where somebody names it.
    ssr: { noExternal: true, external: ['nodemailer', 'pg-native'] },
    build: {
      outDir: join(folder, dirname(serverEntry)),
      target: 'node26',
      ssr: 'server/main.ts',
      rolldownOptions: {
        checks: { bundlerTimings: false },
        treeshake: {
          moduleSideEffects: (id) => !/\/(?:content|contract|server)\//.test(id) || id.endsWith('/main.ts'),
        },
        output: {
          entryFileNames: basename(serverEntry),
          chunkFileNames: '[name].js',
          // Names and lines stay, for the places of faults in the log.
          minify: false,
          comments: false,
        },
      },
    },
  })
}
