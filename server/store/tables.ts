import type { ColumnType, Selectable } from 'kysely'

/** What the store holds. Times are milliseconds since the epoch, so that both engines compare them alike. */
export type Tables = {
  migrations: MigrationTable
  settings: SettingTable
  contact_requests: ContactRequestTable
  outbox: OutboxTable
  rate_windows: RateWindowTable
  assistant_counts: AssistantCountTable
}

export type ContactRequestRow = Selectable<ContactRequestTable>
export type OutboxRow = Selectable<OutboxTable>

type MigrationTable = { name: string; applied_at: number }

type SettingTable = { name: string; value: string }

type ContactRequestTable = {
  id: string
  received_at: number
  first_name: string
  last_name: string
  email: string
  /** The address in lower case: one person, however it was typed. */
  email_key: string
  phone: string
  company: string
  position: string
  team_size: string
  use_case: string
  message: string
  /** Why the request is kept apart; nothing for one that is not. */
  quarantine: 'trap' | 'too-fast' | null
  idempotency_key: string | null
  /** Tells a repeat from another request under the same key. */
  fingerprint: string
  /** Since when it is stored and nothing else (RGPD, article 18); nothing for one that is not. */
  limited_at: ColumnType<number | null, number | null | undefined>
}

type OutboxTable = {
  id: string
  /** All are mails but the last, a request on its way to the webhook. */
  kind: 'team' | 'confirmation' | 'quarantine-digest' | 'confirmation-limit' | 'webhook'
  request_id: string | null
  /** Two rows never share it: what may go out only once. */
  once_key: string | null
  created_at: number
  state: ColumnType<MailState, MailState | undefined>
  /** When it may be tried, or taken back from whoever claimed it. */
  due_at: number
  give_up_at: number
  attempts: ColumnType<number, number | undefined>
  claim: string | null
  sent_at: number | null
  problem: string | null
}

/** A mail is held while its request is limited. */
type MailState = 'waiting' | 'sent' | 'set-aside' | 'held'

type RateWindowTable = { key: string; count: number; ends_at: number }

/** How many questions on a day, as 2026-11-15, ended so on that topic: numbers, and nothing of any question or visitor. */
type AssistantCountTable = {
  day: string
  outcome: 'answered' | 'near' | 'declined' | 'missing'
  topic: string
  count: number
}
