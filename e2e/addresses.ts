import { pages } from '#content/pages.ts'
import { paths } from '#content/paths.ts'
import { frenchTypography } from '#content/typography.ts'

/** Every page, and an address that has none. */
export const addresses = [...Object.values(paths), '/nulle-part/sur-la-carte']

/** As they are published. */
export function settingsAt(address: string) {
  const settings = Object.values(pages).find(({ canonical }) => canonical === address) ?? pages.notFound
  const { title, description, ogTitle, ogDescription } = settings
  return {
    ...settings,
    title: frenchTypography(title),
    description: frenchTypography(description),
    ogTitle: frenchTypography(ogTitle),
    ogDescription: frenchTypography(ogDescription),
  }
}
