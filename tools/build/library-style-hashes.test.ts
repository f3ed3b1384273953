import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { libraryStyleHashes } from './library-style-hashes.ts'

test('The policy allows exactly the styles that the select adds to the page', async () => {
  const source = await readFile('node_modules/@radix-ui/react-select/dist/index.mjs', 'utf8')
  const styles = [...source.matchAll(/__html: `([^`]*)`/g)].map(([, css = '']) => css)
  expect(styles).toHaveLength(1)
  expect(styles.map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}`)).toEqual(libraryStyleHashes)
})
