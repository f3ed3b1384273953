import type { Locator, Page, Route } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { fileName } from './built-files.ts'
import { openLive } from './live.ts'
import { expect } from './site.ts'

/** What a visitor does, the files that it takes, and what shows that it was done. */
export type Action = {
  readonly from: string
  readonly needs: readonly string[]
  readonly act: (page: Page) => Promise<void>
  readonly done: (page: Page) => Locator
}

/** By a button that opens something over the page. */
export const parts = {
  'the button « Gérer les cookies »': {
    from: paths.services,
    needs: ['consent-dialog.js'],
    act: (page) => page.getByRole('button', { name: 'Gérer les cookies' }).click(),
    done: (page) => page.getByRole('dialog', { name: 'Gestion des cookies' }),
  },
  'the button « Personnaliser »': {
    from: paths.services,
    needs: ['consent-dialog.js'],
    act: (page) => page.getByRole('button', { name: 'Personnaliser' }).click(),
    done: (page) => page.getByRole('dialog', { name: 'Gestion des cookies' }),
  },
  "the assistant's button": {
    from: paths.solutions,
    needs: ['contact-draft.js', 'assistant-panel.js', 'assistant-panel.css'],
    act: (page) => page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click(),
    done: (page) => page.getByRole('dialog', { name: /^Assistant/ }),
  },
} satisfies Record<string, Action>

/** Held by other tests: React (without-react.spec.ts), what comes after a page, and a Matomo that this build has not. */
export const elsewhere = ['hydrate.js', 'settle-page.js', 'audience.js']

/** The files that are kept away, and how; the others come. And those that were asked for. */
export type Network = {
  missing: readonly string[]
  fails: (route: Route) => Promise<void>
  readonly asked: Set<string>
}

export const aborted = (route: Route) => route.abort('internetdisconnected')

export const gone = (route: Route) => route.fulfill({ status: 404 })

/** What a hotel's network or a company's proxy answers in the file's place. */
export const portal = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<title>Wi-Fi</title>' })

export async function openWithNetwork(page: Page, { from, needs }: Action) {
  const network: Network = { missing: [], fails: aborted, asked: new Set() }
  await page.route(/\/assets\/.*\.(?:js|css)$/, (route) => {
    const file = fileName(route.request().url())
    if (!elsewhere.includes(file)) network.asked.add(file)
    return network.missing.includes(file) ? network.fails(route) : route.continue()
  })
  await openLive(page, from)
  network.asked.clear()
  network.missing = needs
  return network
}

export const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })

export const pageTitle = (page: Page) => page.getByRole('heading', { level: 1 })

export async function pageStays(page: Page, text: string) {
  await expect(pageTitle(page)).toHaveText(text)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}
