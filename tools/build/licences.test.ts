import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licencesTxt } from './licences.ts'

const react = 'node_modules/react'
const reactDom = 'node_modules/react-dom'

test('Fonts, icons and logos are handed out with the licence that their authors ask for', () => {
  const text = licencesTxt([])
  for (const words of [
    'The Bricolage Grotesque Project Authors',
    'The Instrument Sans Project Authors',
    'The Geist Project Authors',
    'SIL OPEN FONT LICENSE',
    'Lucide Icons and Contributors',
    'Cole Bemis',
    'CC0 1.0 Universal',
    'Copyright (c) LobeHub',
  ]) {
    expect(text).toContain(words)
  }
})

test('No font that is cut down and drawn anew keeps a name that its authors have reserved', () => {
  const copyrights = licencesTxt([]).match(/^Copyright .*Project Authors.*/gm)
  expect(copyrights).toHaveLength(3)
  for (const line of copyrights ?? []) expect(line).not.toMatch(/reserved font name/i)
})

test('What several packages say alike stands there once, under all their names', () => {
  const text = licencesTxt([react, reactDom])
  expect(text).toMatch(/\nreact [\d.]+ \(MIT\)\nreact-dom [\d.]+ \(MIT\)\n\n/)
  expect(text.split('Copyright (c) Meta Platforms')).toHaveLength(2)
})

test('A package without the text of its licence stops the build in one sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'package-'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'bare', version: '1.0.0', license: 'BSD' }))
  expect(() => licencesTxt([folder])).toThrow('The package bare comes without the text of its licence (BSD): add it')
  await rm(folder, { recursive: true })
})
