import { expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { listenProblem } from './listen-problem.ts'

const inUse = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })

test('A port that is taken is told apart from one that the metrics have been given as well', () => {
  expect(listenProblem(inUse, readEnvironment({ PORT: '3000', METRICS_PORT: '3000' }))).toMatch(
    /^METRICS_PORT and PORT are both 3000: choose another METRICS_PORT/,
  )
  expect(listenProblem(inUse, readEnvironment({ PORT: '3000', METRICS_PORT: '9464' }))).toMatch(
    /^PORT 3000 is already in use: stop the other program/,
  )
})
