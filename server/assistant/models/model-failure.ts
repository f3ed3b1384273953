/** A model did not answer, or stopped before the end. The message goes to the log: never a word of the conversation. */
export class ModelFailure extends Error {
  /** For how many seconds the provider is left alone; nothing leaves that to whoever asked. */
  readonly rest: number | undefined

  constructor(message: string, rest?: number) {
    super(message)
    this.rest = rest
  }
}
