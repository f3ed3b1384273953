import { parentPort, workerData } from 'node:worker_threads'
import { createTopics } from '#server/assistant/embedded/topics.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { writtenKnown } from '#server/assistant/known-file.ts'
import { siteContent } from '#server/assistant/site-content.ts'

parentPort?.postMessage(
  writtenKnown(createTopics({ ...siteContent, isMeasured: workerData.isMeasured }), readPassages()),
)
