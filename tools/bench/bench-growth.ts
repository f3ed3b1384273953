import { spawn } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { defaultAnonKey } from '#content/anon-key.ts'
import { paths } from '#content/paths.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { knownFile } from '#server/assistant/known-file.ts'
import { endWithUs } from '#testing/end-with-us.ts'
import { createProjectCopy } from '#testing/project-copy.ts'
import { residentMegabytes } from '#testing/resident-memory.ts'
import { budgets } from '#tools/build/budgets.ts'
import { alone, type Figure, overBare, timesBare } from './figure.ts'
import { growContent, growth } from './grown-content.ts'
import { spent, startBuilt } from './start-built.ts'

const answers = 150
const questions = ['Combien coûte un projet ?', 'ou son heberger les donner', 'Quelle est la météo demain à Lyon ?']

/** Pages that show none of what there is ten times as much of. */
const others = [paths.services, paths.contact, paths.contactSuccess, paths.privacyPolicy, paths.accessibility]

/** Ten times the use cases, technologies and pages in a copy, beside a copy with as many as there are. */
export async function benchGrowth(): Promise<Figure[]> {
  const now = await measureCopy(async () => {})
  const grown = await measureCopy(growContent)
  const inProportion = { most: growth }
  const figure = (what: string) => `${growth} × the content: ${what}`
  return [
    timesBare(figure('build, processor time'), grown.build, now.build, { ...inProportion, unit: 's' }),
    timesBare(figure('all scripts'), grown.scripts, now.scripts, { ...inProportion, unit: 'KB' }),
    timesBare(figure('what the assistant knows'), grown.known, now.known, { ...inProportion, unit: 'MB' }),
    timesBare(figure('start, processor time'), grown.start, now.start, { ...inProportion, unit: 'ms' }),
    timesBare(figure('an answer, processor time'), grown.answer, now.answer, { ...inProportion, unit: 'ms' }),
    { ...alone(figure('memory'), grown.memory, { unit: 'MB' }), bare: now.memory },
    ...others.map((path, index) =>
      overBare(figure(`until ${path} is read`), grown.read[index] ?? Number.NaN, now.read[index] ?? Number.NaN, {
        most: budgets.growth.read,
        unit: 'B',
      }),
    ),
    ...others.map((path, index) =>
      overBare(figure(`fetched ahead at ${path}`), grown.ahead[index] ?? Number.NaN, now.ahead[index] ?? Number.NaN, {
        most: budgets.growth.fetchedAhead,
        unit: 'B',
      }),
    ),
  ]
}

async function measureCopy(change: (folder: string) => Promise<void>) {
  const copy = await createProjectCopy()
  try {
    await change(copy.folder)
    const build = await buildIn(copy.folder)
    const current = join(copy.folder, 'dist/current')
    const client = join(current, 'client')
    const scripts = globSync('assets/*.js.br', { cwd: client })
    const pages = others.map((path) => readFileSync(join(client, `${path}.html`), 'utf8'))
    const sizeOf = (file: string) => statSync(join(client, `${file}.br`)).size
    const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + sizeOf(file), 0)
    return {
      build,
      scripts: scripts.reduce((bytes, file) => bytes + statSync(join(client, file)).size, 0) / 1024,
      known: statSync(join(current, knownFile)).size / 1e6,
      read: others.map((path, index) => sizeOf(`${path}.html`) + sum(bootScripts(pages[index]))),
      ahead: pages.map((html) => sum(liveScripts(html))),
      ...(await serveFrom(copy.folder)),
    }
  } finally {
    await copy.remove()
  }
}

function bootScripts(html = '') {
  return [...html.matchAll(/import\("([^"]+)"\)/g)].map(([, file = '']) => file)
}

function liveScripts(html: string) {
  return /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
}

/** Seconds of processor time of a build without anything kept from another one, as the shell that started it tells them. */
async function buildIn(folder: string) {
  const child = spawn('/bin/sh', ['-c', '"$0" tools/build/build.ts >&2 && times', resolve('node_modules/.bin/node')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithUs(child)
  const times = [...(await text(child.stdout)).matchAll(/(\d+)m([\d.]+)s/g)]
  if (times.length < 4) throw new Error('The build of the copy failed.')
  return times.slice(2).reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
}

async function serveFrom(folder: string) {
  const { server, port, stop } = await startBuilt(folder, { CHAT_RATE: '1000000/1' })
  const start = spent(server)
  const memory = residentMegabytes(server.pid)
  const chat = `http://127.0.0.1:${port}${apiPaths.chat}`
  await ask(chat, questions.length)
  const before = spent(server)
  await ask(chat, answers)
  const answer = (spent(server) - before) / answers
  await stop()
  return { start, memory, answer }
}

async function ask(chat: string, times: number) {
  for (let asked = 0; asked < times; asked++) {
    const question = questions[asked % questions.length]
    const answer = await fetch(chat, {
      method: 'POST',
      headers: { authorization: `Bearer ${defaultAnonKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: question }] }),
    })
    if (!(await answer.text()).endsWith('data: [DONE]\n\n')) throw new Error('A question was not answered.')
  }
}
