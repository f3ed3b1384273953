import type { ReactNode } from 'react'
import { signIn as words } from '#content/desk/sign-in.ts'
import { deskFields, deskPaths, type EntryView } from '#contract/desk-view.ts'
import { BrandMark } from '../shell/brand-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { SmallMark } from '../ui/small-mark.tsx'
import { EntryDrawing } from './entry-drawing.tsx'

type Page = { readonly title: string; readonly body: ReactNode; readonly head?: ReactNode }

/** The pages for whoever is not signed in. */
export function entryPage(view: EntryView): Page {
  switch (view.page) {
    case 'sign-in':
      return { title: words.title, body: <SignIn {...view} /> }
    case 'confirm':
      return { title: words.confirm.title, body: <Confirm token={view.token} /> }
    case 'crossing':
      return {
        title: words.crossing.title,
        head: <meta httpEquiv="refresh" content={`0;url=${view.address}`} />,
        body: (
          <Entry title={words.crossing.title}>
            <p>{words.crossing.text}</p>
            <a href={view.address} className="button button-gold">
              {words.crossing.link}
            </a>
          </Entry>
        ),
      }
    case 'failed':
      return { title: words.failed[view.reason].title, body: <Failed reason={view.reason} /> }
  }
}

/** A sheet of paper on the survey's blue: what the whole desk is entered through. */
function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="on-blue relative grid min-h-dvh place-items-center overflow-hidden bg-prussian px-edge py-10">
      <EntryDrawing />
      <main className="desk-sheet relative w-full max-w-md">
        <p className="mb-6">
          <BrandMark />
        </p>
        <h1 className="text-h3">{title}</h1>
        <div className="mt-4 grid gap-5">{children}</div>
      </main>
    </div>
  )
}

function SignIn({ notice, typed = '', next }: Extract<EntryView, { page: 'sign-in' }>) {
  const said = words.notices[notice]
  const isWrong = notice === 'invalid' || notice === 'too-many' || notice === 'expired' || notice === 'other-browser'
  return (
    <Entry title={words.title}>
      {said === '' ? (
        <p>{words.introduction}</p>
      ) : (
        <div role={isWrong ? 'alert' : 'status'} className="desk-notice" data-wrong={isWrong || undefined}>
          {isWrong ? <Icon name="circle-alert" /> : <SmallMark className="mt-1.5 size-3 text-blue" />}
          <div>
            <p className="font-semibold">{said.title}</p>
            <p>{said.text}</p>
          </div>
        </div>
      )}
      <form method="post" action={deskPaths.signIn} className="grid gap-4">
        <label className="grid gap-1.5">
          <span className="font-semibold text-small">{words.address}</span>
          <input
            className="desk-control"
            type="email"
            name={deskFields.address}
            autoComplete="username"
            defaultValue={typed}
            aria-invalid={notice === 'invalid' || undefined}
            required
          />
        </label>
        {next && <input type="hidden" name={deskFields.next} value={next} />}
        <button type="submit" className="button button-gold">
          {said === '' || notice === 'invalid' ? words.ask : words.askAgain}
        </button>
      </form>
      <p className="text-slate text-small">{words.rules}</p>
    </Entry>
  )
}

function Confirm({ token }: { token: string }) {
  const { title, text, button } = words.confirm
  return (
    <Entry title={title}>
      <p>{text}</p>
      <form method="post" action={`${deskPaths.signIn}/${token}`}>
        <button type="submit" className="button button-gold w-full">
          {button}
        </button>
      </form>
    </Entry>
  )
}

function Failed({ reason }: { reason: 'store' | 'origin' | 'form' }) {
  const { title, text } = words.failed[reason]
  return (
    <Entry title={title}>
      <p role="alert">{text}</p>
      <a href={deskPaths.home} className="button button-outline">
        {words.failed.retry}
      </a>
    </Entry>
  )
}
