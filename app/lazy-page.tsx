import type { ComponentType } from 'react'

type PageModule = { default: ComponentType }

/** A page whose code is fetched when it is needed. */
export type LazyPage = {
  loaded: () => PageModule | undefined
  preload: () => Promise<PageModule>
}

export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: PageModule | undefined
  return {
    loaded: () => loaded,
    preload: async () => {
      loaded ??= await load()
      return loaded
    },
  }
}
