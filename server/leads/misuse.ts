/** Something only the person at the keyboard can put right, in one sentence. */
export class Misuse extends Error {}
