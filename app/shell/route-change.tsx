import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../router.tsx'
import { replaceStructuredData } from '../seo/replace-structured-data.ts'
import { revealTarget } from './reveal-target.ts'

/**
 * What a browser does by itself when a page is loaded, and not when React changes it: scroll to the top (or to the
 * address's anchor), move the focus to the new content, have its title read out, and hold its structured data.
 */
export function RouteChange() {
  const location = useLocation()
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
    replaceStructuredData(location.pathname)
  }, [location])

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}

function focusTitle() {
  const title = document.querySelector<HTMLElement>('main h1')
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}
