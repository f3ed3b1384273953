import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for an answer before they send the next request on the same connection. */
const mostUnderWay = 8
/** A body of the longest length comes in some fifty packets, in the smallest that networks make in 120. */
const mostPieces = 300

/**
 * Ends connections that have a single packet cost much: by hundreds of requests that are all answered before anybody
 * else's turn comes, or by a body in pieces of a byte.
 */
export function withinBounds(listener: RequestListener): RequestListener {
  /** Of each connection, what is not answered to its end, in the order in which it was asked. */
  const underWay = new WeakMap<Socket, ServerResponse[]>()

  function countWith(response: ServerResponse, socket: Socket) {
    const answers = underWay.get(socket) ?? []
    if (answers.length === 0) underWay.set(socket, answers)
    while (answers[0] && isOver(answers[0])) answers.shift()
    return answers.push(response)
  }

  return (request, response) => {
    const { socket } = request
    // What the packet held besides is still read out after its connection is ended.
    if (socket.destroyed) return
    if (countWith(response, socket) > mostUnderWay) return void socket.destroy()
    if (hasBody(request)) boundBody(request, response)
    listener(request, response)
  }
}

function isOver({ writableFinished, destroyed }: ServerResponse) {
  return writableFinished || destroyed
}

function boundBody(request: IncomingMessage, response: ServerResponse) {
  response.prependOnceListener('finish', () => {
    if (request.complete) return
    if (isForReading(request)) request.socket.destroySoon()
    else readOn(request)
  })
  boundPieces(request)
}

/** Node would read such a request's body to its end, and only the clock would set it one. */
function isForReading({ method }: IncomingMessage) {
  return method === 'GET' || method === 'HEAD'
}

/** Once it is answered Node would pass over the rest of a body without counting its pieces: here it is read, and forgotten. */
function readOn(request: IncomingMessage) {
  request.read(0)
  request.resume()
}

function hasBody({ headers }: IncomingMessage) {
  return 'content-length' in headers || 'transfer-encoding' in headers
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
