import type { ColumnType, Selectable } from 'kysely'

/** What the store holds. Times are milliseconds since the epoch, so that both engines compare them alike. */
export type Tables = {
  migrations: MigrationTable
  settings: SettingTable
  contact_requests: ContactRequestTable
  outbox: OutboxTable
  rate_windows: RateWindowTable
  desk_sign_ins: DeskSignInTable
  desk_sessions: DeskSessionTable
  desk_notes: DeskNoteTable
  desk_audit: DeskAuditTable
  assistant_counts: AssistantCountTable
}

export const tableNames = Object.keys({
  migrations: true,
  settings: true,
  contact_requests: true,
  outbox: true,
  rate_windows: true,
  desk_sign_ins: true,
  desk_sessions: true,
  desk_notes: true,
  desk_audit: true,
  assistant_counts: true,
} satisfies Record<keyof Tables, true>)

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
  /** When another address took the place of the one that was typed: what went out before went to that one. */
  address_corrected_at: ColumnType<number | null, number | null | undefined>
  /** What the team has made of it. */
  state: ColumnType<'new' | 'called' | 'demo' | 'closed' | 'spam', string | undefined>
  /** Whose it is: an address of the team. */
  owner: Later<string>
  /** Grows with every change at the desk, so that of two at once the second is told. */
  version: ColumnType<number, number | undefined>
  /** Since when it is not new any more. */
  handled_at: Later<number>
  /** These three follow from the rest, and are worked out at the desk: see server/desk/settle-requests.ts. */
  due_at: Later<number>
  urgent: Later<number>
  search: Later<string>
}

/** Nothing when a request comes in. */
type Later<Value> = ColumnType<Value | null, Value | null | undefined>

type OutboxTable = {
  id: string
  /** All are mails but the last, a request on its way to the webhook. */
  kind: 'team' | 'confirmation' | 'quarantine-digest' | 'confirmation-limit' | 'sign-in' | 'overdue-digest' | 'webhook'
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

/** A link that was asked for, with hashes of what proves it: the mail's part and the browser's. */
type DeskSignInTable = {
  id: string
  /** Empty when nobody is to be let in: who asks sees no difference. */
  email: string
  browser: string
  expires_at: number
  /** The page of the desk that was asked for. */
  next: string | null
}

type DeskSessionTable = {
  /** A hash of what the browser keeps. */
  id: string
  email: string
  created_at: number
  expires_at: number
}

type DeskNoteTable = { id: string; request_id: string; author: string; written_at: number; body: string }

/** Who did what when; never what it said. Without a request once that is erased. */
type DeskAuditTable = { id: string; at: number; who: string; action: string; request_id: string | null }

/** How many questions on a day, as 2026-11-15, ended so on that topic: numbers, and nothing of any question or visitor. */
type AssistantCountTable = {
  day: string
  outcome: 'answered' | 'declined' | 'missing'
  topic: string
  count: number
}
