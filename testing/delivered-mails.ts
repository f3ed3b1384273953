import { confirmationMail } from '#server/contact/confirmation-mail.ts'
import type { teamMail } from '#server/contact/team-mail.ts'
import { createSmtpTransport } from '#server/outbox/smtp-transport.ts'
import type { ContactRequestRow } from '#server/store/tables.ts'
import { exampleRequest } from './example-request.ts'
import { startMailCatcher } from './mail-catcher.ts'

const received = Date.parse('2026-11-16T09:15:00Z')
/** The example request, as the store has it. */
export const exampleRow: ContactRequestRow = {
  id: '01a1dd1f-4774-783c-ab4a-c86c58e24aa6',
  received_at: received,
  first_name: exampleRequest.firstName,
  last_name: exampleRequest.lastName,
  email: exampleRequest.email,
  email_key: exampleRequest.email,
  phone: exampleRequest.phone,
  company: exampleRequest.company,
  position: exampleRequest.position,
  team_size: exampleRequest.teamSize,
  use_case: exampleRequest.useCase,
  message: exampleRequest.message,
  quarantine: null,
  idempotency_key: null,
  fingerprint: '',
  address_corrected_at: null,
  limited_at: null,
  state: 'new',
  owner: null,
  version: 0,
  handled_at: null,
  due_at: null,
  urgent: null,
  search: null,
}

type Written = Awaited<ReturnType<typeof teamMail>> | Awaited<ReturnType<typeof confirmationMail>>

/** Sends written mails over SMTP, as the outbox does, and reads what arrives. */
export async function startDeliveries() {
  const catcher = await startMailCatcher()
  const transport = createSmtpTransport(catcher.url)
  return {
    caught: catcher.caught,
    async deliver(written: Written, visitor?: string) {
      const mail = {
        messageId: '<1@site.example>',
        date: new Date(received),
        from: 'site@site.example',
        to: visitor ? ({ name: '', address: visitor } as const) : 'equipe@site.example',
        ...written,
      }
      await transport.deliver('1', mail, async () => true)
      const caught = catcher.caught.at(-1)
      if (!caught) throw new Error('Nothing arrived.')
      return caught
    },
    async stop() {
      transport.close()
      await catcher.stop()
    },
  }
}

export function confirmation(firstName: string, message: string = exampleRow.message) {
  return confirmationMail({ firstName, message, siteUrl: 'https://www.site.example' })
}
