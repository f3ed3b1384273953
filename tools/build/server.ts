import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** Where a build keeps the program that serves it. */
export const serverEntry = join('server', 'main.js')

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
    plugins: [latinOnly],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // Optional, and not installed: pg asks for it only where somebody names it.
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      outDir: join(folder, 'server'),
      target: 'node26',
      ssr: 'server/main.ts',
      rolldownOptions: {
        checks: { bundlerTimings: false },
        treeshake: {
          moduleSideEffects: (id) => !/\/(?:content|contract|server)\//.test(id) || id.endsWith('/main.ts'),
        },
        output: {
          entryFileNames: 'main.js',
          chunkFileNames: '[name].js',
          // Names and lines stay, for the places of faults in the log.
          minify: false,
          comments: false,
        },
      },
    },
  })
}

/** V8 keeps the text of a program with two bytes a character as soon as one of them is not of Latin-1. */
const latinOnly: Plugin = {
  name: 'latin-only',
  renderChunk: (code) => ({
    code: code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    map: null,
  }),
}
