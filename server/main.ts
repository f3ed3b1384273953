import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app.ts'
import { requireDeclaredServices } from './declared-services.ts'
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts'
import { loadBuild } from './load-build.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics/metrics.ts'
import { startMetricsServer } from './metrics/metrics-server.ts'
import { startServices } from './services.ts'

const shutdownDeadline = 10_000

try {
  const environment = readEnvironment()
  requireDeclaredServices(environment)
  await main(environment)
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
}

async function main(environment: Environment) {
  const log = createLog(environment.LOG_LEVEL)
  let stopping = false
  const services = await startServices(environment, log)
  const metrics = createMetrics(services.store)
  const { METRICS_PORT } = environment
  if (METRICS_PORT !== undefined) await startMetricsServer(METRICS_PORT, metrics).catch(explainMetricsPort)
  const { files, styleHashes, renderContactPage } = await loadBuild(process.argv[2] ?? 'dist/current')
  const app = createApp({
    environment,
    files,
    styleHashes,
    isReady: async () => !stopping && (await services.store.answers()),
    receiveContactRequest: services.receiveContactRequest,
    chat: services.chat,
    renderContactPage,
    log,
    countRequest: metrics.countRequest,
  })

  const server = createAdaptorServer({ fetch: app.fetch })
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(listenProblem(error, environment))
    process.exit(1)
  })
  server.listen(environment.PORT, environment.HOST, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : environment.PORT
    log.info({ embedded: embeddedParts(environment) }, `Listening on http://localhost:${port}`)
    console.error(`Listening on http://localhost:${port}`)
    for (const part of embeddedParts(environment)) console.error(`  ${part}`)
  })

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopping = true
      log.info({ signal }, 'Stopping: no new connections, open answers and mails finish.')
      server.close(async () => {
        await services.stop()
        process.exit(0)
      })
      if ('closeIdleConnections' in server) server.closeIdleConnections()
      setTimeout(() => process.exit(0), shutdownDeadline).unref()
    })
  }
}

function embeddedParts({ DATABASE_URL, SMTP_URL, LLM_BASE_URL, LLM_PROVIDERS, DATA_DIR }: Environment) {
  return [
    !DATABASE_URL && `store: SQLite in ${DATA_DIR} (DATABASE_URL is not set)`,
    !SMTP_URL && `mail: .eml files in ${DATA_DIR}/mail (SMTP_URL is not set)`,
    !LLM_BASE_URL && LLM_PROVIDERS.length === 0 && 'assistant: embedded (LLM_BASE_URL is not set)',
  ].filter((part) => part !== false)
}

function explainMetricsPort({ message }: Error): never {
  throw new EnvironmentError(
    `METRICS_PORT cannot be opened on 127.0.0.1 (${message}): choose another, for example 9464.`,
  )
}

function listenProblem(error: NodeJS.ErrnoException, { PORT, HOST }: Environment) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `PORT ${PORT} is already in use: stop the other program or choose another port, for example PORT=3001.`
    case 'EACCES':
      return `PORT ${PORT} may not be opened by this user: choose one above 1023, for example PORT=3000.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${HOST} is not an address of this machine: choose one that is, for example HOST=0.0.0.0.`
    default:
      return `The server could not listen on ${HOST}:${PORT}: ${error.message}`
  }
}
