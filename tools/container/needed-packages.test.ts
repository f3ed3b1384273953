import { expect, test } from 'vitest'
import { neededPackages } from './needed-packages.ts'

test('A built site needs the packages of the server and theirs, and none that only builds or tests', async () => {
  const needed = await neededPackages()
  for (const name of ['hono', 'kysely', 'pg', 'pg-pool', 'pino', 'sonic-boom', 'nodemailer', 'valibot']) {
    expect(needed, name).toContain(name)
  }
  for (const name of ['node', 'vite', 'rolldown', 'tailwindcss', 'lucide-static', 'vitest', 'typescript']) {
    expect(needed, name).not.toContain(name)
  }
  expect(needed.size).toBeLessThan(80)
})
