import type { ComponentProps } from 'react'

/**
 * A section below the first screen. `app/lay-out-later.ts` lays it out once the page has loaded, by taking its first
 * class away, which React need not remark. Until then `--room` is about its height without padding.
 */
export function LaterSection({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={`later ${className}`} suppressHydrationWarning {...rest} />
}
