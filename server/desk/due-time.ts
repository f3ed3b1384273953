import { soundsUrgent } from '#server/contact/sounds-urgent.ts'
import { answerDeadline } from './office-hours.ts'

const promisedHours = { urgent: 4, normal: 24 }

/** Until when a request is to be answered, by what the site promises: the same in the team's mail and at its desk. */
export function dueTime({ receivedAt, message }: { readonly receivedAt: number; readonly message: string }) {
  const urgent = soundsUrgent(message)
  return { urgent, dueAt: answerDeadline(receivedAt, promisedHours[urgent ? 'urgent' : 'normal']) }
}
