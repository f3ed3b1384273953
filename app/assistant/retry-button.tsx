import { assistant } from '#content/assistant.ts'
import { Icon } from '../ui/icon.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'

/** Asks again, once asking again makes sense. */
export function RetryButton({ retryAt, onClick }: { retryAt: number | undefined; onClick: () => void }) {
  const seconds = useSecondsUntil(retryAt)
  const waits = seconds > 0
  return (
    <button type="button" className="assistant-retry" aria-disabled={waits} onClick={() => !waits && onClick()}>
      <Icon name="refresh-cw" className="size-4" />
      <span>{waits ? assistant.retryIn.replace('{seconds}', String(seconds)) : assistant.retry}</span>
    </button>
  )
}
