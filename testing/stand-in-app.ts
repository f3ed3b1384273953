import { createApp } from '#server/app.ts'
import { readEnvironment } from '#server/environment.ts'
import { standInChat } from './stand-in-chat.ts'

type Parts = Parameters<typeof createApp>[0]

/** The site without pages, store and models: every request is welcome, nothing is logged. Tests put in what they are on. */
export function standInApp(parts: Partial<Parts> = {}) {
  return createApp({
    environment: readEnvironment({}),
    chat: standInChat,
    files: new Map(),
    inlineHashes: { styles: [], scripts: [], pages: {} },
    isReady: async () => true,
    receiveContactRequest: async () => ({ kind: 'stored' }),
    renderContactPage: () => '',
    log: { info: () => {}, warn: () => {}, error: () => {} },
    ...parts,
  })
}
