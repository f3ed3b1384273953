export type MethodologyStep = {
  readonly id: string
  /** '01' to '04' */
  readonly number: string
  readonly emoji: string
  readonly title: string
  readonly subtitle: string
  /** One line for the home page. */
  readonly summary: string
  readonly tools: readonly { readonly name: string; readonly items: readonly string[] }[]
  readonly deliverables: readonly string[]
  readonly valueProposition: string
  readonly metrics?: readonly { readonly figure: string; readonly label: string }[]
}

export const methodologySteps: readonly MethodologyStep[] = []
