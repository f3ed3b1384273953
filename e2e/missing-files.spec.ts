import type { Locator, Page, Route } from '@playwright/test'
import { declaredStatus } from '#content/accessibility-status.ts'
import { paths } from '#content/paths.ts'
import { fileName, loadedFiles } from './built-files.ts'
import { moveTo, openLive, untilLive } from './live.ts'
import { long, longUnless } from './long.ts'
import { expect, test } from './site.ts'

/** What a visitor does, the files that it takes, and what shows that it was done. */
type Action = {
  readonly from: string
  readonly needs: readonly string[]
  readonly act: (page: Page) => Promise<void>
  readonly done: (page: Page) => Locator
}

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
    needs: ['api-paths.js', 'contact.js', 'contact.css', 'next-steps.css'],
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

/** By a button that opens something over the page. */
const parts = {
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
    needs: ['api-paths.js', 'assistant-panel.js', 'assistant-panel.css'],
    act: (page) => page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click(),
    done: (page) => page.getByRole('dialog', { name: /^Assistant/ }),
  },
} satisfies Record<string, Action>

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

/** Held by other tests: React (without-react.spec.ts), what comes after a page, and a Matomo that this build has not. */
const elsewhere = ['hydrate.js', 'replace-structured-data.js', 'audience.js']

test('Every file that the site loads is in this matrix', () => {
  const held = [links, moves, parts, silent].flatMap((actions) => Object.values(actions)).flatMap(({ needs }) => needs)
  expect([...loadedFiles()].sort()).toEqual([...new Set([...held, ...elsewhere])].sort())
})

/** The files that are kept away, and how; the others come. And those that were asked for. */
type Network = { missing: readonly string[]; fails: (route: Route) => Promise<void>; readonly asked: Set<string> }

const aborted = (route: Route) => route.abort('internetdisconnected')
const gone = (route: Route) => route.fulfill({ status: 404 })

async function openWithNetwork(page: Page, { from, needs }: Action) {
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

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
const pageTitle = (page: Page) => page.getByRole('heading', { level: 1 })

async function pageStays(page: Page, text: string) {
  await expect(pageTitle(page)).toHaveText(text)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

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

for (const [name, action] of Object.entries({ ...links, ...parts })) {
  const title = `Without each file that it needs, ${name} leaves the page as it is and says so; pressed again, it works once the file comes`
  const isExample = name === "the assistant's button"
  test(title, longUnless(isExample), async ({ page }) => {
    const network = await openWithNetwork(page, action)
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
  test(`Without each file that it needs, ${name} says so in its place; « Réessayer » works once the file comes`, async ({
    page,
  }) => {
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
  test(`Without the files that ${name} asks for, nothing is lost and nothing is said`, async ({ page }) => {
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

test('What comes late opens only for those who are still there', long, async ({ page }) => {
  const network = await openWithNetwork(page, {
    from: paths.useCases,
    needs: ['consent-dialog.js'],
    act: async () => {},
    done: pageTitle,
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  network.fails = async (route) => {
    await released
    await route.continue()
  }
  const cookies = page.getByRole('button', { name: 'Gérer les cookies' })
  await cookies.click()
  await page.getByRole('searchbox').click()
  const came = page.waitForEvent('requestfinished', (request) => fileName(request.url()) === 'consent-dialog.js')
  release()
  await came
  await page.keyboard.type('devis')
  await expect(page.getByRole('searchbox')).toHaveValue('devis')
  await expect(page).toHaveURL(/q=devis/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await cookies.click()
  await expect(page.getByRole('dialog', { name: 'Gestion des cookies' })).toBeVisible()
})

test('A deploy between the request and the success page loses neither the message, the draft nor the conversation', async ({
  page,
}) => {
  await openLive(page, paths.contact)
  await page.evaluate(() => {
    const turn = { question: 'Où est l’hébergement ?', answer: 'En Europe.', state: 'finished', details: {} }
    sessionStorage.setItem('assistant-conversation', JSON.stringify({ isOpen: false, turns: [turn] }))
  })
  await page.route(/\/assets\/contact-success-/, gone)
  await page.route('**/functions/v1/send-contact-email', (route) => route.fulfill({ json: { success: true } }))
  for (const [label, text] of [
    ['Prénom', 'Camille'],
    ['Nom', 'Verdier'],
    ['Email professionnel', 'camille@exemple.fr'],
    ['Téléphone', '01 99 00 17 92'],
    ['Entreprise', 'Exemple'],
    ['Message', 'Une démonstration, s’il vous plaît.'],
  ] as const) {
    await page.getByLabel(label, { exact: label === 'Nom' }).fill(text)
  }
  await page.route(/\/assets\/services-/, gone)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
  await expect(pageTitle(page)).toContainText('étapes')
  await page.waitForLoadState()
  await page.goBack()
  await expect(page.getByLabel('Prénom')).toHaveValue('Camille')
  await untilLive(page)

  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(pageTitle(page)).toHaveText(/succès/)
  await page.unrouteAll()
  await page.mouse.move(5, 5)
  await untilLive(page)
  await expect(page.getByRole('status').filter({ hasText: 'Demande envoyée' })).toBeVisible()
  await page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click()
  await expect(page.getByRole('dialog', { name: /^Assistant/ })).toContainText('En Europe.')
})

test(
  'What an address or a reload opens says where it cannot come, and opens at a press once it can',
  long,
  async ({ page }) => {
    await page.goto('/robots.txt')
    await page.evaluate(() =>
      sessionStorage.setItem('assistant-conversation', JSON.stringify({ isOpen: true, turns: [] })),
    )
    for (const { opens, act, done, address } of [
      { opens: 'assistant-panel', address: paths.services, ...parts["the assistant's button"] },
      { opens: 'consent-dialog', address: `${paths.services}#cookies`, ...parts['the button « Gérer les cookies »'] },
    ]) {
      await page.route(new RegExp(`/assets/${opens}-.*js$`), aborted)
      await openLive(page, address)
      await expect(alert(page)).toContainText('Vérifiez votre connexion, puis réessayez.')
      await pageStays(page, "De l'idée à l'autonomie en 4 étapes")
      await page.unrouteAll()
      await act(page)
      await expect(done(page)).toBeVisible()
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/robots.txt')
    }
  },
)
