import { EnvironmentError, readEnvironment } from '#server/environment.ts'
import { listenProblem } from '#server/http/listen-problem.ts'
import { listeningAddress } from '#server/start-report.ts'
import { stopWithParent } from '#server/stop-with-parent.ts'
import { createDevSite } from './dev/dev-site.ts'

/** Milliseconds: mails under way finish, or are sent again after the next start. */
const closingTime = 3000

stopWithParent()
try {
  const environment = readEnvironment()
  console.error('Preparing fonts, icons and Vite.')
  const { server, start, close } = await createDevSite(environment)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      setTimeout(() => process.exit(0), closingTime)
      void close().finally(() => process.exit(0))
    })
  }
  await start()
  server.on('error', (error) => {
    console.error(listenProblem(error, environment))
    process.exit(1)
  })
  server.listen(environment.PORT, environment.HOST, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : environment.PORT
    console.error(`Developing on ${listeningAddress(environment, port)}`)
  })
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
}
