import type { ContactRequestRow } from '#server/store/tables.ts'
import { answerDeadline } from './office-hours.ts'

/** What the site promises: an answer within so many hours. */
const promisedHours = { normal: 24, urgent: 4 }

export type Promised = { readonly urgent: boolean; readonly dueAt: number }

/** How pressing a request is and until when it is to be answered: the same in the team's mail and at its desk. */
export function promiseTo({ message, received_at }: Pick<ContactRequestRow, 'message' | 'received_at'>): Promised {
  const urgent = soundsUrgent(message)
  return { urgent, dueAt: answerDeadline(received_at, urgent ? promisedHours.urgent : promisedHours.normal) }
}

/** « urgent », « en urgence », but not « rien d'urgent » or « pas d'urgence ». */
function soundsUrgent(message: string) {
  return /(?<![\p{L}\p{M}])(?=urgen)(?<!(?:pas|rien|aucune?|sans|nulle|non)\s+(?:d['’]|de\s+|très\s+)?)urgen(?:te?s?|ces?)(?![\p{L}\p{M}])/iu.test(
    message,
  )
}
