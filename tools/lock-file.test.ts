import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type Package = {
  integrity?: string
  resolved?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

const { packages }: { packages: Record<string, Package> } = JSON.parse(await readFile('package-lock.json', 'utf8'))
const installed = Object.entries(packages).filter(([folder]) => folder !== '')

test('Every package that Linux with glibc installs, on x64 and arm64, is held to its hash', () => {
  const unsure = installed.filter(([, entry]) => !entry.integrity && ['x64', 'arm64'].some((cpu) => fits(entry, cpu)))
  expect(unsure.map(([folder]) => folder)).toEqual([])
  expect(installed.filter(([, { integrity }]) => integrity).length).toBeGreaterThan(300)
})

test('What has no hash is a binary for another system, which nothing here can vouch for', () => {
  const unsure = installed.filter(([, { integrity }]) => !integrity)
  expect(unsure.filter(([, { optional, os, cpu }]) => !optional || !(os || cpu))).toEqual([])
})

test('Every hash is SHA-512, and no package comes from anywhere but a registry', () => {
  for (const [folder, { integrity, resolved }] of installed) {
    expect(integrity ?? 'sha512-', folder).toMatch(/^sha512-/)
    expect(resolved ?? 'https://', folder).toMatch(/^https:\/\//)
  }
})

function fits({ os = ['linux'], cpu = [], libc = ['glibc'] }: Package, wanted: string) {
  return os.includes('linux') && (cpu.length === 0 || cpu.includes(wanted)) && libc.includes('glibc')
}
