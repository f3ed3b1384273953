import { ProgramMissing } from '#testing/program-missing.ts'
import { cannot, type Figure } from '../part.ts'
import { type Cluster, isBuilt, startCluster } from './started-cluster.ts'

type Behind<Proxy> = {
  readonly name: string
  readonly instanceCount: number
  readonly start: (ports: readonly number[]) => Promise<Proxy>
  readonly prove: (proof: Cluster & { readonly proxy: Proxy }) => Promise<Figure[]>
}

/** Starts the built site behind a real proxy, and ends all of it once it is proven. */
export async function behindProxy<Proxy extends { readonly stop: () => Promise<unknown> }>({
  name,
  instanceCount,
  start,
  prove,
}: Behind<Proxy>): Promise<Figure[]> {
  const wanted = { what: `instances behind ${name}`, least: instanceCount }
  if (!isBuilt()) return cannot('There is no build: npm run build, then run this again.', wanted)
  try {
    await using cleanups = new AsyncDisposableStack()
    const cluster = await startCluster(cleanups, instanceCount)
    const proxy = await start(cluster.instances.ports)
    cleanups.defer(async () => void (await proxy.stop()))
    return await prove({ ...cluster, proxy })
  } catch (error) {
    if (error instanceof ProgramMissing) return cannot(error.message, wanted)
    throw error
  }
}
