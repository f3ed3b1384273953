import type { ReactNode } from 'react'
import { deskAudit } from '#content/desk/audit.ts'
import { deskFigures } from '#content/desk/figures.ts'
import { deskPerson } from '#content/desk/person.ts'
import { deskRequest } from '#content/desk/request.ts'
import { deskRequests } from '#content/desk/requests.ts'
import { deskShell } from '#content/desk/shell.ts'
import { deskPaths, type MemberView } from '#contract/desk-view.ts'
import { AuditPage } from './audit-page.tsx'
import { ConflictPage } from './conflict-page.tsx'
import { DeskShell } from './desk-shell.tsx'
import { FiguresPage } from './figures/figures-page.tsx'
import { ListPage } from './list-page.tsx'
import { PersonPage } from './person-page.tsx'
import { RequestPage } from './request-page.tsx'

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
    case 'request':
      return {
        title: `${view.request.firstName} ${view.request.lastName}`,
        body: (
          <DeskShell member={member} room="requests" since={view.since}>
            <RequestPage {...view} member={member} now={now} />
          </DeskShell>
        ),
      }
    case 'conflict':
      return {
        title: deskRequest.conflict.title,
        body: (
          <DeskShell member={member} room="requests">
            <ConflictPage {...view} now={now} />
          </DeskShell>
        ),
      }
    case 'person':
      return {
        title: deskPerson.title,
        body: (
          <DeskShell member={member} room="person">
            <PersonPage {...view} />
          </DeskShell>
        ),
      }
    case 'audit':
      return {
        title: deskAudit.title,
        body: (
          <DeskShell member={member} room="audit">
            <AuditPage {...view} now={now} />
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
