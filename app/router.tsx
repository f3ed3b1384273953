import {
  createContext,
  type MouseEvent,
  type PropsWithChildren,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'

export type SiteLocation = { readonly pathname: string; readonly search: string; readonly hash: string }
type Navigate = (to: string, options?: { replace?: boolean }) => void

const RouterContext = createContext<{ location: SiteLocation; navigate: Navigate } | null>(null)

/** Follows the address bar. Every change is a transition: the old page stays until the new one's code has come. */
export function BrowserRouter({ children }: PropsWithChildren) {
  const [location, setLocation] = useState(browserLocation)
  const follow = useCallback(() => startTransition(() => setLocation(browserLocation())), [])
  const navigate = useCallback<Navigate>(
    (to, { replace = false } = {}) => {
      if (replace) window.history.replaceState(null, '', to)
      else window.history.pushState(null, '', to)
      follow()
    },
    [follow],
  )

  useEffect(() => {
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [follow])

  return <RouterContext value={useMemo(() => ({ location, navigate }), [location, navigate])}>{children}</RouterContext>
}

/** One fixed address, for the prerenderer. */
export function StaticRouter({ url, children }: PropsWithChildren<{ url: string }>) {
  const { pathname, search, hash } = new URL(url, 'http://render')
  const navigate = () => {}
  return <RouterContext value={{ location: { pathname, search, hash }, navigate }}>{children}</RouterContext>
}

export function useLocation(): SiteLocation {
  return useRouter().location
}

export function useNavigate(): Navigate {
  return useRouter().navigate
}

/** Whether a click on a link means « go there in this tab », and not « open a tab », « download » and the like. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>) {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}

function useRouter() {
  const router = use(RouterContext)
  if (!router) throw new Error('There is no router around this component.')
  return router
}

function browserLocation(): SiteLocation {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash }
}
