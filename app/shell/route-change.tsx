import { useEffect, useRef, useState } from 'react'
import { type SiteLocation, useLocation } from '../router.tsx'
import { replaceStructuredData } from '../seo/replace-structured-data.ts'

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
    scrollTo(location)
    if (from.pathname === location.pathname) return
    focusTitle()
    setAnnouncement(document.title)
    replaceStructuredData(location.pathname)
  }, [location])

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}

function scrollTo({ hash }: SiteLocation) {
  const target = hash && document.getElementById(hash.slice(1))
  if (target) target.scrollIntoView()
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

function focusTitle() {
  const title = document.querySelector<HTMLElement>('main h1')
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}
