/**
 * Whoever looks at a server gives up before the check is over: however late its steps were, on a machine that was held up,
 * too, the check still says what no answer means. A fifth of its time is left for that.
 */
export async function withinItsTime<T>(timeout: number, look: () => Promise<T>): Promise<T> {
  const over = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => over.reject(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })),
    timeout * 0.8,
  )
  try {
    return await Promise.race([look(), over.promise])
  } finally {
    clearTimeout(timer)
  }
}
