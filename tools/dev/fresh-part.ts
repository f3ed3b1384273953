type Steps<Code, Part> = {
  /** Gives the same thing again as long as nothing was edited. */
  load: () => Promise<Code>
  start: (code: Code) => Promise<Part>
  stop?: (part: Part) => Promise<void>
}

/** A part of the development site that is made again when its code was edited: at the next request, and once for all that wait. */
export function createFreshPart<Code, Part>({ load, start, stop }: Steps<Code, Part>) {
  let running: { code: Code; part: Part } | undefined
  let last: Promise<unknown> = Promise.resolve()
  return {
    get: (): Promise<Part> => afterLast(refresh),
    close: (): Promise<void> => afterLast(end),
  }

  function afterLast<Result>(work: () => Promise<Result>) {
    const result = last.then(work, work)
    last = result
    return result
  }

  async function refresh() {
    const code = await load()
    if (running?.code === code) return running.part
    await end()
    const part = await start(code)
    running = { code, part }
    return part
  }

  async function end() {
    const ended = running
    running = undefined
    if (ended) await stop?.(ended.part)
  }
}
