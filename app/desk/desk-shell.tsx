import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { deskShell as words } from '#content/desk/shell.ts'
import { deskFields, deskPaths } from '#contract/desk-view.ts'
import { BrandMark } from '../shell/brand-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { SmallMark } from '../ui/small-mark.tsx'

type Room = keyof typeof words.links

type ShellProps = {
  readonly member: string
  /** Which of the links is the page's own. */
  readonly room: Room | undefined
  /** For the page's script: what is newer than this is news. */
  readonly since?: number
  readonly children: ReactNode
}

const rooms = ['requests', 'figures', 'person', 'audit'] as const
const addresses = {
  requests: deskPaths.home,
  figures: deskPaths.figures,
  person: deskPaths.person,
  audit: deskPaths.audit,
} satisfies Record<Room, string>

/** What stands around every page of whoever is signed in. */
export function DeskShell({ member, room, since, children }: ShellProps) {
  return (
    <>
      <a href="#contenu" className="desk-skip button button-solid">
        {words.skip}
      </a>
      <header className="on-blue no-print bg-prussian text-white">
        <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-1 py-2">
          <a href={deskPaths.home} aria-label={`${company.name}, ${words.home}`} className="flex min-h-11 items-center">
            <BrandMark />
          </a>
          <nav aria-label={words.navigation} className="max-sm:order-last max-sm:w-full">
            <ul className="flex flex-wrap gap-x-3 max-sm:justify-between sm:gap-x-5">
              {rooms.map((name) => (
                <li key={name}>
                  <a
                    href={addresses[name]}
                    aria-current={name === room ? 'page' : undefined}
                    className="menu-link flex min-h-11 items-center gap-1.5 font-medium max-sm:text-small"
                  >
                    {words.links[name]}
                    <SmallMark className="menu-station size-2 text-gold" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Account member={member} />
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className="wrap py-8 sm:py-10" data-since={since}>
        <p role="status" className="desk-live no-print" data-live hidden />
        {children}
      </main>
      <Shortcuts />
    </>
  )
}

function Account({ member }: { member: string }) {
  return (
    <details className="desk-account relative ml-auto">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded text-small">
        <Icon name="user-round" className="size-5" />
        <span className="max-w-48 truncate max-sm:sr-only">{member}</span>
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <form method="post" action={deskPaths.signOut} className="desk-menu" data-leave>
        <p className="text-label text-slate">
          {words.signedInAs} <span className="block break-all text-ink text-small">{member}</span>
        </p>
        <button type="submit" className="button button-solid min-h-11 w-full">
          {words.signOut}
        </button>
        <button type="submit" name={deskFields.everywhere} value="1" className="button button-outline min-h-11 w-full">
          {words.signOutEverywhere}
        </button>
      </form>
    </details>
  )
}

/** WCAG 2.1.4: single keys can be turned off. */
function Shortcuts() {
  const { title, on, keys } = words.shortcuts
  return (
    <footer className="needs-scripts no-print wrap border-line border-t py-6 text-slate text-small">
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center">{title}</summary>
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
          {keys.map(({ key, meaning }) => (
            <div key={key} className="flex items-center gap-2">
              <dt>
                <kbd className="desk-key">{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-2 flex min-h-11 w-fit items-center gap-2">
          <input type="checkbox" defaultChecked data-shortcuts />
          {on}
        </label>
      </details>
    </footer>
  )
}
