import { offer } from '#content/brand/promises.ts'
import { callBackDeadline } from '#server/contact/call-back-deadline.ts'
import { soundsUrgent } from '#server/contact/sounds-urgent.ts'

/** Until when a request is to be answered, by what the site promises. */
export function dueTime({ receivedAt, message }: { readonly receivedAt: number; readonly message: string }) {
  const urgent = soundsUrgent(message)
  return { urgent, dueAt: callBackDeadline(receivedAt, urgent ? offer.urgentAnswerHours : offer.answerHours) }
}
