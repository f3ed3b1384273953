import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that take long, for they wait: last, as their size would have it, they would keep a machine that has nothing else to do. */
const waiting = ['server/services', 'server/crash', 'tools/start', 'server/stop', 'testing/end-with-us']

/** Has tests that wait begin before all others. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWaiting = ({ moduleId }: TestSpecification) => waiting.some((name) => moduleId.endsWith(`${name}.test.ts`))
    const { first = [], then = [] } = Object.groupBy(await super.sort(files), (file) =>
      isWaiting(file) ? 'first' : 'then',
    )
    return [...first, ...then]
  }
}
