import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { defaultAnonKey } from '#content/anon-key.ts'
import { paths } from '#content/paths.ts'
import { apiHeaders, apiPaths } from '#contract/api-paths.ts'
import { endWithUs } from '#testing/end-with-us.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { freePort } from '#testing/free-port.ts'
import { type Image, ids } from './carry-out.ts'

/** The base image's program `node` is of the version that package.json pins: a test compares them. */
const nodeOfBase = process.execPath

/** Starts what the image would: its own user, its own variables and no others (no HOME), no terminal. */
export async function startImage({ root, workdir, variables, user, command = [], healthCheck = [] }: Image) {
  const port = String(await freePort())
  const [uid, gid] = ids(user)
  const [, ...parameters] = command
  const options = {
    cwd: join(root, workdir),
    env: { ...variables, PORT: port, DATA_DIR: join(root, variables.DATA_DIR ?? '') },
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  }
  const site = spawn(nodeOfBase, parameters, { ...options, detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  endWithUs(site)
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: site.stdout })
      .on('line', (line) => line.includes('Listening on') && resolve())
      .on('close', () => reject(new Error('What the image runs ended before it listened.')))
  })
  const url = `http://127.0.0.1:${port}`
  const json = { [apiHeaders.anonKey]: defaultAnonKey, 'content-type': 'application/json' }

  return {
    async check() {
      const page = await fetch(url + paths.solutions)
      const question = { messages: [{ role: 'user', content: 'Où sont hébergées les données ?' }] }
      const [posted, asked] = [await post(apiPaths.contact, exampleRequest), await post(apiPaths.chat, question)]
      return {
        page: page.ok && (await page.text()).includes('</html>'),
        contact: posted.ok,
        answer: (await asked.text()).endsWith('data: [DONE]\n\n'),
        stored: existsSync(join(root, variables.DATA_DIR ?? '', 'site.sqlite')),
      }
    },
    async healthCheck() {
      const [, ...given] = healthCheck
      const [code] = await once(spawn(nodeOfBase, given, { ...options, stdio: 'ignore' }), 'exit')
      return code
    },
    async stop() {
      const ended = once(site, 'exit')
      site.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }

  function post(path: string, body: unknown) {
    return fetch(url + path, { method: 'POST', headers: json, body: JSON.stringify(body) })
  }
}
