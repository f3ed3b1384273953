import {
  createContext,
  type MouseEvent,
  type PropsWithChildren,
  startTransition,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { LazyPage } from './lazy-page.tsx'
import { pushEntry } from './loading/history-entry.ts'
import { GoneFile } from './loading/load-files.ts'
import { takeNewVersion } from './loading/new-version.ts'

export type SiteLocation = { readonly pathname: string; readonly search: string; readonly hash: string }
type Options = {
  readonly replace?: boolean
  /** Not the visitor's own wish: it gives way to a link that was followed and whose page has not come yet. */
  readonly yields?: boolean
}
/** Says whether it tries: a move that yields may not. */
type Navigate = (to: string, options?: Options) => boolean

type PageAt = (pathname: string) => LazyPage

type Router = {
  location: SiteLocation
  /** The query that the document was made for: what the first render has to show. */
  prerendered: string
  navigate: Navigate
  pageAt: PageAt
  /** New each time that a link could not be followed, since the page's code could not be fetched. */
  unreachable: { readonly to: string } | undefined
}

const RouterContext = createContext<Router | null>(null)

type BrowserRouterProps = { start: SiteLocation; prerendered: string; pageAt: PageAt }

/**
 * Follows the address bar, from where it was when React began. The old page and its address stay until the new one's code
 * has come.
 */
export function BrowserRouter({ start, prerendered, pageAt, children }: PropsWithChildren<BrowserRouterProps>) {
  const [location, setLocation] = useState(start)
  const [unreachable, setUnreachable] = useState<Router['unreachable']>()
  const moves = useRef(0)
  const arrived = useRef(0)

  const follow = useCallback(() => startTransition(() => setLocation(browserLocation())), [])

  /** At once where the page's code is there; never where the visitor has gone elsewhere meanwhile. */
  const open = useCallback(
    (pathname: string, show: () => void, fail: (error: unknown) => void) => {
      const move = ++moves.current
      const page = pageAt(pathname)
      const end = (then: () => void) => {
        if (move !== moves.current) return
        arrived.current = move
        then()
      }
      if (page.loaded()) end(show)
      else
        page.preload().then(
          () => end(show),
          (error) => end(() => fail(error)),
        )
    },
    [pageAt],
  )

  const navigate = useCallback<Navigate>(
    (to, { replace = false, yields = false } = {}) => {
      if (yields && arrived.current !== moves.current) return false
      const { href, pathname } = new URL(to, window.location.href)
      open(
        pathname,
        () => {
          if (replace) window.history.replaceState(window.history.state, '', href)
          else if (!pushEntry(href, null)) return
          follow()
        },
        (error) => (error instanceof GoneFile ? takeNewVersion(href) : setUnreachable({ to })),
      )
      return true
    },
    [open, follow],
  )

  useEffect(() => {
    // The address has changed already: a page that cannot be fetched says so in its own place.
    const followBrowser = () =>
      open(window.location.pathname, follow, (error) =>
        error instanceof GoneFile ? window.location.reload() : follow(),
      )
    window.addEventListener('popstate', followBrowser)
    // Back to other results while React took the page over: the line in the page follows to other pages alone (document.ts).
    if (window.location.search !== start.search) follow()
    return () => window.removeEventListener('popstate', followBrowser)
  }, [open, follow, start])

  return <RouterContext value={{ location, prerendered, navigate, pageAt, unreachable }}>{children}</RouterContext>
}

/** One fixed address, for the prerenderer. */
export function StaticRouter({ url, pageAt, children }: PropsWithChildren<{ url: string; pageAt: PageAt }>) {
  const { pathname, search, hash } = new URL(url, 'http://render')
  const router = { location: { pathname, search, hash }, prerendered: search, navigate: () => false, pageAt }
  return <RouterContext value={{ ...router, unreachable: undefined }}>{children}</RouterContext>
}

export function useLocation(): SiteLocation {
  return useRouter().location
}

export function useRouter() {
  const router = use(RouterContext)
  if (!router) throw new Error('No router is around.')
  return router
}

/** Whether a click on a link means « go there in this tab », and not « open a tab », « download » and the like. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>) {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}

export function browserLocation(): SiteLocation {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash }
}
