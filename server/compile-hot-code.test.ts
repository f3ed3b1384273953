import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { engineFlags } from '#tools/build/server-entry.ts'

test('What runs often is compiled from its call on, as if V8 had been started without our flags', () => {
  const program = `
    const { compileHotCode } = await import('./server/compile-hot-code.ts')
    const sum = (below) => { let all = 0; for (let one = 0; one < below; one++) all += one % 7; return all }
    const isCompiled = () => { for (let times = 0; times < 1e5; times++) sum(200); return %ActiveTierIsTurbofan(sum) }
    const before = isCompiled()
    compileHotCode()
    // It compiles aside.
    const wait = setInterval(() => { if (isCompiled()) { console.log(before, true); clearInterval(wait) } })
  `
  const flags = [...engineFlags, '--allow-natives-syntax', '--input-type=module', '--eval', program]
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8', timeout: 20_000 }).trim()).toBe('false true')
})
