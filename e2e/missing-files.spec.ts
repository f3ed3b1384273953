import type { Page } from '@playwright/test'
import { declaredStatus } from '#content/accessibility-status.ts'
import { paths } from '#content/paths.ts'
import { loadedFiles } from './built-files.ts'
import { moveTo } from './live.ts'
import {
  type Action,
  aborted,
  alert,
  elsewhere,
  gone,
  type Network,
  openWithNetwork,
  pageStays,
  pageTitle,
  parts,
  portal,
} from './loaded-files.ts'
import { long, longUnless } from './long.ts'
import { expect, test } from './site.ts'

const link = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

const heading = (text: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name: text })

/** By a link, whose page stays until the next one is there. */
const links: Record<string, Action> = {
  'the logo': {
    from: paths.solutions,
    needs: ['home.js', 'home.css'],
    act: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /page d'accueil/ })
        .click(),
    done: heading(/usages réels/),
  },
  'the link « Solutions »': {
    from: paths.home,
    needs: ['solutions.js', 'solutions.css'],
    act: link('Solutions'),
    done: heading(/Souveraines/),
  },
  "the link « Cas d'usage »": {
    from: paths.home,
    needs: ['cas-usage.js', 'cas-usage.css'],
    act: link("Cas d'usage"),
    done: heading("Cas d'usage"),
  },
  'the link « Services »': {
    from: paths.home,
    needs: ['services.js', 'services.css'],
    act: link('Services'),
    done: heading(/étapes/),
  },
  'the link « Contact »': {
    from: paths.home,
    needs: ['contact-draft.js', 'contact.js', 'contact.css', 'next-steps.css'],
    act: link('Contact'),
    done: heading(/démo/i),
  },
  'the link « Mentions légales »': {
    from: paths.home,
    needs: ['legal-document.js', 'mentions-legales.js', 'legal.css'],
    act: link('Mentions légales'),
    done: heading('Mentions légales'),
  },
  'the link « Politique de confidentialité »': {
    from: paths.home,
    needs: ['legal-document.js', 'politique-confidentialite.js', 'legal.css'],
    act: link('Politique de confidentialité'),
    done: heading('Politique de confidentialité'),
  },
  'the link « Accessibilité »': {
    from: paths.home,
    needs: ['accessibilite.js', 'legal-document.js', 'legal.css'],
    act: link(`Accessibilité\u00a0: ${declaredStatus}`),
    done: heading("Déclaration d'accessibilité"),
  },
}

/** By the browser's history, whose address has changed by then. */
const moves: Record<string, Action> = {
  'the success page': {
    from: paths.home,
    needs: ['contact-success.js', 'next-steps.css'],
    act: (page) => moveTo(page, paths.contactSuccess),
    done: heading(/succès/),
  },
  'an unknown address': {
    from: paths.home,
    needs: ['not-found.js', 'not-found.css'],
    act: (page) => moveTo(page, '/nulle-part'),
    done: heading('404'),
  },
}

/** Behind the page's back: where they are missing, there is nothing to say. */
const silent: Record<string, Action> = {
  'a refusal': {
    from: paths.home,
    needs: ['erase-in-browser.js', 'forget-audience.js'],
    act: (page) => page.getByRole('button', { name: 'Tout refuser' }).click(),
    done: (page) => page.locator('html:not([data-asks-consent])'),
  },
  'a field of the form': {
    from: paths.contact,
    needs: ['select.js'],
    act: (page) => page.getByLabel('Prénom').click(),
    done: (page) => page.getByLabel("Taille de l'équipe"),
  },
}

test('Every file that the site loads is in this matrix', () => {
  const held = [links, moves, parts, silent].flatMap((actions) => Object.values(actions)).flatMap(({ needs }) => needs)
  expect([...loadedFiles()].sort()).toEqual([...new Set([...held, ...elsewhere])].sort())
})

/** One file after the other comes, until only the last is kept away: then it is slow, and comes, too. */
async function pressUntilAllCame(
  page: Page,
  { needs, act, done }: Action,
  network: Network,
  said: () => Promise<void>,
) {
  for (const index of needs.keys()) {
    network.missing = needs.slice(index)
    await act(page)
    await said()
    await expect(done(page)).toBeHidden()
    expect([...network.asked].sort()).toEqual([...needs].sort())
  }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  network.fails = async (route) => {
    await released
    await route.continue()
  }
  await act(page)
  await expect(done(page)).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-waiting')
  release()
  await expect(done(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
}

const failures = { Without: aborted, 'With something else in the place of': portal }

for (const [name, action, failure, fails] of Object.entries({ ...links, ...parts }).flatMap(([name, action]) =>
  Object.entries(failures).map(([failure, fails]) => [name, action, failure, fails] as const),
)) {
  const title = `${failure} each file that it needs, ${name} leaves the page as it is and says so; pressed again, it works once the file comes`
  const isExample = name === "the assistant's button" && failure === 'Without'
  test(title, longUnless(isExample), async ({ page }) => {
    const network = await openWithNetwork(page, action)
    network.fails = fails
    const before = (await pageTitle(page).textContent()) ?? ''
    await pressUntilAllCame(page, action, network, async () => {
      await expect(alert(page)).toContainText('Vérifiez votre connexion, puis réessayez.')
      await pageStays(page, before)
      await expect(page).toHaveURL(action.from)
      expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(?:A|BUTTON)$/)
      await page.getByRole('button', { name: 'Fermer le message' }).click()
    })
  })
}

for (const [name, action] of Object.entries(moves)) {
  const title = `Without each file that it needs, ${name} says so in its place; « Réessayer » works once the file comes`
  test(title, long, async ({ page }) => {
    const network = await openWithNetwork(page, action)
    const retry = page.getByRole('button', { name: 'Réessayer' })
    const again = { ...action, act: async () => ((await retry.isVisible()) ? retry.click() : action.act(page)) }
    await pressUntilAllCame(page, again, network, async () => {
      await pageStays(page, "Cette page ne s'affiche pas")
      await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
    })
  })
}

for (const [name, action] of Object.entries(silent)) {
  const title = `Without the files that ${name} asks for, nothing is lost and nothing is said`
  test(title, longUnless(name === 'a refusal'), async ({ page }) => {
    const { asked } = await openWithNetwork(page, action)
    const before = (await pageTitle(page).textContent()) ?? ''
    await action.act(page)
    await expect(action.done(page)).toBeVisible()
    await expect.poll(() => [...asked].sort()).toEqual([...action.needs].sort())
    await pageStays(page, before)
    await expect(alert(page)).toHaveCount(0)
  })
}

for (const [name, action] of Object.entries({ ...links, ...moves })) {
  const isExample = name === 'the link « Contact »'
  test(
    `After a deploy, ${name} leads to the new version by one navigation`,
    longUnless(isExample),
    async ({ page }) => {
      const network = await openWithNetwork(page, action)
      network.fails = gone
      const documents: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
      })
      await action.act(page)
      await expect(action.done(page)).toBeVisible()
      // React cannot come there either: the page is the server's, and stays.
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(documents).toHaveLength(1)
    },
  )
}

for (const [name, action] of Object.entries(parts)) {
  const isExample = name === 'the button « Gérer les cookies »'
  test(`After a deploy, ${name} asks to load the page again`, longUnless(isExample), async ({ page }) => {
    const network = await openWithNetwork(page, action)
    network.fails = gone
    const before = (await pageTitle(page).textContent()) ?? ''
    await action.act(page)
    await expect(alert(page)).toContainText('Une nouvelle version est en ligne. Rechargez la page')
    await pageStays(page, before)
  })
}
