import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { endWithUs } from '#testing/end-with-us.ts'
import { cannot, type Part } from './part.ts'

/** Program and the package of Debian that has it. */
const needed = {
  'systemd-nspawn': 'systemd-container',
  ip: 'iproute2',
  nginx: 'nginx-light',
  caddy: 'caddy',
  certbot: 'certbot',
  pebble: 'pebble',
  prometheus: 'prometheus',
  'prometheus-alertmanager': 'prometheus-alertmanager',
  pg_ctlcluster: 'postgresql',
}

const wanted = { what: 'evenings', least: 1 }

/** The whole evening of docs/operations.md, command by command, on machines with a systemd and a network of their own. */
export const evening: Part = {
  count: 1,
  of: 'evening from nothing to three instances',
  minutes: 25,
  async run(_count, until) {
    if (process.getuid?.() !== 0) return cannot('The evening needs root, to make machines: run it as root.', wanted)
    const missing = Object.entries(needed).filter(([program]) => globSync(`/{usr/,}{s,}bin/${program}`).length === 0)
    if (missing.length > 0)
      return cannot(`Programs are missing: apt-get install ${missing.map(([, debian]) => debian).join(' ')}`, wanted)
    const namespaces = ['--net', '--mount', '--pid', '--cgroup', '--fork', '--kill-child', '--mount-proc']
    const walk = spawn('unshare', [...namespaces, process.execPath, 'tools/campaign/evening/walk.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      signal: AbortSignal.timeout(Math.max(until - Date.now(), 1)),
      killSignal: 'SIGKILL',
    })
    endWithUs(walk)
    const ended = once(walk, 'close').catch(() => {})
    const printed = await text(walk.stdout)
    await ended
    return printed === '' ? cannot('The evening was not over in time.', wanted) : JSON.parse(printed)
  },
}
