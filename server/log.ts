import { pino } from 'pino'

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error'>

/** JSON lines on standard output. Callers pass only what holds no personal data. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
