import { paths } from '#content/paths.ts'
import { addresses } from './addresses.ts'

/** For what `npm run campaign` goes through, while `npm test` takes an example of the same kind. */
export const long = { tag: '@long' }

/** The details of a test that is an example, or one of the many others. */
export function longUnless(isExample: boolean) {
  return isExample ? {} : long
}

/** The pages that a test walks through. */
export const walks = [
  { over: 'the contact page', pages: [paths.contact], details: {} },
  { over: 'every page', pages: addresses, details: long },
]
