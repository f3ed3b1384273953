import { pages } from '#content/pages.ts'
import { paths } from '#content/paths.ts'

/** Every page, and an address that has none. */
export const addresses = [...Object.values(paths), '/nulle-part/sur-la-carte']

export function settingsAt(address: string) {
  return Object.values(pages).find(({ canonical }) => canonical === address) ?? pages.notFound
}
