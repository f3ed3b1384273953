import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Refuses a request with two `Host` lines (RFC 9112, section 3.2): Node would take the first, a proxy before it perhaps
 * the last. What comes after it on the connection is not looked at.
 */
export function withOneHost(listener: RequestListener): RequestListener {
  const refused = new WeakSet<Socket>()
  return (request, response) => {
    const { rawHeaders, socket } = request
    if (refused.has(socket)) return
    if (countHosts(rawHeaders) <= 1) return listener(request, response)
    refused.add(socket)
    response.writeHead(400, { connection: 'close' }).end()
  }
}

/** Names and values in turn; without a copy of any, since every request comes through here. */
function countHosts(rawHeaders: readonly string[]) {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts
}
