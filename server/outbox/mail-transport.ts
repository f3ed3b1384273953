/** A mail ready to go; nodemailer encodes what stands in its headers. */
export type Mail = {
  /** The same at every attempt, so that a repeat after a crash is recognised as the same mail. */
  readonly messageId: string
  readonly date: Date
  readonly from: string
  /** Nobody, for what a stranger must not be seen to cause or not: it is written like any other, and goes nowhere. */
  readonly to: string | VisitorAddress | undefined
  readonly replyTo?: VisitorAddress
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly priority?: 'high'
  readonly headers: Readonly<Record<string, string>>
}

/** Given as parts, it is never read as a list or with a name. */
type VisitorAddress = { readonly name: ''; readonly address: string }

/** Brings what the outbox holds to somebody else. */
export type Transport<Content> = {
  /**
   * Resolves once somebody else answers for it, with no when it was not ours any more; throws MailRefused when trying
   * again would not help.
   */
  readonly deliver: (id: string, content: Content, whileOurs: WhileOurs) => Promise<boolean>
  readonly close: () => void
}

export type MailTransport = Transport<Mail>

/** Does the last step, which may be done twice, while nobody can erase the mail; says no when that has happened. */
type WhileOurs = (act: () => Promise<void>) => Promise<boolean>

/** The receiving server has refused this mail for good. */
export class MailRefused extends Error {}

/** What nodemailer is given. Nothing that a visitor typed may name a file or an address to fetch. */
export function mailOptions(mail: Mail) {
  return { ...mail, disableFileAccess: true, disableUrlAccess: true }
}
