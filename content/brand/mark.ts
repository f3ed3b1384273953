import type { BrandMark } from '../brand-mark.ts'

/** A triangle with its meridian: lines in the accent colour, on the dark ground where there is one. */
export const mark: BrandMark = {
  width: 26,
  height: 24,
  path: 'M13 2 24.4 22H1.6zM13 2v20',
  strokeWidth: 2.2,
  /** The same in one character, for mails, which carry no picture. */
  character: '▲',
  point: 'M5 .7 9.8 9.3H.2z',
}
