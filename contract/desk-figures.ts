/** A count that may be told; of one to four only that they are few. */
export type ShownCount = number | 'few'

/** Of one week, from its Monday in Paris, as 2026-11-16. */
export type WeekFigures = {
  readonly monday: string
  readonly received: number
  readonly kept: number
  readonly late: number
  readonly waiting: number
}

export type NamedCount = { readonly label: string; readonly count: ShownCount }
type TopicCount = NamedCount & { readonly days: readonly ShownCount[] }

/** What the desk shows of how it goes: no name, no text, nothing of any one person. */
export type FiguresView = {
  readonly weeks: readonly WeekFigures[]
  /** Since midnight in Paris: how many came, and how many were answered, whenever they came. */
  readonly today: { readonly day: string; readonly received: number; readonly answered: number }
  readonly received: number
  /** Milliseconds; nothing while nobody was answered. */
  readonly medianAnswer: number | undefined
  /** From 0 to 1, of those that were answered or should have been. */
  readonly keptShare: number | undefined
  readonly overdue: number
  readonly useCases: readonly NamedCount[]
  readonly teamSizes: readonly NamedCount[]
  readonly setAside: readonly { readonly kind: SetAsideKind; readonly count: number }[]
  readonly assistant: AssistantFigures
}

type SetAsideKind =
  | 'team'
  | 'confirmation'
  | 'webhook'
  | 'sign-in'
  | 'quarantine-digest'
  | 'confirmation-limit'
  | 'overdue-digest'

export type AssistantFigures = {
  /** Oldest first, as 2026-11-16. */
  readonly days: readonly { readonly day: string; readonly count: ShownCount }[]
  readonly questions: ShownCount
  readonly unanswered: Share
  readonly missingShare: Share
  readonly topics: readonly TopicCount[]
  readonly declined: readonly NamedCount[]
  readonly missing: readonly NamedCount[]
}

/** Of all questions, from 0 to 1; « few » where the number behind it is below five. */
export type Share = number | 'few' | undefined
