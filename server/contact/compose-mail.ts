import { contactMails } from '#content/contact-mails.ts'
import { readOverdue } from '#server/desk/overdue.ts'
import { overdueDigestMail } from '#server/desk/overdue-digest.ts'
import { findLink } from '#server/desk/sign-in.ts'
import { signInMail } from '#server/desk/sign-in-mail.ts'
import type { Environment } from '#server/environment.ts'
import { requestIdHeader } from '#server/http/request-id.ts'
import { createVisitorSecret } from '#server/limits/visitor-secret.ts'
import type { ClaimedMail } from '#server/outbox/mail-claims.ts'
import type { Mail } from '#server/outbox/mail-transport.ts'
import { boundsOfParisDay, parisDay } from '#server/paris-time.ts'
import type { Store } from '#server/store/open-store.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { deskOrigin, linkOrigin } from './link-origin.ts'
import { noticeMail } from './notice-mail.ts'
import { quarantineDigest } from './quarantine-digest.ts'
import { teamMail } from './team-mail.ts'

type Dependencies = {
  readonly store: Store
  readonly environment: Pick<Environment, 'MAIL_FROM' | 'MAIL_TO' | 'SITE_URL' | 'BACKEND_URL' | 'PORT'>
  readonly now?: () => number
}

/**
 * Writes a mail of the outbox when it is about to go: the outbox holds no copy of what a person typed, and what has been
 * erased or limited in the meantime gives nothing.
 */
export function createMailComposer({ store, environment, now = Date.now }: Dependencies) {
  const { MAIL_FROM, MAIL_TO } = environment
  const siteUrl = linkOrigin(environment)
  const deskUrl = deskOrigin(environment)
  const secret = createVisitorSecret(store)

  return async function compose(mail: ClaimedMail): Promise<Mail | undefined> {
    const envelope = {
      messageId: `<${mail.id}@${domainOf(MAIL_FROM)}>`,
      date: new Date(mail.created_at),
      from: MAIL_FROM,
      to: MAIL_TO,
    }
    switch (mail.kind) {
      case 'team': {
        const request = await requestBehind(mail)
        return request && { ...envelope, ...named(await teamMail(request), request.id) }
      }
      case 'confirmation': {
        const request = await requestBehind(mail)
        if (!request) return undefined
        const written = await confirmationMail({ firstName: request.first_name, message: request.message, siteUrl })
        return { ...envelope, to: { name: '', address: request.email }, ...named(written, request.id) }
      }
      case 'sign-in': {
        const { token, email } = await findLink(store, await secret(), mail, now())
        // Written for a stranger too, then dropped: the processor tells no more than the answer did.
        const to = email ? ({ name: '', address: email } as const) : undefined
        return { ...envelope, to, ...(await signInMail({ token, deskUrl })) }
      }
      case 'confirmation-limit':
        return { ...envelope, ...(await noticeMail(contactMails.confirmationLimit)) }
      case 'quarantine-digest': {
        const day = parisDay(mail.created_at)
        const counts = await quarantinedOn(day)
        return counts && { ...envelope, ...(await quarantineDigest(day, counts)) }
      }
      case 'overdue-digest': {
        const overdue = await readOverdue(store, now())
        return overdue.count === 0 ? undefined : { ...envelope, ...(await overdueDigestMail(overdue, deskUrl)) }
      }
      case 'webhook':
        throw new Error('A call of the webhook is no mail.')
      default:
        // Written before a rollback: kept, where nothing to say would mean that it is taken out.
        throw new Error(`Only a later release can write this mail (${mail.kind satisfies never}).`)
    }
  }

  function requestBehind({ request_id }: ClaimedMail) {
    return store.db
      .selectFrom('contact_requests')
      .selectAll()
      .where('id', '=', request_id)
      .where('limited_at', 'is', null)
      .executeTakeFirst()
  }

  async function quarantinedOn(day: string) {
    const { start, end } = boundsOfParisDay(day)
    const rows = await store.db
      .selectFrom('contact_requests')
      .select('quarantine')
      .where('received_at', '>=', start)
      .where('received_at', '<', end)
      .where('quarantine', 'is not', null)
      .where('limited_at', 'is', null)
      .execute()
    const trap = rows.filter(({ quarantine }) => quarantine === 'trap').length
    return rows.length > 0 ? { trap, 'too-fast': rows.length - trap } : undefined
  }
}

/** With the id of the HTTP request that brought it, which stands in its answer and in the log. */
function named<Written extends Pick<Mail, 'headers'>>(written: Written, requestId: string) {
  return { ...written, headers: { ...written.headers, [requestIdHeader]: requestId } }
}

function domainOf(address: string) {
  return /@([^<>\s@]+)>?\s*$/.exec(address)?.[1] ?? 'localhost'
}
