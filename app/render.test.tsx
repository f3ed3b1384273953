import { expect, test } from 'vitest'
import { contactFieldNames } from '#contract/contact-request.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { render } from './render.tsx'

const assets = { bootScript: '/boot.js', head: '', liveScripts: [], audienceScript: '', eraserScript: '' }

test('The contact page given back holds what was typed and the messages, and no markup of its sender', async () => {
  const hostile = '"></textarea></script><script>alert(1)</script>'
  const values = { ...exampleRequest, email: hostile, message: hostile }
  const errors = { email: 'Format invalide' }
  const { html } = await render('/contact', { assets, contactForm: { values, errors, problem: 'Plus tard.' } })
  expect(html).toContain('Format invalide')
  expect(html).toContain('Plus tard.')
  expect(html).toContain('<option value="51-200" selected="">')
  for (const name of contactFieldNames) expect(html).toContain(`name="${name}"`)
  expect(html).not.toContain('<script>alert')
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({ contactForm: { values, errors, problem: 'Plus tard.' } })
})

test('A page that answers no post carries no data', async () => {
  expect((await render('/contact', { assets })).html).not.toContain('page-data')
})
