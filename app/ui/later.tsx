import type { ComponentProps } from 'react'

type LaterProps = Omit<ComponentProps<'section'>, 'ref'> & {
  as?: 'section' | 'article' | 'li' | 'div' | 'p' | 'ul' | 'ol' | 'footer' | 'header' | 'nav'
  ref?: (element: HTMLElement | null) => void
}

/**
 * What is not ready at the first paint: below the first screen its layout and its fonts, `in-sight` its fonts alone.
 * `app/lay-out-later.ts` sees to it once they have come, by taking its first class away, which React need not remark. Until
 * then `--room` is about the height, without padding, of what is not laid out. Parts may hold others.
 */
export function Later({ as: Element = 'section', className, ...rest }: LaterProps) {
  return <Element className={`later ${className}`} suppressHydrationWarning {...rest} />
}
