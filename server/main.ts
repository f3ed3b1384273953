import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app.ts'
import { requireDeclaredServices } from './declared-services.ts'
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts'
import { listenProblem } from './http/listen-problem.ts'
import { loadBuild } from './load-build.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics/metrics.ts'
import { startMetricsServer } from './metrics/metrics-server.ts'
import { startServices } from './services.ts'
import { embeddedParts, startReport } from './start-report.ts'

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
    for (const line of startReport(environment, port)) console.error(line)
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

function explainMetricsPort({ message }: Error): never {
  throw new EnvironmentError(
    `METRICS_PORT cannot be opened on 127.0.0.1 (${message}): choose another, for example 9464.`,
  )
}
