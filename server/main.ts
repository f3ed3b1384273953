import { flushCompileCache } from 'node:module'
import { createApp } from './app.ts'
import { compileHotCode } from './compile-hot-code.ts'
import { requireDeclaredServices } from './declared-services.ts'
import { settingsFindings } from './doctor/settings-findings.ts'
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { createServerClose } from './http/close-server.ts'
import { boundConnections, connectionBounds, openFilesLimit } from './http/connection-bounds.ts'
import { createFarewell } from './http/farewell.ts'
import { listenProblem } from './http/listen-problem.ts'
import { createReadyAnswers } from './http/ready-answers.ts'
import { createSiteServer } from './http/site-server.ts'
import { loadBuild, loadDesk } from './load-build.ts'
import { createLog } from './log.ts'
import { watchEventLoop } from './metrics/event-loop.ts'
import { createMeters } from './metrics/meters.ts'
import { createMetrics } from './metrics/metrics.ts'
import { startMetricsServer } from './metrics/metrics-server.ts'
import { startServices } from './services.ts'
import { embeddedParts, listeningAddress, startReport } from './start-report.ts'
import { stopWithParent } from './stop-with-parent.ts'

/** Milliseconds after the signal: models are asked to end, then readers who do not read, then the process. */
const stopTimes = { models: 7000, connections: 9000, process: 10_000 }

let stop: (signal: NodeJS.Signals) => void = () => process.exit(0)
// Supervisors and npm may send it more than once: it stays one stop.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal))
stopWithParent()

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
  const closing = new AbortController()
  const build = process.argv[2] ?? 'dist/current'
  let stopping = false
  const { METRICS_PORT } = environment
  const meters = METRICS_PORT === undefined ? undefined : createMeters()
  const services = await startServices(environment, log, { closing: closing.signal, build, meters })
  const eventLoop = watchEventLoop(log)
  const { files, stamp, inlineHashes, renderContactPage } = await loadBuild(build)
  const desk = environment.TEAM_EMAILS.length > 0 ? services.createDesk(await loadDesk(build)) : undefined
  if (METRICS_PORT !== undefined && meters) {
    const { store, providers, freeBytes } = services
    const hasDesk = desk !== undefined
    const metrics = createMetrics({
      ...{ meters, store, hasDesk, eventLoop, providers, freeBytes },
      build: stamp,
      now: Date.now,
    })
    await startMetricsServer(METRICS_PORT, metrics).catch(explainMetricsPort)
  }
  const farewell = createFarewell()
  const app = createApp({
    environment,
    files,
    inlineHashes,
    isReady: async () => !stopping && (await services.isReady()),
    isLeaving: farewell.isLeaving,
    receiveContactRequest: services.receiveContactRequest,
    chat: services.chat,
    desk,
    renderContactPage,
    log,
    meters,
  })

  const server = createSiteServer(app.fetch, undefined, createReadyAnswers(files, meters?.answered))
  boundConnections(server, {
    bounds: connectionBounds(openFilesLimit()),
    trustedProxies: environment.TRUSTED_PROXIES,
    log,
  })
  const closeServer = createServerClose(server)
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(listenProblem(error, environment))
    process.exit(1)
  })
  server.listen(environment.PORT, environment.HOST, () => {
    // A tenth of a second: who comes meanwhile waits, and would find nobody if it came before.
    giveBackMemory()
    compileHotCode()
    services.startDelivery()
    eventLoop.start()
    const bound = server.address()
    const port = typeof bound === 'object' && bound ? bound.port : environment.PORT
    const inTheWay = settingsFindings(environment).filter(({ severity }) => severity === 'in-the-way').length
    const address = listeningAddress(environment, port)
    log.info({ embedded: embeddedParts(environment), inTheWay }, `Listening on ${address}`)
    const storeProblem = services.storeProblem()
    for (const line of startReport(environment, port, { inTheWay, storeProblem })) console.error(line)
    // Now: what is compiled later, and whatever else ends the process, costs the next start nothing.
    flushCompileCache()
  })

  stop = (signal) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'Stopping: no new connections, no new mails; open answers and mails under way finish.')
    setTimeout(() => closing.abort(), stopTimes.models)
    setTimeout(() => server.closeAllConnections(), stopTimes.connections)
    setTimeout(() => process.exit(0), stopTimes.process)
    void Promise.allSettled([services.stopDelivery(), farewell.leave().then(closeServer)])
      .then(services.close)
      .finally(() => process.exit(0))
  }
}

function explainMetricsPort({ message }: Error): never {
  throw new EnvironmentError(
    `METRICS_PORT cannot be opened on 127.0.0.1 (${message}): choose another, for example 9464.`,
  )
}
