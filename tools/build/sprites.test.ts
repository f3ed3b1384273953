import { expect, test } from 'vitest'
import { iconNames } from '#content/icons.ts'
import { logoSources } from '#content/logos.ts'
import { buildIconSprite, withOwnSymbols } from './sprites.ts'

test('Every icon draws its lines by itself: a button with nothing but an icon is seen without the styles too', async () => {
  const sprite = String((await buildIconSprite()).content)
  const symbols = sprite.match(/<symbol [^>]*>/g) ?? []
  expect(symbols).toHaveLength(iconNames.length)
  for (const symbol of symbols) expect(symbol).toMatch(/ fill="none" stroke="currentColor"/)
})

const sprites = { iconSprite: '/icons.svg', logoSprite: '/logos.svg' }
const page = (names: readonly string[]) =>
  `<body class="later">${names.map((name) => `<svg><use href="/logos.svg#${name}"></use></svg>`).join('')}<svg><use href="/icons.svg#x"></use></svg></body>`

test('A page brings its icons along, and its few logos, each once: it asks for no file of them', async () => {
  const html = await withOwnSymbols(page(['dify', 'n8n', 'dify']), sprites)
  expect([...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['icon-x', 'logo-dify', 'logo-n8n'])
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '#logo-dify',
    '#logo-n8n',
    '#logo-dify',
    '#icon-x',
  ])
})

test('A page with many logos leaves them to their file, which its first paint does not wait for', async () => {
  const html = await withOwnSymbols(page(Object.keys(logoSources)), sprites)
  expect(html).not.toContain('<symbol id="logo-')
  expect(html).toContain('href="/logos.svg#dify"')
  expect(html).toContain('href="#icon-x"')
})
