import { pino } from 'pino'
import { logOutput } from './log-output.ts'

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error'>

/** JSON lines on standard output. Callers pass only what holds no personal data. */
export function createLog(level: string, destination: pino.DestinationStream = logOutput()): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: withoutMessage } }
  return pino(options, destination)
}

/** Databases, mail servers and parsers repeat in their messages what somebody typed: only the kind and the place remain. */
function withoutMessage(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    at: error.stack?.match(/^ {4}at .*/gm)?.map((frame) => frame.trim()),
  }
}
