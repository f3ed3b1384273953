import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { startStandInModel } from '#testing/stand-in-model.ts'
import { startPostgres } from '#testing/throwaway-postgres.ts'
import { startInstances } from './instances.ts'

const assetsFolder = 'dist/current/client/assets'

export type Cluster = Awaited<ReturnType<typeof startCluster>>

export function isBuilt(): boolean {
  return existsSync(assetsFolder)
}

export function builtAssets(): string[] {
  return readdirSync(assetsFolder)
    .filter((file) => /\.(?:js|css|woff2)$/.test(file))
    .map((file) => `/assets/${file}`)
}

/** Instances of the built site on one PostgreSQL, which wait for a proxy. */
export async function startCluster(cleanups: AsyncDisposableStack, count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'))
  cleanups.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startPostgres()
  cleanups.defer(postgres.stop)
  const catcher = await startMailCatcher()
  cleanups.defer(catcher.stop)
  const model = await startSlowModel()
  cleanups.defer(model.stop)
  const variables = {
    DATABASE_URL: await postgres.createDatabase(),
    DATA_DIR: folder,
    SMTP_URL: catcher.url,
    CONTACT_RATE: '100000/1',
    // The proxy alone: who connects from another loopback address is a visitor.
    TRUSTED_PROXIES: '127.0.0.1/32',
  }
  const instances = await startInstances(count, variables)
  cleanups.defer(async () => void (await instances.stop()))
  return { instances, postgres, catcher, model, variables }
}

/** Says one word, and the rest when it is told to. */
async function startSlowModel() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const model = await startStandInModel(async function* () {
    yield { say: 'Bonjour' }
    await released
    yield { say: ' et merci.' }
    yield 'done'
  })
  return { ...model, release, variables: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'slow' } }
}
