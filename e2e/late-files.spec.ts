import { paths } from '#content/paths.ts'
import { fileName } from './built-files.ts'
import { banner, dialog } from './consent-controls.ts'
import { drawn } from './drawn.ts'
import { holdBack, openLive, untilLive, untilStarted } from './live.ts'
import { aborted, alert, gone, openWithNetwork, pageStays, pageTitle, parts } from './loaded-files.ts'
import { long, longUnless } from './long.ts'
import { expect, test } from './site.ts'

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

test.describe('On a first visit', () => {
  test.use({ firstVisit: true })

  for (const isLive of [false, true]) {
    const title = `« Personnaliser » opens nothing for who has answered the banner meanwhile, ${isLive ? 'with' : 'before'} React`
    test(title, longUnless(isLive), async ({ page }) => {
      await page.goto(paths.services)
      await (isLive ? untilLive(page) : untilStarted(page))
      const release = await holdBack(page, isLive ? /\/assets\/consent-dialog-/ : /\/assets\/(hydrate|consent-dialog)-/)
      const came = page.waitForEvent('requestfinished', (request) => fileName(request.url()) === 'consent-dialog.js')
      await banner(page).getByRole('button', { name: 'Personnaliser' }).click()
      await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
      await expect(banner(page)).toBeHidden()
      release()
      await came
      await drawn(page)
      await expect(dialog(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Gérer les cookies' }).click()
      await expect(dialog(page)).toBeVisible()
    })
  }
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
    await page.getByRole('textbox', { name: label, exact: label === 'Nom' }).fill(text)
  }
  await page.route(/\/assets\/services-/, gone)
  // Not even the boot script has come when the visitor goes back.
  const release = await holdBack(page, /\/assets\/boot-/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
  await expect(pageTitle(page)).toContainText('étapes')
  await page.waitForLoadState()
  await page.goBack()
  await expect(pageTitle(page)).not.toContainText('étapes')
  release()
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
