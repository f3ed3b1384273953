/** As much of a message as is read to answer it: some 230 words. Of a longer one the beginning and the end. */
const longest = { beginning: 900, end: 500 }
/** Of what has unfolded to many times its length, as much of each end is looked at: it holds the above even between spaces. */
const unfoldedEnd = 4000
/** No language puts more marks on a letter (UAX #15, stream-safe text); longer runs cost their square to be put in order. */
const crowdedMarks = /(\p{M}{30})\p{M}+/gu
/** No word that is read here is longer; a syllable of Korean is three letters. */
const endlessWord = /(\p{L}{60})\p{L}+/gu

/**
 * What is read of a message, whatever was typed: with compatibility characters unfolded (one may stand for eighteen), with
 * single spaces and line breaks, and never longer than what can be answered at once.
 */
export function readableText(text: string): string {
  const unfolded = bothEnds(text.replace(crowdedMarks, '$1').normalize('NFKC'), unfoldedEnd, unfoldedEnd)
    .replace(endlessWord, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
  return bothEnds(unfolded, longest.beginning, longest.end)
}

function bothEnds(text: string, beginning: number, end: number) {
  return text.length <= beginning + end ? text : `${text.slice(0, beginning)}\n${text.slice(-end)}`
}
