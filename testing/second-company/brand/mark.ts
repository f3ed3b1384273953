import type { BrandMark } from '#content/brand-mark.ts'

/** A cog of eight teeth. */
export const mark: BrandMark = {
  width: 24,
  height: 24,
  path: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12 2v5M12 17v5M2 12h5M17 12h5M5 5l3.5 3.5M15.5 15.5 19 19M19 5l-3.5 3.5M8.5 15.5 5 19',
  strokeWidth: 2,
  character: '✱',
  point: 'M5 .8a4.2 4.2 0 1 0 .01 0z',
}
