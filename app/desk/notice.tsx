import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

/** What has just been done, or could not be. */
export function Notice({ isWrong = false, children }: { isWrong?: boolean; children: ReactNode }) {
  return (
    <p role={isWrong ? 'alert' : 'status'} className="desk-notice no-print mb-6" data-wrong={isWrong || undefined}>
      <Icon name={isWrong ? 'circle-alert' : 'check'} className="size-5" />
      <span>{children}</span>
    </p>
  )
}
