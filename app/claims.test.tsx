import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { filledAssurances } from '#content/assurances.ts'
import { sovereignty } from '#content/faq.ts'
import { languageModels, modelNotice } from '#content/language-models.ts'
import { licenceNotice } from '#content/licences.ts'
import { paths } from '#content/paths.ts'
import { sovereigntyLink } from '#content/sovereignty.ts'
import { decodeEntities } from '#tools/build/parse-html.ts'
import { Assurances } from './pages/solutions/assurances.tsx'
import { render } from './render.tsx'

const pages = await Promise.all(
  Object.values(paths).map(async (path) => {
    const { html } = await render(path, {
      assets: { bootScript: '/boot.js', head: '', liveScripts: [], audienceScript: '', eraserScript: '' },
    })
    const main = decodeEntities(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    return { path, main, text: main.replaceAll(/<[^>]*>/g, '') }
  }),
)

const proprietary = languageModels.filter(({ openWeights }) => !openWeights).map(({ name }) => name)

test('Where a model is named, the page says what leaves for whom, or leads to it', () => {
  const naming = pages.filter(({ text }) => proprietary.some((name) => new RegExp(`\\b${name}\\b`).test(text)))
  expect(naming.map(({ path }) => path)).toEqual(expect.arrayContaining([paths.home, paths.solutions]))
  for (const { path, text, main } of naming) {
    expect(text.includes(modelNotice) || main.includes('href="/#choix-des-modeles"'), path).toBe(true)
  }
})

test('The home page says it beside the models and in the FAQ', () => {
  const home = pages.find(({ path }) => path === paths.home)
  expect(home?.text.split(modelNotice)).toHaveLength(3)
})

test('Where the word « souverain » stands, its definition is there or one press away', () => {
  const using = pages.filter(({ text }) => /souverain/i.test(text.replace(sovereignty.answer, '')))
  expect(using.length).toBeGreaterThan(1)
  for (const { path, main } of using) expect(main, path).toContain(`href="${sovereigntyLink.href}"`)
  expect(pages.find(({ path }) => path === paths.home)?.text).toContain(sovereignty.answer)
})

test('Where the technologies are called open source, the page says which of them pose conditions', () => {
  const calling = pages.filter(({ text }) => /open source/i.test(text))
  expect(calling.length).toBeGreaterThan(1)
  for (const { path, text } of calling) expect(text, path).toContain(licenceNotice)
})

test('Nothing is said to be « de bout en bout »', () => {
  expect(pages.filter(({ text }) => text.includes('de bout en bout'))).toEqual([])
})

test('What the company file does not answer to buyers leaves no trace, and a filled field shows', () => {
  expect(renderToStaticMarkup(<Assurances items={filledAssurances({})} />)).toBe('')
  const shown = renderToStaticMarkup(<Assurances items={filledAssurances({ certifications: 'ISO 27001, 2026.' })} />)
  expect(shown).toContain('Certifications')
  expect(shown).toContain('ISO 27001, 2026.')
})
