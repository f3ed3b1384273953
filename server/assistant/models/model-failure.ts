/** A model did not answer, or stopped before the end. The message goes to the log: never a word of the conversation. */
export class ModelFailure extends Error {
  /** Seconds after which the provider wants to be asked again. */
  readonly retryAfter: number | undefined

  constructor(message: string, retryAfter?: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}
