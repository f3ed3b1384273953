import type { ReactNode } from 'react'
import { deskFigures } from '#content/desk/figures.ts'
import { deskRequests } from '#content/desk/requests.ts'
import { deskShell } from '#content/desk/shell.ts'
import { deskPaths, type MemberView } from '#contract/desk-view.ts'
import { DeskShell } from './desk-shell.tsx'
import { FiguresPage } from './figures/figures-page.tsx'
import { ListPage } from './list-page.tsx'

/** The pages for whoever is signed in. */
export function memberPage(view: MemberView): { readonly title: string; readonly body: ReactNode } {
  const { member, now } = view
  switch (view.page) {
    case 'list':
      return {
        title: deskRequests.title,
        body: (
          <DeskShell member={member} room="requests" since={view.since}>
            <ListPage {...view} member={member} now={now} />
          </DeskShell>
        ),
      }
    case 'figures':
      return {
        title: deskFigures.title,
        body: (
          <DeskShell member={member} room="figures">
            <FiguresPage {...view} />
          </DeskShell>
        ),
      }
    case 'missing':
      return {
        title: deskShell.missing.title,
        body: (
          <DeskShell member={member} room={undefined}>
            <h1 className="text-h2">{deskShell.missing.title}</h1>
            <p className="my-4">{deskShell.missing.text}</p>
            <a href={deskPaths.home} className="text-link">
              {deskShell.missing.back}
            </a>
          </DeskShell>
        ),
      }
  }
}
