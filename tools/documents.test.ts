import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

test.each(globSync(['*.md', 'docs/**/*.md']))('Every file that %s links to exists', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)]
  const missing = links.map(([, path = '']) => path).filter((path) => !existsSync(join(dirname(document), path)))
  expect(missing).toEqual([])
})

test('package.json and LICENSE say the same: all rights are reserved, others’ work keeps its licences', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).license).toBe('SEE LICENSE IN LICENSE')
  expect(readFileSync('LICENSE', 'utf8')).toMatch(/^All rights reserved\n.*licences\.txt/s)
})
