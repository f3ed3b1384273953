import { describe, expect, test } from 'vitest'
import type { StaticFiles } from '#server/http/static-files.ts'
import { checkSite } from './check-site.ts'

const siteUrl = 'https://site.example'

type Page = { title?: string; description?: string; robots?: string; head?: string; body?: string }

const about =
  'Ce que fait la maison, avec qui, et depuis quand, en une phrase assez longue pour un résultat de recherche.'

test('A site in order has no problem', () => {
  expect(problems()).toEqual([])
})

describe('Titles and descriptions', () => {
  test.each([
    [{ title: '' }, '/a has no title.'],
    [{ title: 'x'.repeat(66) }, `/a has a title of over 65 characters: « ${'x'.repeat(66)} ».`],
    [{ title: 'Accueil' }, '/a has the same title as /: « Accueil ».'],
    [{ description: '' }, '/a has no description.'],
    [{ description: 'Trop court.' }, '/a has a description of 11 characters, not 70 to 160.'],
    [{ description: `${about} Accueil.` }, `/a has the same description as /: « ${about} Accueil. ».`],
    [{ head: '<title>Encore</title>' }, '/a has more than one title.'],
  ])('%o', (page, problem) => {
    expect(problems({ '/a': page })).toContain(problem)
  })
})

describe('Links', () => {
  test.each([
    ['<a href="/nulle-part">b</a>', '/a: « /nulle-part » leads nowhere.'],
    [`<a href="${siteUrl}/nulle-part">b</a>`, `/a: « ${siteUrl}/nulle-part » leads nowhere.`],
    ['<img src="/absente.png" alt="">', '/a: « /absente.png » leads nowhere.'],
    ['<form action="/absent"></form>', '/a: « /absent » leads nowhere.'],
    ['<a href="#absent">b</a>', '/a: « #absent » points to an anchor that /a does not have.'],
    ['<a href="/?q=1#absent">b</a>', '/a: « /?q=1#absent » points to an anchor that / does not have.'],
    ['<p id="deux"></p><p id="deux"></p>', '/a: more than one element has the id « deux ».'],
  ])('%s', (body, problem) => {
    expect(problems({ '/a': { body } })).toEqual([problem])
  })

  test('to other sites, mailboxes and phones are not followed', () => {
    const body = '<a href="https://other.example/x">a</a><a href="mailto:a@b.example">b</a><a href="tel:+33">c</a>'
    expect(problems({ '/a': { body } })).toEqual([])
  })

  test('reach every page', () => {
    expect(problems({ '/b': {} })).toEqual(['/b is an orphan: no other page links to it.'])
    expect(problems({ '/b': { body: '<a href="/b">b</a>' } })).toEqual(['/b is an orphan: no other page links to it.'])
  })
})

describe('Canonical addresses and the sitemap', () => {
  test('agree', () => {
    expect(problems({}, { listed: ['/'] })).toEqual(['/a may be indexed but is not in the sitemap.'])
    expect(problems({ '/a': { robots: 'noindex, nofollow' } })).toEqual([
      `The sitemap lists ${siteUrl}/a, which is the canonical address of no page that may be indexed.`,
    ])
    expect(problems({}, { listed: ['/', '/a', '/ailleurs'] })).toEqual([
      `The sitemap lists ${siteUrl}/ailleurs, which is the canonical address of no page that may be indexed.`,
    ])
  })

  test('stand once on every page, and not on the not-found page', () => {
    const second = `<link rel="canonical" href="${siteUrl}/">`
    expect(problems({ '/a': { head: second } })).toEqual([
      `/a has the canonical ${siteUrl}/a, ${siteUrl}/ instead of ${siteUrl}/a.`,
    ])
    expect(problems({ '/404': { robots: 'noindex', head: second } })).toContain(
      '/404 stands for any address: it has no canonical, no og:url.',
    )
  })
})

describe('Images', () => {
  test('say what they show', () => {
    expect(problems({ '/a': { body: '<img src="/og/a.png">' } })).toEqual(['/a: the image « /og/a.png » has no alt.'])
  })

  test.each([
    [null, `/a: its Open Graph image ${siteUrl}/og/a.png does not exist.`],
    [png(600, 315), '/a: its Open Graph image is 600×315, announced as 1200×630.'],
    [Buffer.concat([png(1200, 630), Buffer.alloc(130_000)]), '/a: its Open Graph image is 130024 bytes, too heavy.'],
  ])('for link previews are there, in size: %#', (image, problem) => {
    expect(problems({}, { image })).toEqual([problem])
  })
})

describe('Structured data', () => {
  const context = { '@context': 'https://schema.org' }
  test.each([
    ['{', '/a: a block of structured data is not a JSON object.'],
    ['[]', '/a: a block of structured data is not a JSON object.'],
    [
      '{"@context":"https://schema.org","@type":"Thing","name":"<b>"}',
      '/a: a block of structured data holds a bare « < ».',
    ],
    ['{"@type":"Thing","name":"Texte"}', '/a: a block of structured data is not of the schema.org vocabulary.'],
    [
      block({ '@type': 'Product', name: 'Texte' }),
      "/a: the structured data's type Product is not among those that the build knows.",
    ],
    [block({ '@type': 'WebSite', url: siteUrl }), '/a: a WebSite has no « name ».'],
    [block({ '@type': 'FAQPage', mainEntity: [] }), '/a: a FAQPage has no « mainEntity ».'],
    [
      block({ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Texte' }] }),
      '/a: a Question has no « acceptedAnswer ».',
    ],
    [
      block({ '@type': 'Thing', name: 'Caché' }),
      '/a: the structured data says « Caché », which the page does not show.',
    ],
    [block({ '@type': 'Thing', name: 'Texte', url: `${siteUrl}/b` }), `/a: « ${siteUrl}/b » leads nowhere.`],
    [block({ '@type': 'Thing', name: null }), '/a: the name of a Thing is neither text nor figure.'],
  ])('%s', (text, problem) => {
    expect(problems({ '/a': { head: script(text), body: '<p>Texte</p>' } })).toContain(problem)
  })

  test('speaks of figures as the page writes them', () => {
    const rating = block({ '@type': 'AggregateRating', ratingValue: 4.9, bestRating: 5, reviewCount: 127 })
    expect(problems({ '/a': { head: script(rating), body: '<p>4,9/5 sur 127 avis</p>' } })).toEqual([])
    const cost = block({ '@type': 'MonetaryAmount', currency: 'EUR', value: 15000 })
    expect(problems({ '/a': { head: script(cost), body: '<p>15\u00a0000\u00a0€</p>' } })).toEqual([])
    expect(problems({ '/a': { head: script(cost), body: '<p>1500 €</p>' } })).toHaveLength(1)
  })

  function block(node: object) {
    return JSON.stringify({ ...context, ...node })
  }

  function script(text: string) {
    return `<script type="application/ld+json">${text}</script>`
  }
})

/** The problems of a home page, a page /a and a not-found page, with the given differences. */
function problems(differences: Record<string, Page> = {}, { image = png(1200, 630), listed = ['/', '/a'] }: Site = {}) {
  const pages: Record<string, Page> = {
    '/': { title: 'Accueil', description: `${about} Accueil.` },
    '/a': { title: 'Page a', description: `${about} Page a.` },
    '/404': { title: 'Introuvable', description: `${about} Introuvable.`, robots: 'noindex, nofollow' },
  }
  for (const [path, page] of Object.entries(differences)) {
    const fallback = { title: `Page ${path}`, description: `${about} ${path}`, robots: 'noindex' }
    pages[path] = { ...(pages[path] ?? fallback), ...page }
  }
  const files = new Map(Object.entries(pages).map(([path, page]) => [path, html(document(path, page))]))
  files.set('/sitemap.xml', file('application/xml', listed.map((path) => `<loc>${siteUrl}${path}</loc>`).join('')))
  files.set('/og/autre.png', file('image/png', png(1200, 630)))
  if (image) files.set('/og/a.png', file('image/png', image))
  return checkSite(files, siteUrl)
}

type Site = { image?: Buffer | null; listed?: string[] }

function document(path: string, { title, description, robots = 'index, follow', head = '', body = '' }: Page) {
  const own =
    path === '/404'
      ? ''
      : `<link rel="canonical" href="${siteUrl}${path}"><meta property="og:url" content="${siteUrl}${path}">`
  return (
    `<html><head><title>${title}</title><meta name="description" content="${description}">` +
    `<meta name="robots" content="${robots}">${own}<meta property="og:image" content="${siteUrl}/og/${path === '/a' ? 'a' : 'autre'}.png">` +
    '<meta property="og:image:alt" content="Une carte"><meta property="og:image:width" content="1200">' +
    `<meta property="og:image:height" content="630">${head}</head><body><a href="/">Accueil</a><a href="/a">a</a>${body}</body></html>`
  )
}

function html(text: string) {
  return file('text/html; charset=utf-8', text)
}

function file(
  contentType: string,
  content: string | Buffer,
): StaticFiles extends ReadonlyMap<string, infer F> ? F : never {
  const body = new Uint8Array(Buffer.from(content))
  return { contentType, immutable: false, isTwin: false, variants: [{ encoding: 'identity', body, etag: '""' }] }
}

function png(width: number, height: number) {
  const header = Buffer.alloc(24)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}
