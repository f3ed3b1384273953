import { type ComponentType, use } from 'react'

type PageModule = { default: ComponentType }

/** A page whose code is fetched when it is needed. */
export type LazyPage = {
  loaded: () => PageModule | undefined
  preload: () => Promise<PageModule>
  /** Like `preload`, but where the code cannot be fetched (a new version was deployed), asks the server for the page. */
  open: () => Promise<PageModule>
}

export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: PageModule | undefined
  let loading: Promise<PageModule> | undefined
  let opening: Promise<PageModule> | undefined

  function preload() {
    loading ??= load().then(
      (module) => {
        loaded = module
        return module
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function open() {
    opening ??= preload().catch(() => {
      window.location.reload()
      return new Promise<never>(() => {})
    })
    return opening
  }

  return { loaded: () => loaded, preload, open }
}

/**
 * A preloaded page renders at once, without a Suspense boundary: the prerenderer and the first hydration preload it,
 * so that the markup carries no trace of the splitting. Later navigations are transitions, which wait for the code.
 */
export function PageOutlet({ page }: { page: LazyPage }) {
  const { default: Page } = page.loaded() ?? use(page.open())
  return <Page />
}
