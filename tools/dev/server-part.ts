import { createApp } from '#server/app.ts'
import type { RenderContactPage } from '#server/contact/contact-form-post.ts'
import type { RenderDesk } from '#server/desk/desk-context.ts'
import { EnvironmentError, readEnvironment } from '#server/environment.ts'
import { createLog } from '#server/log.ts'
import { startServices } from '#server/services.ts'

/** What answers beside the pages. Loaded through Vite: after an edit it is stopped, and started from the new code. */
export async function startServerPart(renderContactPage: RenderContactPage, renderDesk: RenderDesk) {
  const environment = readEnvironment()
  const log = createLog(environment.LOG_LEVEL)
  const { store, receiveContactRequest, chat, createDesk, startDelivery, stopDelivery, close } = await startServices(
    environment,
    log,
  )
  const app = createApp({
    environment,
    files: new Map(),
    inlineHashes: { styles: [], scripts: [], pages: {} },
    isReady: store.answers,
    receiveContactRequest,
    chat,
    desk: environment.TEAM_EMAILS.length > 0 ? createDesk({ render: renderDesk }) : undefined,
    renderContactPage,
    log,
  })
  return {
    fetch: app.fetch,
    startDelivery,
    stop: async () => {
      await stopDelivery()
      await close()
    },
  }
}

/** Vite's copy of the class is another one than that of the program that loads it. */
export function explanationOf(error: unknown) {
  return error instanceof EnvironmentError ? error.message : undefined
}
