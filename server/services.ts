import { statfs } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { createQuestionCounts } from './assistant/question-counts.ts'
import { startAssistant } from './assistant/start-assistant.ts'
import { startEmbedded } from './assistant/start-embedded.ts'
import { createMailComposer } from './contact/compose-mail.ts'
import { createContactIntake } from './contact/contact-intake.ts'
import { createHousekeeping } from './contact/housekeeping.ts'
import { createRetention } from './contact/retention.ts'
import { createDesk, type DeskPages } from './desk/create-desk.ts'
import { createOverdueDigest } from './desk/overdue-digest.ts'
import { settleRequests } from './desk/settle-requests.ts'
import type { Environment } from './environment.ts'
import { createChatLimits } from './limits/chat-limits.ts'
import { createVisitorSecret } from './limits/visitor-secret.ts'
import type { Log } from './log.ts'
import type { DeliveryOutcome, Meters } from './metrics/meters.ts'
import { createMailTransport } from './outbox/create-mail-transport.ts'
import { mailFolder, removeMailFiles, removeOldDrafts } from './outbox/file-transport.ts'
import { createOutboxWorker } from './outbox/outbox-worker.ts'
import { createReadiness } from './store/readiness.ts'
import { startStore } from './store/start-store.ts'
import { configuredWebhook, createWebhookWorker } from './webhook/start-webhook.ts'

type Options = {
  /** Aborted when the process is about to end. */
  readonly closing?: AbortSignal
  readonly build?: string
  /** Where somebody reads them. */
  readonly meters?: Meters | undefined
}

/** What runs behind the pages: the store, the outbox's workers and the daily purge. */
export async function startServices(
  environment: Environment,
  log: Log,
  { closing, build = 'dist/current', meters }: Options = {},
) {
  const now = Date.now
  const { store, ready, isMigrated, problem: storeProblem, stop: closeStore } = await startStore(environment, log)
  const embedded = await startEmbedded(log, build)
  const visitorSecret = createVisitorSecret(store)
  const freeBytes = async () => {
    const { bavail, bsize } = await statfs(environment.DATA_DIR)
    return bavail * bsize
  }
  const transports = { mails: createMailTransport(environment), 'sign-in': createMailTransport(environment) }
  const compose = createMailComposer({ store, environment })
  const countMail = meters && ((outcome: DeliveryOutcome) => meters.attempted('mails', outcome))
  const mailWorkers = (['mails', 'sign-in'] as const).map((channel) =>
    createOutboxWorker({ store, channel, transport: transports[channel], compose, now, log, count: countMail }),
  )
  const webhook = configuredWebhook(environment)
  const countCall = meters && ((outcome: DeliveryOutcome) => meters.attempted('webhook', outcome))
  const workers = [
    ...mailWorkers,
    ...(webhook ? [createWebhookWorker({ store, webhook, now, log, count: countCall })] : []),
  ]
  const wakeOutbox = () => {
    for (const { wake } of workers) wake()
  }
  const intake = createContactIntake({
    store,
    visitorSecret,
    rate: environment.CONTACT_RATE,
    forwarded: webhook !== undefined,
    now,
    wakeOutbox,
    count: meters?.contactRequested,
    log,
  })
  const retention = createRetention({
    store,
    removeMailFiles: (ids) => removeMailFiles(mailFolder(environment.DATA_DIR), ids),
  })
  const housekeeping = createHousekeeping({
    retention,
    removeOldDrafts: (time) => removeOldDrafts(mailFolder(environment.DATA_DIR), time),
    now,
    log,
  })

  const createDeskWith = (pages: DeskPages) =>
    createDesk({
      ...pages,
      environment,
      store,
      secret: visitorSecret,
      now,
      wakeOutbox,
      retention,
      mailFolder: mailFolder(environment.DATA_DIR),
      questionOf: embedded.questionOf,
      log,
    })
  const digest = createOverdueDigest({ store, now, wakeOutbox, log })
  const questions = createQuestionCounts({ store, now, log })

  /** Those of years before there was a desk, a few at a time. */
  async function settleAll() {
    try {
      while (await settleRequests(store)) await setImmediate()
    } catch (error) {
      log.error({ err: error }, 'Deadlines could not be worked out: they are when somebody opens the desk.')
    }
  }

  const { assistant, health } = startAssistant(environment, log, { embedded, count: questions.count, closing })
  const takesRequests = createReadiness({ store, environment, freeBytes, now, log })

  return {
    store,
    storeProblem,
    isReady: async () => isMigrated() && (await takesRequests()),
    receiveContactRequest: intake,
    chat: {
      assistant,
      ...createChatLimits({ store, visitorSecret, environment, now, log }),
    },
    /** How the models are. */
    providers: health,
    freeBytes,
    /** The team's pages, made by the build's own renderer. */
    createDesk: createDeskWith,
    /** Only once the site listens: a start that fails must not deliver beside the server that holds its port. */
    startDelivery: () => {
      housekeeping.start()
      void ready.then(() => {
        for (const { start } of workers) start()
        questions.start()
        if (environment.TEAM_EMAILS.length > 0) digest.start()
        void housekeeping.purge()
        if (environment.TEAM_EMAILS.length > 0) void settleAll()
      })
    },
    /** Takes up no more mails; ends after those that are under way. */
    stopDelivery: async () => {
      housekeeping.stop()
      digest.stop()
      await Promise.all(workers.map(({ stop }) => stop()))
      for (const transport of Object.values(transports)) transport.close()
    },
    close: async () => {
      await questions.stop()
      await closeStore()
    },
  }
}
