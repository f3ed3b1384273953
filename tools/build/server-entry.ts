import { join } from 'node:path'

/** In a build's folder, the program that serves it. */
export const serverEntry = join('server', 'main.js')

/** Megabytes: room for what lives shortly. A request leaves little behind, and a larger one is kept once it was used. */
export const youngGeneration = '--max-semi-space-size=1'
