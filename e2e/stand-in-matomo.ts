import { createServer } from 'node:http'
import { freePort } from '#testing/free-port.ts'

type Command = readonly (string | number)[]

/**
 * A Matomo of our own, with the shape of the real one's script: it takes the queue over, sets globals, beats by a timer,
 * listens to presses and to the end of the page, and leaves a cookie and an item. It asks in every way that a script can,
 * and goes on when it is told to stop, as a plugin of the real one may.
 */
export async function startMatomo() {
  const port = await freePort()
  const asked: string[] = []
  let isBroken = false
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (isBroken) return request.socket.destroy()
    const isScript = request.url?.startsWith('/matomo.js')
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'image/gif',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      connection: 'close',
    })
    response.end(isScript ? `(${track})()` : '')
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${port}/`,
    /** Every address that it was asked for. */
    asked,
    breakDown: (broken: boolean) => {
      isBroken = broken
    },
    stop: () => new Promise((closed) => server.close(closed)),
  }
}

function track() {
  let address = ''
  let beats = 0
  const send = (what: string) => {
    const target = `${address}?${what}&beat=${beats}`
    navigator.sendBeacon(`${target}&by=beacon`, '')
    fetch(`${target}&by=fetch`, { mode: 'no-cors', keepalive: true }).catch(() => {})
    new Image().src = `${target}&by=image`
  }
  const setCookie = (name: string) => Reflect.set(document, 'cookie', `${name}=1; path=/`)
  const told: unknown[] = []
  const obey = ([name, value]: Command) => {
    told.push(name)
    if (name === 'setTrackerUrl') address = String(value)
    if (name === 'trackPageView') send('view=1')
    if (name === 'optUserOut') setCookie('mtm_consent_removed')
  }
  const queued: unknown = Reflect.get(window, '_paq')
  for (const command of Array.isArray(queued) ? queued : []) obey(command)
  const matomo = { initialized: true, beats: () => beats, told: () => told }
  Object.assign(window, {
    _paq: { push: (...commands: Command[]) => commands.forEach(obey) },
    Matomo: matomo,
    Piwik: matomo,
  })
  setCookie('_pk_id.1')
  localStorage.setItem('matomo.x', '1')
  setInterval(() => {
    beats++
    send('ping=1')
  }, 100)
  document.addEventListener('click', () => send('link=1'), true)
  window.addEventListener('pagehide', () => send('bye=1'))
}
