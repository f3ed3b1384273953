import { writeSync } from 'node:fs'

/** Bytes. */
const mostWaiting = 1_000_000

/**
 * Where the lines of the log go. What a full disk or a reader who does not read refuses waits for the next line, up to a
 * bound; what comes then is left out. Nobody is kept waiting for it, at the process's end neither.
 */
export function logOutput(output = 1) {
  const waiting: Buffer[] = []
  let length = 0
  return {
    write(line: string) {
      if (length < mostWaiting) {
        const last = Buffer.from(line)
        waiting.push(last)
        length += last.length
      }
      try {
        for (let [first] = waiting; first; [first] = waiting) {
          const written = writeSync(output, first)
          length -= written
          if (written === first.length) waiting.shift()
          else waiting[0] = first.subarray(written)
        }
      } catch {
        // There may be room when the next one comes.
      }
    },
  }
}
