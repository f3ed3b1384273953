import { contactForm, teamSizeOptions, useCaseOptions } from '#content/contact-form.ts'
import { deskRequest as words } from '#content/desk/request.ts'
import { deskFields, deskPaths, type NoteView, type RequestView } from '#contract/desk-view.ts'
import { Icon } from '../ui/icon.tsx'
import { DueTime } from './due-time.tsx'
import { MailList } from './mail-list.tsx'
import { Notice } from './notice.tsx'
import { StateMark } from './state-mark.tsx'
import { isoTime, nearTime, writtenTime } from './times.ts'
import { counted, fill } from './words.ts'
import { WorkForm } from './work-form.tsx'

type RequestPageProps = RequestView & { readonly member: string; readonly now: number }

/** Everything about one request, and what the team does with it. */
export function RequestPage(view: RequestPageProps) {
  const { id, request, quarantine, notes, mails, notice, next, now } = view
  const isWrong = notice === 'note-too-long' || notice === 'not-resent'
  return (
    <>
      <p className="no-print mb-4">
        <a href={deskPaths.home} className="text-link inline-flex min-h-11 items-center">
          {words.back}
        </a>
      </p>
      {notice && (
        <Notice isWrong={isWrong}>
          {words.notices[notice]}{' '}
          {next && (
            <a href={`${deskPaths.requests}/${next}`} className="text-link" data-row>
              {words.next}
            </a>
          )}
        </Notice>
      )}
      <h1 className="text-h2 [overflow-wrap:anywhere]">
        {request.firstName} {request.lastName}
      </h1>
      <p className="text-lead text-slate [overflow-wrap:anywhere]">{request.company}</p>
      <div className="mt-3 flex flex-wrap items-start gap-x-8 gap-y-2">
        <StateMark state={view.state} />
        {view.state === 'new' && !quarantine && <DueTime dueAt={view.dueAt} urgent={view.urgent} now={now} />}
      </div>
      {quarantine && (
        <section className="desk-panel mt-6" aria-labelledby="quarantaine">
          <h2 id="quarantaine" className="text-h3">
            {words.quarantine.title}
          </h2>
          <p className="my-3">{words.quarantine[quarantine]}</p>
          <form method="post" action={`${deskPaths.requests}/${id}/verifiee`} className="no-print">
            <button type="submit" className="button button-gold">
              {words.quarantine.release}
            </button>
            <p className="mt-2 text-slate text-small">{words.quarantine.effect}</p>
          </form>
        </section>
      )}
      <div className="desk-columns mt-8">
        <div className="grid min-w-0 content-start gap-8">
          <section aria-labelledby="message">
            <h2 id="message" className="text-h3">
              {words.message}
            </h2>
            <p className="desk-message mt-3">{request.message}</p>
          </section>
          <section aria-labelledby="coordonnees">
            <h2 id="coordonnees" className="text-h3">
              {words.contact}
            </h2>
            <p className="no-print my-3 flex flex-wrap gap-3">
              <a href={`tel:${request.phone.replace(/[^\d+]/g, '')}`} className="button button-solid min-h-11">
                <Icon name="phone" className="size-5" />
                {fill(words.call, { phone: request.phone })}
              </a>
              <a
                href={`mailto:${encodeURIComponent(request.email).replace('%40', '@')}`}
                className="button button-outline min-h-11 [overflow-wrap:anywhere]"
              >
                <Icon name="mail" className="size-5" />
                {fill(words.write, { email: request.email })}
              </a>
            </p>
            <Facts {...view} />
            <p className="mt-3">
              <a
                href={`${deskPaths.person}?${new URLSearchParams({ [deskFields.address]: request.email })}`}
                className="text-link inline-flex min-h-11 items-center"
              >
                {counted(words.person, view.ofSamePerson)}
              </a>
            </p>
          </section>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <WorkForm {...view} />
          <Notes notes={notes} now={now} />
          <MailList mails={mails} requestId={id} now={now} />
        </div>
      </div>
    </>
  )
}

function Facts({ id, request, receivedAt, dueAt, handledAt }: RequestPageProps) {
  const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? words.empty
  const { fields } = contactForm
  const facts = [
    [fields.email.label, request.email],
    [fields.phone.label, request.phone],
    [fields.position.label, request.position || words.empty],
    [fields.teamSize.label, labelIn(teamSizeOptions, request.teamSize)],
    [fields.useCase.label, labelIn(useCaseOptions, request.useCase)],
    [words.received, writtenTime(receivedAt)],
    [words.answerBefore, writtenTime(dueAt)],
    ...(handledAt === null ? [] : [[words.answered, writtenTime(handledAt)]]),
    [words.reference, id],
  ]
  return (
    <dl className="desk-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Notes({ notes, now }: { notes: readonly NoteView[]; now: number }) {
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="text-h3">
        {words.notes.title}
      </h2>
      {notes.length === 0 ? (
        <p className="mt-2 text-slate">{words.notes.none}</p>
      ) : (
        <ol className="mt-3 grid gap-4">
          {notes.map(({ author, writtenAt, body }) => (
            <li key={`${writtenAt} ${author} ${body.length}`} className="desk-note">
              <p className="text-label text-slate">
                <time dateTime={isoTime(writtenAt)}>
                  {fill(words.notes.by, { author, time: nearTime(writtenAt, now) })}
                </time>
              </p>
              <p className="desk-typed">{body}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
