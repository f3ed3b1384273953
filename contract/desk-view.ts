import type { ContactFieldErrors } from './contact-request.ts'
import type { FiguresView } from './desk-figures.ts'
import type { ContactFormValues } from './posted-contact-form.ts'

/** What the server gives the desk's pages to show. Times are milliseconds since the epoch. */
export type DeskView = EntryView | MemberView

/** Pages for whoever is not signed in: they show nothing of anybody. */
export type EntryView =
  | {
      readonly page: 'sign-in'
      readonly notice: SignInNotice
      readonly typed?: string
      /** The page of the desk to go to afterwards. */
      readonly next?: string
    }
  /** The link of the mail: one button, so that a program that opens it does not use it up. */
  | { readonly page: 'confirm'; readonly token: string }
  /** Somebody comes from another site: browsers send the cookie only from the second page on. */
  | { readonly page: 'crossing'; readonly address: string }
  | { readonly page: 'failed'; readonly reason: 'store' | 'origin' | 'form' }

export type SignInNotice =
  | 'none'
  | 'sent'
  | 'invalid'
  | 'too-many'
  | 'expired'
  | 'other-browser'
  | 'signed-out'
  | 'session-over'

export type MemberView = { readonly member: string; readonly now: number } & (
  | ({ readonly page: 'list' } & ListView)
  | ({ readonly page: 'request' } & RequestView)
  | ({ readonly page: 'conflict' } & ConflictView)
  | ({ readonly page: 'person' } & PersonView)
  | ({ readonly page: 'audit' } & AuditView)
  | ({ readonly page: 'figures' } & FiguresView)
  | { readonly page: 'missing' }
)

export const requestStates = ['new', 'called', 'demo', 'closed', 'spam'] as const
export type RequestStateName = (typeof requestStates)[number]

/** The list's tabs: a state, all of them, or what is kept apart. */
export const listTabs = [...requestStates, 'all', 'quarantine'] as const
export type ListTab = (typeof listTabs)[number]

/** Everything that the team does with what people have sent. */
export type DeskAction = (typeof deskActions)[number]
export const deskActions = [
  'sign-in',
  'sign-out',
  'sign-out-everywhere',
  'list',
  'read',
  'note',
  'change',
  'release',
  'resend',
  'file',
  'download',
  'correct',
  'limit',
  'lift',
  'erase',
  'figures',
  'export',
  'trail',
] as const

export type Filters = { readonly tab: ListTab; readonly owner: string; readonly search: string }

export type ListView = {
  readonly filters: Filters
  readonly counts: Readonly<Record<ListTab, number>>
  readonly overdue: number
  readonly rows: readonly ListRow[]
  /** Where the next page starts. */
  readonly after: string | undefined
  readonly isFirstPage: boolean
  /** Who may be asked for in the filter. */
  readonly team: readonly string[]
  /** What came in after this is news to the page. */
  readonly since: number
  readonly notice: 'saved' | 'released' | 'erased' | undefined
}

export type ListRow = {
  readonly id: string
  readonly name: string
  readonly company: string
  readonly useCase: string
  readonly receivedAt: number
  readonly dueAt: number
  readonly urgent: boolean
  readonly state: RequestStateName
  readonly owner: string | null
  readonly quarantine: 'trap' | 'too-fast' | null
  readonly notes: number
  readonly hasFailedMail: boolean
}

/** What two people may change at once. */
type RequestWork = {
  readonly state: RequestStateName
  readonly owner: string | null
  readonly version: number
}

export type RequestView = RequestWork & {
  readonly id: string
  readonly request: ContactFormValues
  readonly receivedAt: number
  readonly dueAt: number
  readonly urgent: boolean
  readonly handledAt: number | null
  readonly quarantine: 'trap' | 'too-fast' | null
  readonly notes: readonly NoteView[]
  readonly mails: readonly MailView[]
  readonly team: readonly string[]
  /** How many requests came from the same address, this one included. */
  readonly ofSamePerson: number
  readonly notice: 'saved' | 'note-too-long' | 'resent' | 'not-resent' | 'released' | undefined
  /** What was typed and could not be saved. */
  readonly typedNote?: string
  /** The id of what is due next, once this one is done with. */
  readonly next?: string | undefined
  readonly since: number
}

export type NoteView = { readonly author: string; readonly writtenAt: number; readonly body: string }

export type MailView = {
  readonly id: string
  readonly kind: 'team' | 'confirmation' | 'webhook'
  readonly state: 'waiting' | 'sent' | 'set-aside' | 'held'
  readonly attempts: number
  readonly sentAt: number | null
  readonly problem: string | null
}

export type ConflictView = {
  readonly id: string
  readonly name: string
  readonly theirs: RequestWork
  readonly changedBy: { readonly who: string; readonly at: number } | undefined
  readonly mine: Omit<RequestWork, 'version'> & { readonly note: string }
}

export type PersonView = {
  readonly address: string
  readonly held: readonly HeldRequestView[]
  /** Nothing while no address was asked for. */
  readonly asked: boolean
  readonly answerBefore: number
  readonly notice: 'corrected' | 'limited' | 'lifted' | 'erased' | 'not-erased' | 'nothing-changed' | undefined
  /** What a correction said that the form's rules refuse, or that somebody has changed meanwhile. */
  readonly refused?: {
    readonly isConflict: boolean
    readonly requestId: string
    readonly fields: ContactFieldErrors
    readonly typed: ContactFormValues
  }
}

export type HeldRequestView = {
  readonly id: string
  readonly receivedAt: number
  readonly request: ContactFormValues
  readonly limitedAt: number | null
  readonly quarantine: 'trap' | 'too-fast' | null
  readonly notes: number
  readonly mails: number
}

export type AuditView = {
  readonly entries: readonly {
    readonly id: string
    readonly at: number
    readonly who: string
    readonly action: DeskAction
    readonly requestId: string | null
  }[]
  readonly after: string | undefined
}

/** Names of the fields that the desk's forms post, and of what its addresses ask for. */
export const deskFields = {
  address: 'adresse',
  state: 'etat',
  owner: 'qui',
  note: 'note',
  version: 'version',
  everywhere: 'partout',
  search: 'q',
  tab: 'vue',
  after: 'apres',
  since: 'depuis',
  done: 'fait',
  word: 'mot',
  request: 'demande',
  /** Followed by a field's name: what stood in it when the page was made. */
  before: 'avant-',
  next: 'suite',
} as const

export const deskPaths = {
  home: '/equipe',
  signIn: '/equipe/connexion',
  signOut: '/equipe/deconnexion',
  requests: '/equipe/demandes',
  person: '/equipe/personne',
  audit: '/equipe/journal',
  figures: '/equipe/chiffres',
  figuresExport: '/equipe/chiffres.csv',
  arrivals: '/equipe/arrivees',
} as const

export const longestNote = 4000
