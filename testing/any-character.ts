import fc from 'fast-check'

const surrogates = { first: 0xd800, count: 0x800 }

/** Any character that a text may hold, as `unit: 'binary'` of fast-check, which lists all of them first and takes seconds. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((at) => String.fromCodePoint(at < surrogates.first ? at : at + surrogates.count))
