import { useEffect, useRef, useState } from 'react'
import { shell } from '#content/shell.ts'
import { takeCarried } from '../loading/history-entry.ts'
import { useRouter } from '../router.tsx'
import { useToast } from '../ui/toast.tsx'
import { focusTitle } from './focus-title.ts'
import { revealTarget } from './reveal-target.ts'

const loadRest = () => import('./settle-page.ts')

/**
 * What a browser does by itself when a page is loaded, and not when React changes it: scroll to the top (or to the
 * address's anchor), move the focus to the new content, have its title read out, hold its structured data, and say where
 * a page could not be fetched.
 */
export function RouteChange() {
  const { location, pageAt, unreachable } = useRouter()
  const { show } = useToast()
  const [announcement, setAnnouncement] = useState('')
  const previous = useRef(location)

  useEffect(() => {
    // What stands in the place of a page that could not be fetched takes the focus by itself.
    if (!pageAt(location.pathname).loaded()) {
      window.scrollTo(0, 0)
      return
    }
    const from = previous.current
    previous.current = location
    const { toast, left } = takeCarried()
    if (toast) show(toast)
    // Whoever has begun to read what was just loaded stays there.
    if (from === location && (!left || window.scrollY > 0 || document.querySelector(':focus'))) return
    const isSamePage = from.pathname === location.pathname
    // A change of filters or search stays where it is.
    if (!left && isSamePage && from.search !== location.search && !location.hash) return
    const isShown = revealTarget(location.hash)
    // What an address asks of a page without pointing into it, as « #cookies » does, leaves the page where it is.
    if (left || !(isShown || (isSamePage && location.hash))) window.scrollTo({ top: left?.y ?? 0, behavior: 'instant' })
    // What was led to may be gone with the way back, and the focus with it.
    const isLost = left && document.activeElement === document.body
    // The link that asked for the page that one is on may have gone, too.
    const isAskedAgain = !left && from.search === location.search && from.hash === location.hash
    if (isSamePage && from !== location && !isLost && !isAskedAgain) {
      // Who writes sees where.
      document.querySelector('input:focus')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return
    }
    if (!isShown) focusTitle()
    setAnnouncement(document.title)
    loadRest().then(
      ({ settlePage }) => settlePage(location.pathname, left),
      () => {},
    )
  }, [location, pageAt, show])

  useEffect(() => {
    if (unreachable) show({ tone: 'error', ...shell.notLoaded })
  }, [unreachable, show])

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}
