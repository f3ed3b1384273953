import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../part.ts'
import { complain } from './complain.ts'
import { databaseCopyFaults } from './database-copy.ts'
import { alarmsUntold } from './told-alarm.ts'

const units = readdirSync('deploy/systemd').filter((file) => /\.(?:service|timer|socket)$/.test(file))
const programs = [
  'opt/delambre/node_modules/.bin/node',
  'bin/sh',
  'usr/bin/find',
  'usr/lib/systemd/systemd-socket-proxyd',
]

/** What the programs that read our files say to them; one that is not installed says nothing, which counts as broken. */
export async function checkFiles(): Promise<Figure[]> {
  return [
    { what: 'systemd units that systemd refuses', value: await unitFaults(), most: 0 },
    { what: 'exposure of delambre.service, of 10', value: await exposure('delambre.service'), most: 1.5 },
    { what: 'Caddyfiles that caddy refuses', value: await caddyFaults(), most: 0 },
    { what: 'files of Prometheus that promtool refuses', value: await alarmFaults('promtool'), most: 0 },
    { what: 'files of Alertmanager that amtool refuses', value: await alarmFaults('amtool'), most: 0 },
    { what: 'alarms that nobody is told', value: await alarmsUntold(), most: 0 },
    { what: 'copies of a database that do not come back', value: await databaseCopyFaults(), most: 0 },
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
    for (const program of programs) await place('/bin/sh', program)
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
  if (code !== 0) return complain(said || 'caddy is missing: apt-get install caddy')
  const { said: formatted } = await run('caddy', ['fmt', 'deploy/Caddyfile'])
  const isFormatted = formatted === (await readFile('deploy/Caddyfile', 'utf8')).trim()
  return isFormatted ? 0 : complain('deploy/Caddyfile is not as caddy fmt writes it.')
}

async function alarmFaults(program: 'promtool' | 'amtool') {
  const folder = await mkdtemp(join(tmpdir(), 'alarms-'))
  try {
    for (const file of ['prometheus.yml', 'rules.yaml', 'alertmanager.yml']) {
      const text = await readFile(`deploy/prometheus/${file}`, 'utf8')
      await writeFile(join(folder, file), text.replaceAll('/etc/prometheus/', ''))
    }
    const { code, said } = await run(
      program,
      program === 'promtool'
        ? ['check', 'config', join(folder, 'prometheus.yml')]
        : ['check-config', join(folder, 'alertmanager.yml')],
    )
    if (code === 0) return 0
    return complain(said || `${program} is missing: apt-get install prometheus prometheus-alertmanager`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function run(program: string, parameters: readonly string[]) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(program, [...parameters], (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, said: (stdout + stderr).trim() }),
    )
  })
}
