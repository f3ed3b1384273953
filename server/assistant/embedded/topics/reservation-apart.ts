/** « Le serveur n'en garde pas de copie. » is not told without the sentence after it. */
export function reservationApart(text: string) {
  const sentences = text.split(/(?<=\.) /)
  return { answer: sentences.slice(0, -1).join(' '), notice: sentences.at(-1) }
}
