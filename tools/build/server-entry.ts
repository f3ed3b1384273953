import { join } from 'node:path'

/** In a build's folder, the program that serves it. */
export const serverEntry = join('server', 'main.js')

/**
 * For V8. Megabytes of room for what lives shortly: a larger one is kept once it was used, a smaller one is cleared more often
 * than the answers need (docs/performance.md). Nothing is compiled before the server listens and says so (server/compile-hot-code.ts).
 */
export const engineFlags = ['--max-semi-space-size=4', '--no-maglev', '--no-turbofan']
