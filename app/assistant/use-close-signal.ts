import { useEffect, useEffectEvent } from 'react'

/**
 * What closes things on this device closes what covers its screen: on Android the way back, which would otherwise leave
 * the page. Where browsers do not tell of it (Safari, Firefox), the way back stays what it is there.
 */
export function useCloseSignal(isCovering: boolean, close: () => void) {
  const onClose = useEffectEvent(close)

  useEffect(() => {
    if (!isCovering || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => onClose()
    return () => watcher.destroy()
  }, [isCovering])
}
