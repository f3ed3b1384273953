import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { writeInto } from '#tools/build/write-into.ts'
import { endWithUs } from './end-with-us.ts'
import { freePort } from './free-port.ts'
import { ProgramMissing } from './program-missing.ts'
import { selfSignedCertificate } from './self-signed-certificate.ts'

const hour = 3_600_000

/** A real nginx on loopback, with TLS, in front of the given ports: by the very file that deploy/nginx ships. */
export async function startNginx(ports: readonly number[]) {
  const program = findNginx()
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  // Its workers are another user where it is started by root.
  await chmod(folder, 0o755)
  const [port, plainPort] = [await freePort(), await freePort()]
  const { cert, key } = selfSignedCertificate({ from: new Date(Date.now() - hour), until: new Date(Date.now() + hour) })
  await writeInto(folder, 'tls/fullchain.pem', cert)
  await writeInto(folder, 'tls/privkey.pem', String(key))
  await writeInto(folder, 'delambre/http.conf', `listen 127.0.0.1:${plainPort};\nserver_name localhost;\n`)
  await writeInto(folder, 'delambre/https.conf', await shippedHttps(program, port))
  const line = (await readFile('deploy/nginx/delambre/instances.conf', 'utf8')).match(/^server .*$/m)?.[0] ?? ''
  const instances = ports.map((instance) => line.replace('127.0.0.1:3000', `127.0.0.1:${instance}`)).join('\n')
  await writeInto(folder, 'delambre/instances.conf', `${instances}\n`)
  await writeInto(folder, 'conf.d/none', '')
  const shipped = await readFile('deploy/nginx/delambre.conf', 'utf8')
  await writeInto(folder, 'conf.d/delambre.conf', shipped.replaceAll('/var/log/nginx/', `${folder}/`))
  await writeInto(folder, 'nginx.conf', mainConfiguration(folder))

  const nginx = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithUs(nginx, { signal: 'TERM', folder })
  const complaint = text(nginx.stderr)
  await Promise.race([
    listens(port),
    once(nginx, 'exit').then(async () => {
      await rm(folder, { recursive: true, force: true })
      throw new Error(`nginx did not start: ${await complaint}`)
    }),
  ])

  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://localhost:${plainPort}`,
    cert,
    /** The lines of its log so far. */
    logged: async () => (await readFile(join(folder, 'access.log'), 'utf8')).trim().split('\n'),
    stop: async () => {
      if (nginx.exitCode === null) {
        const ended = once(nginx, 'exit')
        nginx.kill('SIGTERM')
        await ended
      }
      await rm(folder, { recursive: true, force: true })
      return complaint
    },
  }
}

/** The shipped file, with another port, name and certificate, for an older nginx as the file itself says. */
async function shippedHttps(program: string, port: number) {
  const file = (await readFile('deploy/nginx/delambre/https.conf', 'utf8'))
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/^listen \[::\].*\n/m, '')
    .replaceAll('www.example.org', 'localhost')
    .replaceAll('/etc/letsencrypt/live/localhost', 'tls')
  const { stderr } = await promisify(execFile)(program, ['-v'])
  const [, major = 0, minor = 0, patch = 0] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr)?.map(Number) ?? []
  const isOlder = major * 1e6 + minor * 1e3 + patch < 1_025_001
  return isOlder ? file.replace(/^http2 on;\n/m, '').replace(/( ssl);/, '$1 http2;') : file
}

/** What Debian's own nginx.conf says, without its fixed folders. */
function mainConfiguration(folder: string) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    daemon off;
    worker_processes 2;
    pid ${folder}/pid;
    error_log stderr warn;
    events { worker_connections 768; }
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n      ')}
      include conf.d/*.conf;
    }
  `
}

/** Where packages put it, which is not on everybody's PATH. */
function findNginx() {
  const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
    existsSync(path),
  )
  if (!program) throw new ProgramMissing('nginx', 'nginx-light')
  return program
}

async function listens(port: number) {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await setTimeout(50)
  }
}
