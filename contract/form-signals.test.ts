import { expect, test } from 'vitest'
import { readFormSignals, writeFormSignals } from './form-signals.ts'

test.each([{ trapFilled: false }, { trapFilled: true, elapsed: 0 }, { trapFilled: false, elapsed: 74_201 }])(
  'Signals travel unchanged: %j',
  (signals) => {
    expect(readFormSignals(writeFormSignals(signals))).toEqual(signals)
  },
)

test.each([undefined, null, '', 'x', 'trap=2', 'trap=10', 'elapsed=-5', 'elapsed=1e9', 'notrap=1'])(
  'An unreadable header says nothing against its sender: %j',
  (header) => {
    expect(readFormSignals(header)).toEqual({ trapFilled: false })
  },
)
