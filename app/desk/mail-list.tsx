import { deskRequest } from '#content/desk/request.ts'
import { deskPaths, type MailView } from '#contract/desk-view.ts'
import { Icon } from '../ui/icon.tsx'
import { nearTime } from './times.ts'
import { counted, fill } from './words.ts'

type MailListProps = { readonly mails: readonly MailView[]; readonly requestId: string; readonly now: number }

/** What went out for a request, and what did not, with the way to try again. */
export function MailList({ mails, requestId, now }: MailListProps) {
  const words = deskRequest.mails
  return (
    <section aria-labelledby="courriels">
      <h2 id="courriels" className="text-h3">
        {words.title}
      </h2>
      {mails.length === 0 ? (
        <p className="mt-2 text-slate">{words.none}</p>
      ) : (
        <ul className="ruled mt-3">
          {mails.map(({ id, kind, state, attempts, sentAt, problem }) => (
            <li key={id}>
              <p className="font-semibold">{words.kinds[kind]}</p>
              <p
                className={`flex items-center gap-2 text-small ${state === 'set-aside' ? 'text-danger' : 'text-slate'}`}
              >
                <Icon
                  name={state === 'set-aside' ? 'circle-alert' : state === 'sent' ? 'check' : 'clock'}
                  className="size-4"
                />
                {fill(words.states[state], { time: sentAt === null ? '' : nearTime(sentAt, now) })}
                {state !== 'sent' && attempts > 0 && ` · ${counted(words.attempts, attempts)}`}
              </p>
              {problem && <p className="text-label text-slate">{fill(words.problem, { problem })}</p>}
              {state === 'set-aside' && (
                <form
                  method="post"
                  action={`${deskPaths.requests}/${requestId}/courriels/${id}`}
                  className="no-print mt-2"
                >
                  <button type="submit" className="button button-outline min-h-11">
                    {words.resend}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
