import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { endWithUs } from './end-with-us.ts'
import { type PostgresPlace, PostgresProblem } from './postgres-place.ts'

/** Milliseconds, on a machine that is very busy. */
export const startTime = 60_000

/** Without our variables: a language or a time zone that this machine lacks is not its business. */
export function runProgram(
  { programs, user, folder }: PostgresPlace,
  name: 'initdb' | 'postgres',
  parameters: readonly string[],
  timeout?: number,
) {
  const program = spawn(join(programs, 'bin', name), parameters, {
    ...user,
    ...(timeout ? { timeout } : {}),
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithUs(program, { signal: 'QUIT', folder })
  return program
}

export function programFailure(program: string, complaint: string) {
  const words = complaint.match(/(?:FATAL|error):.*/)?.[0] ?? complaint.trim().split('\n')[0]
  return new PostgresProblem(
    `its program ${program} failed with « ${words} »`,
    'remove that cause, or run `npm ci` if its files are damaged',
  )
}
