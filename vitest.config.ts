import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { settleTemporaryFolder } from './testing/temporary-folder.ts'
import { WaitingFirst } from './testing/waiting-first.ts'

settleTemporaryFolder()

export default defineConfig({
  define: {
    __PUBLIC_CONFIG__: JSON.stringify({
      siteUrl: 'https://site.example',
      backendUrl: '',
      anonKey: 'test-public-key',
      videoUrl: 'https://video.example/embed',
      audience: null,
      builtOn: '2025-01-28',
      iconSprite: '/assets/icons.svg',
      logoSprite: '/assets/logos.svg',
    }),
  },
  test: {
    // No test replaces a module or leaves something in one: a worker keeps what it has loaded.
    isolate: false,
    // One that waits for a mail server leaves its core to another.
    maxWorkers: availableParallelism() + 1,
    // What goes through everything is for the campaign (tools/campaign/vitest.config.ts).
    exclude: ['**/*.campaign.test.ts'],
    sequence: { sequencer: WaitingFirst },
    setupFiles: ['testing/seeded-properties.ts'],
    include: ['{app,content,contract,deploy,evaluation,server,testing,tools}/**/*.test.{ts,tsx}'],
    // Databases and servers are real, and a busy machine starts them slowly.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
