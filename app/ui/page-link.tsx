import type { ComponentProps } from 'react'
import { isPlainClick, useRouter } from '../router.tsx'

/** A link to a page of the site; its code is fetched as soon as the visitor shows interest. */
export function PageLink({ to, onClick, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const { navigate, pageAt } = useRouter()
  const preload = () => {
    // A failed fetch is tried again when the link is followed.
    pageAt(to.replace(/[?#].*/, ''))
      .preload()
      .catch(() => {})
  }
  return (
    <a
      href={to}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event)) return
        event.preventDefault()
        navigate(to)
      }}
      {...rest}
    />
  )
}
