import { offer } from '#content/brand/promises.ts'
import { soundsUrgent } from '#server/contact/sounds-urgent.ts'
import { officeHours } from './office-hours.ts'

/** Until when a request is to be answered, by what the site promises: the same in the team's mail and at its desk. */
export function dueTime({ receivedAt, message }: { readonly receivedAt: number; readonly message: string }) {
  const urgent = soundsUrgent(message)
  return { urgent, dueAt: officeHours.answerDeadline(receivedAt, urgent ? offer.urgentAnswerHours : offer.answerHours) }
}
