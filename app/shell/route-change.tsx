import { useEffect, useRef, useState } from 'react'
import { shell } from '#content/shell.ts'
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
  const { location, unreachable } = useRouter()
  const { show } = useToast()
  const [announcement, setAnnouncement] = useState('')
  const previous = useRef(location)

  useEffect(() => {
    const from = previous.current
    previous.current = location
    if (from === location) return
    // A change of filters or search stays where it is.
    if (from.pathname === location.pathname && from.search !== location.search) return
    const isSamePage = from.pathname === location.pathname
    const isShown = revealTarget(location.hash)
    // What an address asks of a page without pointing into it, as « #cookies » does, leaves the page where it is.
    if (!isShown && !(isSamePage && location.hash)) window.scrollTo({ top: 0, behavior: 'instant' })
    if (isSamePage) return
    if (!isShown) focusTitle()
    setAnnouncement(document.title)
    loadRest().then(
      ({ settlePage }) => settlePage(location.pathname, from.pathname),
      () => {},
    )
  }, [location])

  useEffect(() => {
    if (unreachable) show({ tone: 'error', ...shell.notLoaded })
  }, [unreachable, show])

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}
