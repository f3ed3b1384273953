import type { ComponentProps } from 'react'

type LaterProps = Omit<ComponentProps<'section'>, 'ref'> & {
  as?: 'section' | 'article' | 'li' | 'div' | 'footer'
  ref?: (element: HTMLElement | null) => void
}

/**
 * What lies below the first screen. `app/lay-out-later.ts` lays it out once the page has loaded, by taking its first
 * class away, which React need not remark. Until then `--room` is about its height without padding.
 */
export function Later({ as: Element = 'section', className, ...rest }: LaterProps) {
  return <Element className={`later ${className}`} suppressHydrationWarning {...rest} />
}
