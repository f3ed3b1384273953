import type { IncomingMessage, RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for an answer before they send the next request on the same connection. */
const mostUnderWay = 8
/** A body of the longest length comes in some fifty packets. */
const mostPieces = 1000
/** Milliseconds; long enough for a slow phone. */
const timeForTheAnswer = 2000

/**
 * Ends connections that have a single packet cost much: by hundreds of requests that are all answered before anybody
 * else's turn comes, or by a body in pieces of a byte.
 */
export function withinBounds(listener: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>()

  function count(socket: Socket, change: 1 | -1) {
    const requests = (underWay.get(socket) ?? 0) + change
    underWay.set(socket, requests)
    return requests
  }

  return (request, response) => {
    const { socket } = request
    // What the packet held besides is still read out after its connection is ended.
    if (socket.destroyed) return
    if (count(socket, 1) > mostUnderWay) return void socket.destroy()
    response.once('close', () => count(socket, -1))
    response.once('finish', () => {
      if (!request.complete) leaveUnread(socket)
    })
    boundPieces(request)
    listener(request, response)
  }
}

/**
 * Node would read a body that nobody asked for to its end. Its sender gets the time to take the answer in: a connection
 * that is cut while something in it is unread loses what was sent last.
 */
function leaveUnread(socket: Socket) {
  socket.end()
  // Node itself begins to read on when the answer is finished.
  setImmediate(() => socket.pause())
  setTimeout(() => socket.destroy(), timeForTheAnswer).unref()
}

function boundPieces(request: IncomingMessage) {
  const push = request.push.bind(request)
  let pieces = 0
  request.push = (piece, encoding) => {
    if (++pieces <= mostPieces) return push(piece, encoding)
    request.socket.destroy()
    return false
  }
}
