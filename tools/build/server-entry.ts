import { join } from 'node:path'

/** In a build's folder, the program that serves it. */
export const serverEntry = join('server', 'main.js')
