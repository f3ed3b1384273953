import type { ReactNode } from 'react'
import { deskPerson as words } from '#content/desk/person.ts'
import { contactFieldNames } from '#contract/contact-request.ts'
import { deskFields, deskPaths, type PersonView } from '#contract/desk-view.ts'
import { CorrectionForm } from './correction-form.tsx'
import { Notice } from './notice.tsx'
import { writtenDay, writtenTime } from './times.ts'
import { counted, fill } from './words.ts'

/** Everything that is held on an address, with what its owner may ask for. */
export function PersonPage({ address, held, asked, answerBefore, notice, refused }: PersonView) {
  const isWrong = notice === 'not-erased' || notice === 'nothing-changed'
  return (
    <>
      {notice && <Notice isWrong={isWrong}>{words.notices[notice]}</Notice>}
      {refused && <Refused {...refused} />}
      <h1 className="text-h2 [overflow-wrap:anywhere]">{asked ? fill(words.file, { address }) : words.title}</h1>
      {!asked && <p className="measure mt-2 text-slate">{words.introduction}</p>}
      <search className="no-print">
        <form method="get" action={deskPaths.person} className="desk-filters">
          <label className="grid max-w-md flex-1 basis-64 gap-1">
            <span className="text-label text-slate">{words.address}</span>
            <input
              type="email"
              name={deskFields.address}
              defaultValue={address}
              maxLength={254}
              required
              className="desk-control"
            />
          </label>
          <button type="submit" className={`button min-h-11 ${asked ? 'button-outline' : 'button-gold'}`}>
            {words.open}
          </button>
        </form>
      </search>
      {asked && (
        <p className="mt-6 text-lead">{held.length === 0 ? words.nothing : counted(words.held, held.length)}</p>
      )}
      <Held held={held} />
      {asked && <p className="side-note mt-4">{words.notElsewhere}</p>}
      {asked && (
        <Part title={words.law.title}>
          <p className="measure">{fill(words.law.deadline, { date: writtenDay(answerBefore) })}</p>
          <p className="measure mt-2">{words.law.identity}</p>
        </Part>
      )}
      {asked && (
        <Part title={words.download.title}>
          <p className="measure">{words.download.text}</p>
          <p className="no-print mt-3 flex flex-wrap gap-3">
            {(['txt', 'json'] as const).map((format) => (
              <a
                key={format}
                href={`${deskPaths.person}/donnees.${format}?${new URLSearchParams({ [deskFields.address]: address })}`}
                className="button button-outline min-h-11"
                download
              >
                {format === 'txt' ? words.download.letter : words.download.json}
              </a>
            ))}
          </p>
        </Part>
      )}
      {held.length > 0 && (
        <>
          <Part title={words.correct.title}>
            <p className="measure">{words.correct.text}</p>
            {held.map((one) => (
              <CorrectionForm key={one.id} address={address} held={one} refused={refused} />
            ))}
          </Part>
          <Limitation address={address} held={held} />
          <Erasure address={address} />
        </>
      )}
    </>
  )
}

/** What keeps a correction from being saved, with the way to each field: the form is far down the page. */
function Refused({ requestId, fields }: NonNullable<PersonView['refused']>) {
  const { refused, fields: labels } = words.correct
  return (
    <Notice isWrong>
      {refused}
      {contactFieldNames
        .filter((name) => fields[name])
        .map((name) => (
          <a key={name} href={`#${name}-${requestId}`} className="text-link ml-2">
            {labels[name].label}
          </a>
        ))}
    </Notice>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="desk-part">
      <h2 className="text-h3">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

function Held({ held }: Pick<PersonView, 'held'>) {
  if (held.length === 0) return null
  return (
    <ul className="ruled mt-3">
      {held.map(({ id, receivedAt, request, limitedAt, quarantine, notes, mails }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <span className="flex-1 basis-64">
            <span className="font-semibold">
              {request.firstName} {request.lastName}
            </span>
            , {request.company}
            <span className="block text-slate text-small">
              {fill(words.request.received, { date: writtenTime(receivedAt) })}
            </span>
          </span>
          <span className="text-slate text-small">
            {[
              ...(limitedAt === null ? [] : [words.request.limited]),
              ...(quarantine === null ? [] : [words.request.quarantine]),
              counted(words.request.notes, notes),
              counted(words.request.mails, mails),
            ].join(' · ')}
          </span>
          {limitedAt === null && (
            <a href={`${deskPaths.requests}/${id}`} className="text-link inline-flex min-h-11 items-center">
              {words.request.open}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Limitation({ address, held }: Pick<PersonView, 'address' | 'held'>) {
  const since = held.find(({ limitedAt }) => limitedAt !== null)?.limitedAt
  const isWhole = held.every(({ limitedAt }) => limitedAt !== null)
  return (
    <Part title={words.limit.title}>
      <p className="measure">{words.limit.text}</p>
      {since && <p className="measure mt-2">{fill(words.limit.lifted, { date: writtenDay(since) })}</p>}
      <div className="no-print mt-3 flex flex-wrap gap-3">
        {!isWhole && <Button to="limiter" address={address} text={words.limit.button} />}
        {since && <Button to="lever" address={address} text={words.limit.lift} />}
      </div>
    </Part>
  )
}

function Button({ to, address, text }: { to: string; address: string; text: string }) {
  return (
    <form method="post" action={`${deskPaths.person}/${to}`}>
      <input type="hidden" name={deskFields.address} value={address} />
      <button type="submit" className="button button-outline min-h-11">
        {text}
      </button>
    </form>
  )
}

function Erasure({ address }: Pick<PersonView, 'address'>) {
  const { title, text, label, word, button } = words.erase
  return (
    <Part title={title}>
      <p className="measure">{text}</p>
      <form method="post" action={`${deskPaths.person}/effacer`} className="desk-filters no-print">
        <input type="hidden" name={deskFields.address} value={address} />
        <label className="grid basis-64 gap-1">
          <span className="text-label text-slate">{fill(label, { word })}</span>
          <input name={deskFields.word} required autoComplete="off" className="desk-control" />
        </label>
        <button type="submit" className="button desk-danger min-h-11">
          {button}
        </button>
      </form>
    </Part>
  )
}
