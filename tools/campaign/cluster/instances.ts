import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#testing/free-port.ts'
import { startServer } from '#testing/running-site.ts'

type Variables = Readonly<Record<string, string>>

/** Some instances of the built site on one database, each on a port of its own, restarted one after another. */
export async function startInstances(count: number, variables: Variables) {
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const servers = await Promise.all(ports.map((port) => start(port, variables)))
  let uncleanStops = 0

  return {
    ports,
    uncleanStops: () => uncleanStops,
    /** How often those that run now waited 2 s for the store in vain, and counted questions by themselves: see its log. */
    lossesOfStore: () =>
      servers.flatMap(({ log }) => log.filter((line) => line.includes('questions are counted in this process alone')))
        .length,
    /** As docs/operations.md says: stop one, start it, go on once it is ready. */
    async restart(index: number, next: Variables = variables) {
      const [port, server] = [ports[index], servers[index]]
      if (port === undefined || !server) throw new Error(`There is no instance ${index}.`)
      const ended = once(server.process, 'exit')
      server.process.kill('SIGTERM')
      const [code] = await ended
      if (code !== 0) uncleanStops++
      servers[index] = await start(port, next)
      await isReady(port)
    },
    stop: () => Promise.all(servers.map((server) => server.stop())),
  }
}

function start(port: number, variables: Variables) {
  return startServer({ variables: { PORT: String(port), LOG_LEVEL: 'info', ...variables }, built: true })
}

async function isReady(port: number) {
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok) await setTimeout(100)
}
