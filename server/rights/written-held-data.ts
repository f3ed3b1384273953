import { accessReport as words } from '#content/access-report.ts'
import { company } from '#content/company.ts'
import { contactForm, teamSizeOptions, useCaseOptions } from '#content/contact-form.ts'
import { deskAudit } from '#content/desk/audit.ts'
import { deskRequests } from '#content/desk/requests.ts'
import { type ExternalService, externalServices } from '#content/external-services.ts'
import {
  dataSubjectRights,
  howToUseYourRights,
  retention,
  supervisoryAuthority,
  untilLifted,
} from '#content/personal-data.ts'
import { keptByModels, recipients, transfersOfThese } from '#content/recipients.ts'
import type { RichLink, RichText } from '#content/rich-text.ts'
import { type ContactFieldName, contactFieldNames } from '#contract/contact-request.ts'
import { deskActions } from '#contract/desk-view.ts'
import { fill, seat } from '#server/contact/mail-document.ts'
import { writtenParisTime } from '#server/paris-time.ts'
import { visibleText } from '#server/visible-text.ts'
import type { HeldData, HeldRequest } from './held-data.ts'

/** The same as a letter in French, with what the law wants to be told beside the data (RGPD, article 15, paragraph 1). */
export function writtenHeldData(
  { address, requests }: HeldData,
  now: number,
  services: readonly ExternalService[] = externalServices,
): string {
  const { legal } = company
  const parts = [
    fill(words.title, { address }),
    fill(words.date, { date: writtenParisTime(now) }),
    fill(words.introduction, {
      controller: legal.name,
      register: legal.register,
      seat,
      officer: legal.dataProtectionOfficer.email,
    }),
    ...(requests.length === 0 ? [words.nothing] : []),
    ...requests.map((request, index) => writtenRequest(request, index + 1, requests.length)),
    ...(requests.length === 0 ? [] : aboutTheData(requests, services.filter(getsSomeOf(requests)))),
    titled(words.rights, [
      ...dataSubjectRights.items.map(({ term, detail }) => `${term} : ${plain(detail)}`),
      plain(howToUseYourRights.text),
    ]),
    titled(
      words.complaint,
      supervisoryAuthority.items.map(({ term, detail }) => `${term} : ${plain(detail)}`),
    ),
  ]
  return `${visibleText(parts.join('\n\n'))}\n`
}

function writtenRequest(request: HeldRequest, number: number, count: number) {
  const { quarantine, limitedAt } = request
  const facts = [
    [words.reference, request.id],
    [words.received, writtenTime(request.receivedAt)],
    ...contactFieldNames
      .filter((name) => name !== 'message')
      .map((name) => [contactForm.fields[name].label, writtenField(request, name)]),
    [words.quarantine.label, words.quarantine[quarantine ?? 'none']],
    [
      words.limitation.label,
      limitedAt ? fill(words.limitation.since, { date: writtenTime(limitedAt) }) : words.limitation.none,
    ],
    ...(request.addressCorrectedAt === null ? [] : [[words.addressCorrected, writtenTime(request.addressCorrectedAt)]]),
    [words.key, request.idempotencyKey ?? words.empty],
    [words.fingerprint, request.fingerprint],
    [contactForm.fields.message.label, `\n${request.message}`],
  ]
  return titled(fill(words.request, { number: String(number), count: String(count) }), [
    ...facts.map(([label, value]) => `${label} : ${value}`),
    ...(request.joinedConversation === null ? [] : [words.conversation]),
    ...writtenFollowUp(request),
    words.consent,
    `${words.mails.label} : ${request.mails.length === 0 ? words.mails.none : ''}`.trimEnd(),
    ...request.mails.flatMap((mail) => writtenMail(mail, request)),
  ])
}

function writtenFollowUp({ followUp, notes, uses, quarantine }: HeldRequest) {
  const { state, owner, nothing, answered, notAnswered, note, noNotes, use, noUses, notNoted } = words.followUp
  const workedOut = writtenByTheSite(followUp, quarantine !== null)
  const isUntouched = followUp.version === 0 && notes.length === 0 && uses.length === 0
  // Where the team works with its mailbox, the desk's first state would say of a request that nobody has read it.
  if (isUntouched) return [...workedOut, `${state} : ${nothing}. ${notNoted}`]
  return [
    ...workedOut,
    `${state} : ${deskRequests.states[followUp.state]} ; ${
      followUp.handledAt ? fill(answered, { date: writtenTime(followUp.handledAt) }) : notAnswered
    }`,
    `${owner.label} : ${followUp.hasOwner ? owner.somebody : owner.nobody}`,
    `${words.followUp.notes} : ${notes.length === 0 ? noNotes : ''}`.trimEnd(),
    ...notes.map(({ writtenAt, body }) => `- ${fill(note, { date: writtenTime(writtenAt) })} : ${body}`),
    `${words.followUp.uses} : ${uses.length === 0 ? noUses : ''}`.trimEnd(),
    ...uses.map(({ at, action }) => `- ${fill(use, { date: writtenTime(at) })} : ${writtenUse(action)}`),
    notNoted,
  ]
}

/** What the site has worked out of a request by itself. */
function writtenByTheSite({ urgent, dueAt, search }: HeldRequest['followUp'], isSetAside: boolean) {
  const { deadline, deadlineOnceReleased, urgency, search: label } = words.followUp
  return [
    `${urgency.label} : ${urgent ? urgency.urgent : urgency.normal}`,
    `${isSetAside ? deadlineOnceReleased : deadline} : ${writtenTime(dueAt)}`,
    ...(search === null ? [] : [`${label} : ${search}`]),
  ]
}

function writtenUse(action: string) {
  const known = deskActions.find((name) => name === action)
  return known ? deskAudit.actions[known] : action
}

function writtenMail(mail: HeldRequest['mails'][number], request: HeldRequest) {
  const { states, attempts, problem, onceKey, file } = words.mails
  const to = fill(receiverOf(mail, request), { address: request.email })
  const state = fill(states[mail.state], { date: writtenTime(mail.sentAt ?? mail.createdAt) })
  return [
    `- ${to} : ${state} ; ${fill(attempts, { count: String(mail.attempts) })}`,
    ...(mail.problem === null ? [] : [`  ${fill(problem, { problem: mail.problem })}`]),
    ...(mail.onceKey === null ? [] : [`  ${fill(onceKey, { key: mail.onceKey })}`]),
    ...(mail.file === null ? [] : [`  ${fill(file, { name: mail.file.name })}`]),
  ]
}

/** What went out before the address was corrected went to the one that was typed, which is not held any more. */
function receiverOf({ kind, sentAt }: HeldRequest['mails'][number], { addressCorrectedAt }: HeldRequest) {
  const { team, confirmation, confirmationBefore, webhook } = words.mails.kinds
  if (kind === 'webhook') return webhook
  if (kind !== 'confirmation') return team
  const wasTyped = sentAt !== null && addressCorrectedAt !== null && sentAt <= addressCorrectedAt
  return wasTyped ? confirmationBefore : confirmation
}

function aboutTheData(requests: readonly HeldRequest[], services: readonly ExternalService[]) {
  const { title, text, typed, corrected, either, trail } = words.purposes
  const isCorrected = ({ addressCorrectedAt }: HeldRequest) => addressCorrectedAt !== null
  const source = requests.every(isCorrected) ? corrected : requests.some(isCorrected) ? either : typed
  const isRead = requests.some(({ uses }) => uses.length > 0)
  const sent = requests.flatMap(({ mails }) => mails).filter(({ state }) => state === 'sent')
  const has = (kind: string) => sent.some((mail) => mail.kind === kind)
  const copies = fill(words.copies, {
    mails: (has('team') ? words.sentMails : '') + (has('webhook') ? words.posted : ''),
  })
  return [
    titled(title, [fill(text, { source }), ...(isRead ? [trail] : [])]),
    titled(words.recipients, [
      ...recipients(services).map((recipient) => `- ${plain(recipient)}`),
      transfersOfThese(services),
    ]),
    titled(words.retention, [...durations(requests), keptByModels(services).trim(), copies].filter(Boolean)),
  ]
}

/** Of what the letter shows: each kind ends at a time of its own, and later where it was limited. */
function durations(requests: readonly HeldRequest[]) {
  const kinds: Partial<Record<(typeof retention)[number]['id'], readonly HeldRequest[]>> = {
    contact: requests.filter(({ quarantine }) => quarantine === null),
    'set-aside': requests.filter(({ quarantine }) => quarantine !== null),
    'follow-up': requests.filter(
      ({ followUp, notes }) => followUp.version > 0 || followUp.search !== null || notes.length > 0,
    ),
    trail: requests.filter(({ uses }) => uses.length > 0),
  }
  return retention.flatMap(({ id, data, duration }) => {
    const kind = kinds[id] ?? []
    if (kind.length === 0) return []
    const waits = (id === 'contact' || id === 'set-aside') && kind.some(({ limitedAt }) => limitedAt !== null)
    return [`${data} : ${duration}${waits ? ` ${untilLifted}` : ''}`]
  })
}

/** A conversation that was joined has been with whoever writes the answers before. */
function getsSomeOf(requests: readonly HeldRequest[]) {
  const hasConversation = requests.some(({ joinedConversation }) => joinedConversation !== null)
  return ({ purpose }: ExternalService) =>
    ['mail', 'database', 'backend', 'webhook', ...(hasConversation ? ['models'] : [])].includes(purpose)
}

function writtenField(request: HeldRequest, name: ContactFieldName) {
  const options = name === 'teamSize' ? teamSizeOptions : name === 'useCase' ? useCaseOptions : []
  const label = options.find(({ value }) => value === request[name])?.label
  return (label ?? request[name]) || words.empty
}

function titled(title: string, lines: readonly string[]) {
  return [title, '-'.repeat(title.length), ...lines].join('\n')
}

/** As it can be read on paper: a link whose words are not its address is followed by it. */
function plain(text: RichText): string {
  if (typeof text === 'string') return text
  return text.map((part) => (typeof part === 'string' ? part : writtenLink(part))).join('')
}

function writtenLink({ text, href }: RichLink) {
  return /^https?:/.test(href) && !href.endsWith(text) ? `${text} (${href})` : text
}

function writtenTime(iso: string) {
  return writtenParisTime(Date.parse(iso))
}
