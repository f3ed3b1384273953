import type { BlockList, Server } from 'node:net'
import { atMostOnceIn } from '#server/at-most-once-in.ts'
import { connectionNetwork } from '#server/limits/visitor.ts'
import type { Log } from '#server/log.ts'

/** How many connections may be open: in all, and from one network. */
export type ConnectionBounds = { readonly all: number; readonly perNetwork: number }

const mostConnections = 20_000
const leftForTheRest = 32
const minute = 60_000

/**
 * From how many files the process may have open. Three in ten are for the store, mails and models; a quarter of the
 * connections is the most for one network, so that nobody can keep all the others out.
 */
export function connectionBounds(openFiles: number): ConnectionBounds {
  const all = Math.min(mostConnections, Math.max(16, Math.floor(openFiles * 0.7) - leftForTheRest))
  return { all, perNetwork: Math.floor(all / 4) }
}

/** What the system allows this process; plenty where it does not say. */
export function openFilesLimit(): number {
  // Without it the report would look up the names of whom we talk to.
  Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = Object(process.report.getReport())
  const limit = Number(userLimits?.open_files?.soft)
  return limit > 0 ? limit : mostConnections * 2
}

type Dependencies = { bounds: ConnectionBounds; trustedProxies: BlockList; log: Log }

/** Turns connections away beyond the bounds, and says so in the log, without an address. */
export function boundConnections(server: Server, { bounds, trustedProxies, log }: Dependencies) {
  const byNetwork = new Map<string, number>()
  const warnOfAll = atMostOnceIn(minute, (refused) =>
    log.warn(
      { refused, most: bounds.all },
      'Connections are refused, as many are open as may be: raise the limit of open files (ulimit -n), or put a proxy in front.',
    ),
  )
  const warnOfNetwork = atMostOnceIn(minute, (refused) =>
    log.warn(
      { refused, most: bounds.perNetwork },
      'Connections are refused, one network holds a quarter of all that may be open: if that is your proxy, name it in TRUSTED_PROXIES.',
    ),
  )

  server.maxConnections = bounds.all
  server.on('drop', warnOfAll)
  server.on('connection', (socket) => {
    const network = connectionNetwork(socket.remoteAddress ?? '', trustedProxies)
    if (network === undefined) return
    const open = byNetwork.get(network) ?? 0
    if (open >= bounds.perNetwork) {
      socket.destroy()
      return warnOfNetwork()
    }
    byNetwork.set(network, open + 1)
    socket.once('close', () => {
      const left = (byNetwork.get(network) ?? 1) - 1
      if (left > 0) byNetwork.set(network, left)
      else byNetwork.delete(network)
    })
  })
}
