import { defineConfig } from 'vitest/config'

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
    // One that waits for a mail server leaves its core to another.
    maxWorkers: '100%',
    include: ['{app,content,contract,server,tools}/**/*.test.{ts,tsx}'],
    // Databases and servers are real, and a busy machine starts them slowly.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
