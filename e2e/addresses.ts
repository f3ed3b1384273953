import { paths } from '#content/paths.ts'

/** Every page, and an address that has none. */
export const addresses = [...Object.values(paths), '/nulle-part/sur-la-carte']
