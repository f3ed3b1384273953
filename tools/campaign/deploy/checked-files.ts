import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../part.ts'

const units = ['delambre.service', 'delambre-backup.service', 'delambre-backup.timer']

/** What the programs that read our files say to them; one that is not installed says nothing, which counts as broken. */
export async function checkFiles(): Promise<Figure[]> {
  const faults = [await unitFaults(), await exposure('delambre.service'), await caddyFaults()]
  return [
    { what: 'systemd units that systemd refuses', value: faults[0] ?? 1, most: 0 },
    { what: 'exposure of delambre.service, of 10', value: faults[1] ?? 10, most: 1.5 },
    { what: 'Caddyfiles that caddy refuses', value: faults[2] ?? 1, most: 0 },
  ]
}

/** In a root of its own, where the programs that the units name exist. */
async function unitFaults() {
  const root = await mkdtemp(join(tmpdir(), 'units-'))
  try {
    const place = async (from: string, to: string) => {
      await mkdir(join(root, to, '..'), { recursive: true })
      await copyFile(from, join(root, to))
    }
    for (const unit of units) await place(`deploy/systemd/${unit}`, `etc/systemd/system/${unit}`)
    for (const program of ['opt/delambre/node_modules/.bin/node', 'bin/sh', 'usr/bin/find'])
      await place('/bin/sh', program)
    const { code, said } = await run('systemd-analyze', [
      ...['verify', '--man=no', '--recursive-errors=no', `--root=${root}`],
      ...units,
    ])
    return code === 0 && said === '' ? 0 : complain(said || 'systemd-analyze is missing: apt-get install systemd')
  } finally {
    await rm(root, { recursive: true })
  }
}

async function exposure(unit: string) {
  const { said } = await run('systemd-analyze', ['security', '--offline=true', '--no-pager', `deploy/systemd/${unit}`])
  return Number(/Overall exposure level for \S+: ([\d.]+)/.exec(said)?.[1] ?? 10)
}

async function caddyFaults() {
  const { code, said } = await run('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'])
  return code === 0 ? 0 : complain(said || 'caddy is missing: apt-get install caddy')
}

function run(program: string, parameters: readonly string[]) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(program, [...parameters], (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, said: (stdout + stderr).trim() }),
    )
  })
}

function complain(words: string) {
  console.log(words)
  return 1
}
