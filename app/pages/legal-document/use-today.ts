import { publicConfig } from '../../public-config.ts'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { isoDay } from './long-date.ts'

/** Today, as an ISO date; in the prerendered page and until it is hydrated, the day of the build. */
export function useToday() {
  return useBrowserValue({
    read: () => isoDay(new Date()),
    subscribe: whenThePageIsSeenAgain,
    prerendered: publicConfig.builtOn,
  })
}

function whenThePageIsSeenAgain(callback: () => void) {
  document.addEventListener('visibilitychange', callback)
  return () => document.removeEventListener('visibilitychange', callback)
}
