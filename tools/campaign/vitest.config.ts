import { defineConfig } from 'vitest/config'
import site from '../../vitest.config.ts'

/** What goes through everything of which `npm test` takes an example. */
export default defineConfig({
  ...site,
  test: { ...site.test, exclude: ['**/node_modules/**'], include: ['**/*.campaign.test.ts'] },
})
