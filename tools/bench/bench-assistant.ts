import { connect } from 'node:net'
import { defaultAnonKey } from '#content/anon-key.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { createEmbeddedAssistant } from '#server/assistant/embedded/create-embedded-assistant.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { createRetriever } from '#server/assistant/retrieval.ts'
import { createBareSite } from '#testing/bare-site.ts'
import { residentMegabytes } from '#testing/resident-memory.ts'
import { startServer } from '#testing/running-site.ts'
import { startStandInModel } from '#testing/stand-in-model.ts'
import { budgets } from '#tools/build/budgets.ts'
import { alone, type Figure } from './figure.ts'

const streams = 500
const wordsInAnswer = 20
const wordEvery = 50
const comparisons = 60
const thinking = 20

/**
 * What the assistant costs: 500 answers at once through one process, each from a stand-in model that takes a second to
 * speak; the time that the server adds to a model's first word, against the stand-in called directly in the same run;
 * and the embedded assistant's whole answer.
 */
export async function benchAssistant(): Promise<Figure[]> {
  const model = await startStandInModel(async function* ({ messages }) {
    const question = messages.at(-1)?.content ?? ''
    yield { wait: thinking }
    for (let word = 0; word < wordsInAnswer; word++) {
      yield { say: `${question} ` }
      if (question.startsWith('visiteur')) yield { wait: wordEvery }
    }
    yield 'done'
  })
  const site = await createBareSite()
  const variables = {
    DATA_DIR: site.dataFolder,
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'stand-in',
    CHAT_RATE: '1000000/1',
  }
  const server = await startServer({ built: true, folder: site.folder, variables })
  try {
    const chat = new URL(apiPaths.chat, server.url)
    const direct = new URL(`${model.baseUrl}/chat/completions`)
    for (let warmUp = 0; warmUp < 20; warmUp++) await ask(chat, 'bonjour')
    const before = residentMegabytes(server.process.pid)
    await askAtOnce(chat)
    const added = await addedTime(chat, direct)
    const answers = await askAtOnce(chat)
    const growth = residentMegabytes(server.process.pid) - before
    const complete = answers.filter(({ text }) => text.endsWith('data: [DONE]\n\n')).length
    const unmixed = answers.filter(
      ({ text }, visitor) => spokenWords(text) === `visiteur${visitor} `.repeat(wordsInAnswer),
    ).length
    const firstBytes = answers.map(({ firstByte }) => firstByte)
    const most = budgets.assistant
    return [
      alone(`of ${streams} answers at once, complete`, complete, { least: streams }),
      alone(`of ${streams} answers at once, not mixed up`, unmixed, { least: streams }),
      alone('their first byte, p95', quantile(firstBytes, 0.95), { most: most.firstByteP95, unit: 'ms' }),
      alone('memory that they add', growth, { most: most.memoryGrowth, unit: 'MB' }),
      alone("added to a model's first word", added, { most: most.addedToFirstToken, unit: 'ms' }),
      alone('an embedded answer, p95', embeddedTime(), { most: most.embeddedP95, unit: 'ms' }),
    ]
  } finally {
    await server.stop()
    await model.stop()
    await site.remove()
  }
}

/** Once before anything is timed: neither the server nor this process, which measures, is then new to a crowd. */
function askAtOnce(chat: URL) {
  return Promise.all(Array.from({ length: streams }, (_, visitor) => ask(chat, `visiteur${visitor}`)))
}

/** Median milliseconds to the first word through the server, less the same asked of the stand-in, in turns. */
async function addedTime(chat: URL, direct: URL) {
  const through: number[] = []
  const straight: number[] = []
  for (let round = 0; round < comparisons; round++) {
    through.push((await ask(chat, 'bonjour')).firstWord)
    straight.push((await ask(direct, 'bonjour')).firstWord)
  }
  return quantile(through, 0.5) - quantile(straight, 0.5)
}

type Asked = { text: string; firstByte: number; firstWord: number }

/** By hand: on a machine with few cores, a comfortable client would measure itself. */
function ask(url: URL, question: string): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify({ messages: [{ role: 'user', content: question }] })
    const socket = connect(Number(url.port), '127.0.0.1')
    const start = performance.now()
    let answer = ''
    let firstByte = 0
    let firstWord = 0
    socket.setEncoding('utf8')
    socket.on('error', reject)
    socket.on('data', (data) => {
      firstByte ||= performance.now() - start
      answer += data
      if (!firstWord && answer.includes('"content":"')) firstWord = performance.now() - start
    })
    socket.on('close', () => resolve({ text: dechunked(answer), firstByte, firstWord }))
    socket.write(
      [
        `POST ${url.pathname} HTTP/1.1`,
        'Host: localhost',
        `Authorization: Bearer ${defaultAnonKey}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  })
}

/** Events are ASCII here and sent whole: what stands between them is the transfer coding. */
function dechunked(answer: string) {
  return (answer.match(/^data: .*\n\n/gm) ?? []).join('')
}

function spokenWords(text: string) {
  return [...text.matchAll(/"content":"([^"]*)"/g)].map(([, words]) => words).join('')
}

function embeddedTime() {
  const passages = readPassages()
  const assistant = createEmbeddedAssistant({ passages, retriever: createRetriever(passages) })
  const asked = ['Combien coûte un projet ?', 'ou son heberger les donner', 'Quelle est la météo demain à Lyon ?']
  const times = Array.from({ length: 600 }, (_, round) => {
    const start = performance.now()
    assistant.answer(['Bonjour', asked[round % asked.length] ?? ''])
    return performance.now() - start
  })
  return quantile(times, 0.95)
}

function quantile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
