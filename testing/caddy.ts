import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { endWithUs } from './end-with-us.ts'
import { freePort } from './free-port.ts'
import { ProgramMissing } from './program-missing.ts'

const programs = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy']

/** A real Caddy on loopback in front of the given ports, by the very file that deploy/ ships; its certificate is its own. */
export async function startCaddy(ports: readonly number[]) {
  const program = programs.find((path) => existsSync(path))
  if (!program) throw new ProgramMissing('caddy', 'caddy')
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  const file = join(folder, 'Caddyfile')
  const elsewhere = [
    ...['admin off', 'skip_install_trust', `storage file_system ${JSON.stringify(join(folder, 'storage'))}`],
    ...[`https_port ${port}`, `http_port ${plainPort}`],
  ]
  const shipped = await readFile('deploy/Caddyfile', 'utf8')
  await writeFile(file, shipped.replace('\n{\n', `\n{\n${elsewhere.join('\n')}\n`))
  const caddy = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      HOME: folder,
      SITE_HOST: 'localhost',
      INSTANCES: ports.map((instance) => `127.0.0.1:${instance}`).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithUs(caddy, { signal: 'TERM', folder })
  const said: string[] = []
  createInterface({ input: caddy.stderr }).on('line', (line) => said.push(line))
  const root = join(folder, 'storage/pki/authorities/local/root.crt')
  while (!existsSync(root) || !said.some((line) => line.includes('certificate obtained successfully'))) {
    if (caddy.exitCode !== null) throw new Error(`caddy did not start: ${said.join('\n')}`)
    await setTimeout(50)
  }
  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://localhost:${plainPort}`,
    cert: await readFile(root, 'utf8'),
    /** The lines of its log so far. */
    said,
    stop: async () => {
      if (caddy.exitCode === null) {
        const ended = once(caddy, 'exit')
        caddy.kill('SIGTERM')
        await ended
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
