import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { budgets } from '#tools/build/budgets.ts'

const entries = ['consent-banner.tsx', 'consent-manager.tsx', 'show-banner.ts', 'use-consent.tsx']

test('What consent costs before its dialog is opened keeps within its budget', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: entries.map((name) => `app/consent/${name}`),
        preserveEntrySignatures: 'strict',
        // What the page has anyway.
        external: (id) => /^react|\/(?:router|toast|icon|later|public-config)\.tsx?$/.test(id),
      },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const first = outputs.filter((file) => file.type === 'chunk' && !file.isDynamicEntry)
  const bytes = first.reduce((sum, file) => sum + ('code' in file ? gzipSync(file.code, { level: 9 }).length : 0), 0)
  expect(first.length).toBeGreaterThanOrEqual(entries.length)
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes).toBeLessThanOrEqual(budgets.consentJavascript)
})
