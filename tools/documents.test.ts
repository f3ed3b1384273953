import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

test.each(globSync(['*.md', 'docs/**/*.md']))('Every file that %s links to exists', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)]
  const missing = links.map(([, path = '']) => path).filter((path) => !existsSync(join(dirname(document), path)))
  expect(missing).toEqual([])
})
