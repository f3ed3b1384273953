import { deskShell } from '#content/desk/shell.ts'
import { deskFields, deskPaths } from '#contract/desk-view.ts'
import { watchArrivals } from './client/arrivals.ts'
import { keepDrafts } from './client/drafts.ts'
import { answerKeys } from './client/shortcuts.ts'

const page = document.querySelector<HTMLElement>('main[data-since]')
const strip = document.querySelector<HTMLElement>('[data-live]')
const since = Number(page?.dataset.since)
if (page && strip && since >= 0) {
  watchArrivals({ strip, words: deskShell.live, address: `${deskPaths.arrivals}?${deskFields.since}=${since}` })
}
keepDrafts(deskShell.live.draft)
answerKeys()
