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

test('What is drawn above the title comes before it, the rest last', async () => {
  const use = (name: string) => `<svg><use href="/icons.svg#${name}"></use></svg>`
  const html = await withOwnSymbols(`<body>${use('menu')}<h1>A</h1>${use('x')}${use('menu')}</body>`, sprites)
  expect(html.replace(/<symbol id="([^"]+)".*?<\/symbol>/g, '$1')).toBe(
    '<body><svg hidden>icon-menu</svg><svg><use href="#icon-menu"></use></svg><h1>A</h1>' +
      '<svg><use href="#icon-x"></use></svg><svg><use href="#icon-menu"></use></svg><svg hidden>icon-x</svg></body>',
  )
})

test('A page with many logos leaves them to their file, which its first paint does not wait for', async () => {
  const html = await withOwnSymbols(page(Object.keys(logoSources)), sprites)
  expect(html).not.toContain('<symbol id="logo-')
  expect(html).toContain('href="/logos.svg#dify"')
  expect(html).toContain('href="#icon-x"')
})
