import { expect, test } from 'vitest'
import { paths } from '#content/paths.ts'
import { useCases } from '#content/use-cases.ts'
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

test('A page made for a category has the head and the structured data of the whole page, and its own cases', async () => {
  const whole = await render(paths.useCases, { assets })
  const { html, structuredData } = await render(`${paths.useCases}?categorie=automatisation`, { assets })
  const headOf = (page: string) => page.slice(0, page.indexOf('<body'))
  expect(headOf(html)).toBe(headOf(whole.html))
  expect(structuredData).toEqual(whole.structuredData)
  const [all, chosen] = [whole.html, html].map((page) => [...page.matchAll(/<article /g)].length)
  expect(all).toBe(useCases.length)
  expect(chosen).toBe(useCases.filter(({ category }) => category === 'automatisation').length)
  expect(html).toContain('<div id="root" data-search="?categorie=automatisation">')
  expect(whole.html).toContain('<div id="root">')
})

test('A page says in its markup which query it was made for, whatever that holds', async () => {
  const { html } = await render(`${paths.useCases}?q="><script>&lt;`, { assets })
  expect(html).toContain('<div id="root" data-search="?q=%22%3E%3Cscript%3E&amp;lt;">')
})

test('A page that answers no post carries no data', async () => {
  expect((await render('/contact', { assets })).html).not.toContain('page-data')
})
