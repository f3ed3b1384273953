const months = 3

/** What is announced in more than one place is written here, once. */
export const promises = {
  /** How soon a person answers. */
  callBack: '24h',
  urgent: '4h',
  /** How long a demonstration takes. */
  demo: '30-45 min',
  /** What a typical project takes and costs. */
  project: { months, duration: `${months}\u00a0mois`, amount: 15_000, cost: '15 000 € HT' },
} as const
