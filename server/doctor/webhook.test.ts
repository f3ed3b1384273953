import { Resolver } from 'node:dns/promises'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { startStandInWebhook } from '#testing/stand-in-webhook.ts'
import { webhookFindings } from './webhook.ts'

const outside = { resolver: new Resolver(), now: Date.now, timeout: 5000 }
const secret = 's3cr3t-s3cr3t-s3cr3t'

test.each([
  ['takes posts alone', 405, 'fine', /answers\.$/],
  ['is broken', 502, 'look', /answers with 502: look at its own log/],
  ['sends elsewhere', 301, 'in-the-way', /redirects \(301\), which is not followed/],
] as const)('A webhook that %s is found to be so, and is sent nothing', async (_, status, severity, sentence) => {
  const receiver = await startStandInWebhook((response) => response.writeHead(status).end())
  expect(await look(receiver.url)).toMatchObject([{ severity, sentence: expect.stringMatching(sentence) }])
  expect(receiver.calls).toMatchObject([{ body: '' }])
  await receiver.stop()
})

test('One that does not answer stands in the way, and neither its path nor the secret is repeated', async () => {
  const receiver = await startStandInWebhook()
  await receiver.stop()
  const findings = await look(receiver.url)
  expect(findings).toMatchObject([
    {
      severity: 'in-the-way',
      sentence: expect.stringMatching(/^The webhook at 127\.0\.0\.1 does not answer \(ECONNREFUSED\): correct LEADS_/),
    },
  ])
  expect(JSON.stringify(findings)).not.toMatch(/s3cr3t|hooks/)
})

test('Without one there is nothing to find', async () => {
  expect(await webhookFindings(readEnvironment({}), outside)).toEqual([])
})

function look(url: string) {
  return webhookFindings(readEnvironment({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret }), outside)
}
