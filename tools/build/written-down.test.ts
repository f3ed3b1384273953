import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import * as known from '#server/assistant/language/known-stems.ts'
import { writtenDown } from './written-down.ts'

test('A build carries the stems of the synonyms as they come out, and nothing that works them out', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [writtenDown],
    build: {
      write: false,
      minify: false,
      ssr: join(import.meta.dirname, '../../server/assistant/language/known-stems.ts'),
    },
  })
  const [program] = 'output' in built ? built.output : []
  const code = program && 'code' in program ? program.code : ''
  expect(code).not.toContain('stemmer')
  const carried: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect({ ...Object(carried) }).toEqual({ ...known })
})
