import { expect, test } from 'vitest'
import { siteElsewhere } from './site-elsewhere.ts'

const siteUrl = 'https://www.delambre.example'
const backendUrl = 'https://api.delambre.example'

test.each([
  ['At a backend of its own, the site is elsewhere', backendUrl, { siteUrl, backendUrl }, siteUrl],
  ['At the site, it is here', siteUrl, { siteUrl, backendUrl }, undefined],
  ['At a site that is its own backend, it is here', siteUrl, { siteUrl, backendUrl: siteUrl }, undefined],
  ['Without a backend of its own, it is here', siteUrl, { siteUrl, backendUrl: '' }, undefined],
  ['At an address that nobody named, it is here', 'http://localhost:3000', { siteUrl, backendUrl: '' }, undefined],
])('%s', (_, here, origins, expected) => {
  expect(siteElsewhere(here, origins)).toBe(expected)
})
