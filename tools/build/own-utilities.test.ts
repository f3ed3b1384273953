import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { utilitiesFile, withOwnUtilities } from './own-utilities.ts'

const utilities =
  '@layer utilities{.p-4{padding:1rem}.mt-2{margin-top:.5rem}.\\[\\&_a\\]\\:underline a{text-decoration:underline}' +
  '@media (width>=40rem){.md\\:p-8{padding:2rem}.md\\:mt-4{margin-top:1rem}}@container (width>=60rem){.\\@wide\\:p-9{padding:3rem}}' +
  ':where(.divide-y>:not(:last-child)){border-bottom-width:1px}[hidden]{display:none}}'

const page = (body: string) =>
  `<html><head><style>@layer base{p{margin:0}}${utilities}.own{color:red}</style></head><body>${body}</body></html>`

const file = utilitiesFile(`p{margin:0}${utilities}.own{}`)
/** What no compression makes small enough for a first round trip. */
const long = randomBytes(16_000).toString('base64')

function styleOf(html: string) {
  return /<style>(.*?)<\/style>/.exec(html)?.[1]
}

test('A page begins with the utilities that its elements name, in their order, and what names no class', () => {
  const html = withOwnUtilities(page('<p class="mt-2 md:p-8 [&amp;_a]:underline"><a class="divide-y">x</a></p>'), file)
  expect(styleOf(html)).toBe(
    '@layer base{p{margin:0}}@layer utilities{.mt-2{margin-top:.5rem}.\\[\\&_a\\]\\:underline a{text-decoration:underline}' +
      '@media (width>=40rem){.md\\:p-8{padding:2rem}}:where(.divide-y>:not(:last-child)){border-bottom-width:1px}' +
      '[hidden]{display:none}}.own{color:red}',
  )
})

test('All of them come last, as they were', () => {
  const html = withOwnUtilities(page(`<p class="p-4">$&amp;</p>${long}`), file)
  expect(html).toContain(`<script type="text/plain" id="utilities">${utilities}</script></body>`)
  expect(html).toContain('<p class="p-4">$&amp;</p>')
  expect(withOwnUtilities(page('<p data-needs-react="">short</p>'), file), 'live at once').toContain(
    `id="utilities">${utilities}</script>`,
  )
})

test('A page that a first round trip brings names their file instead, which is fetched with its scripts', () => {
  const boot = '<script data-scripts="/assets/hydrate-1.js /assets/home-2.js" data-eraser="/assets/e.js">0</script>'
  const html = withOwnUtilities(page(`${boot}<p class="p-4">x</p>`), file)
  expect(html).toContain(`<script type="text/plain" id="utilities" data-file="${file.url}"></script></body>`)
  expect(html).toContain(` data-scripts="/assets/hydrate-1.js /assets/home-2.js ${file.url}" data-eraser=`)
  expect(file.url).toMatch(/^\/assets\/utilities-[\w-]{8}\.css$/)
  expect(String(file.content)).toBe(utilities)
})

test('A page whose styles have no utilities, or none that end, stops the build', () => {
  expect(() => withOwnUtilities('<style>p{}</style><body></body>', file)).toThrow('have no block that ends')
  expect(() => withOwnUtilities('<style>@layer utilities{.p-4{padding:1rem}</style>', file)).toThrow(
    'have no block that ends',
  )
})
