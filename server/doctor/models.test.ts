import { Resolver } from 'node:dns/promises'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { freePort } from '#testing/free-port.ts'
import { type Script, startStandInModel } from '#testing/stand-in-model.ts'
import { modelFindings } from './models.ts'

const outside = { resolver: new Resolver(), now: Date.now, timeout: 5000 }
const key = 'sk-s3cr3t'
const stalls: Script = () => ['stall']

test('A model that answers is fine, with the time to its first word, and is left then', async () => {
  const { findings, model } = await look(() => [{ say: ' ' }, { say: 'Bonjour' }, 'stall'])
  expect(findings).toMatchObject([
    {
      severity: 'fine',
      sentence: expect.stringMatching(/^The model small of 127\.0\.0\.1 says its first word after \d+\.\d s\.$/),
    },
  ])
  expect(model.asked).toHaveLength(1)
  expect(model.asked[0]?.authorization).toBe(`Bearer ${key}`)
})

test.each<[string, Script, RegExp]>([
  ['refuses the key', () => [{ status: 401, body: key }], /answered 401: correct its key/],
  ['does not know the address', () => [{ status: 404 }], /answered 404: correct its address or its name/],
  ['never says a word', stalls, /did not start to answer in time/],
  ['ends without a word', () => ['done'], /answered without a word/],
  ['talks nonsense', () => [{ raw: '\u0000\u0001 not an event' }, 'end'], /cut its answer/],
])('A model that %s stands in the way, and the key is not repeated', async (_, script, sentence) => {
  const { findings } = await look(script, script === stalls ? 700 : 5000)
  expect(findings).toMatchObject([{ severity: 'in-the-way', sentence: expect.stringMatching(sentence) }])
  expect(JSON.stringify(findings)).not.toContain(key)
})

test('Each provider is asked; one that is not there says so and what to do', async () => {
  const baseUrl = `http://127.0.0.1:${await freePort()}/v1`
  const LLM_PROVIDERS = JSON.stringify(['un', 'deux'].map((name) => ({ name, baseUrl, apiKey: key, model: 'm' })))
  const findings = await modelFindings(readEnvironment({ LLM_PROVIDERS }), outside)
  expect(findings.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^The model m of un could not be reached \(ECONNREFUSED\): correct its address/),
    expect.stringMatching(/^The model m of deux could not be reached/),
  ])
})

test('Without a model the embedded assistant answers, which is fine', async () => {
  expect(await modelFindings(readEnvironment({}), outside)).toMatchObject([{ severity: 'fine' }])
})

async function look(script: Script, timeout = 5000) {
  const model = await startStandInModel(script)
  const environment = readEnvironment({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small', LLM_API_KEY: key })
  const findings = await modelFindings(environment, { ...outside, timeout })
  await model.stop()
  return { findings, model }
}
