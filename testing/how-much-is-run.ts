import { existsSync, readFileSync } from 'node:fs'

/** How much of a test `npm test` runs: all of it, an example of what the campaign goes through, or nothing. */
export type Run = 'whole' | 'example' | 'campaign'

/** By some words of its title, read in the file itself; undefined where there is no such test, or where some are left out. */
export function howMuchIsRun(file: string, title: string): Run | undefined {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const at = source.indexOf(title)
  if (at < 0 || /\b(?:test|describe)\.(?:skip|todo|fixme)\b/.test(source)) return
  if (/\.test\.tsx?$/.test(file)) return file.includes('.campaign.') ? 'campaign' : 'whole'
  if (!file.endsWith('.spec.ts')) return
  const after = source.slice(at)
  // What stands between a title and the function that is the test are its details (e2e/long.ts).
  const details = after.slice(after.search(/['`],?\s/)).split(/\basync\b|\(\) =>/)[0] ?? ''
  if (/\b(?:longUnless|details)\b/.test(details)) return 'example'
  return /\blong\b/.test(details) ? 'campaign' : 'whole'
}
