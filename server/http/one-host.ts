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
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length <= 1) return listener(request, response)
    refused.add(socket)
    response.writeHead(400, { connection: 'close' }).end()
  }
}
