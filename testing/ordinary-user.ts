import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const nobody = 65534

/**
 * Runs a script of modules in another process, for which permissions count: one that runs as root gives its rights up at
 * the call of `becomeOrdinary()`. What it imports before may lie where only root may enter. Returns what it prints.
 */
export async function runAsOrdinaryUser(script: string): Promise<string> {
  const becomeOrdinary = `const becomeOrdinary = () => {
    if (process.getuid() === 0) { process.setgroups([]); process.setgid(${nobody}); process.setuid(${nobody}) }
  };`
  const args = ['--input-type=module', '-e', becomeOrdinary + script]
  return (await promisify(execFile)(process.execPath, args)).stdout
}
