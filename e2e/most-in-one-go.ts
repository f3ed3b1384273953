import type { Page } from '@playwright/test'
import { drawn } from './drawn.ts'

/** The most that the browser did in one go during an act and until it was painted: elements styled, or objects laid out. */
export async function mostInOneGo(page: Page, counted: 'elementCount' | 'dirtyObjects', act: () => Promise<unknown>) {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The browser cannot be traced.')
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const [, count] of JSON.stringify(value).matchAll(new RegExp(`"${counted}":(\\d+)`, 'g'))) {
      counts.push(Number(count))
    }
  })
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await act()
  await drawn(page)
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return Math.max(0, ...counts)
}
