import type { DeskView } from '#contract/desk-view.ts'
import { type DeskAssets, deskDocument } from './desk-document.tsx'
import { entryPage } from './entry-pages.tsx'
import { memberPage } from './member-pages.tsx'

/** One view of the desk to its whole HTML, made for each request. */
export function renderDesk(view: DeskView, assets: DeskAssets): string {
  return deskDocument('member' in view ? memberPage(view) : entryPage(view), assets)
}
