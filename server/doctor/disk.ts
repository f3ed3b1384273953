import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Environment } from '#server/environment.ts'
import { leastFree } from '#server/store/readiness.ts'
import { nearestExisting } from './data-folder.ts'
import type { Finding } from './finding.ts'

const comfortable = 1024 ** 3

export async function diskFindings({ DATA_DIR }: Environment): Promise<readonly Finding[]> {
  const { bavail, bsize } = await statfs(await nearestExisting(resolve(DATA_DIR)))
  return [diskFinding(bavail * bsize, resolve(DATA_DIR))]
}

export function diskFinding(free: number, folder: string): Finding {
  const left = `${Math.floor(free / 1024 ** 2)} MB are free on the disk of DATA_DIR ${folder}`
  const about = 'disk'
  if (free < leastFree)
    return { about, severity: 'in-the-way', sentence: `Only ${left}, too few to store a request: free some space.` }
  if (free < comfortable)
    return { about, severity: 'look', sentence: `Only ${left}: free some space, 1 GB leaves room for logs and builds.` }
  return { about, severity: 'fine', sentence: `${left}.` }
}
