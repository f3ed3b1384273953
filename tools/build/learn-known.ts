import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What the assistant knows and has learnt, as its file: seconds of work, done beside the rest of the build. */
export async function learnKnown(isMeasured: boolean): Promise<Uint8Array> {
  const worker = new Worker(new URL('./learn-known-worker.ts', import.meta.url), { workerData: { isMeasured } })
  const [file] = await once(worker, 'message')
  return file
}
