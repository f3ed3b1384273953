import type { Page, Route } from '@playwright/test'
import { contactForm } from '#content/contact-form.ts'
import { paths } from '#content/paths.ts'
import { answerWith, control, fillIn, openForm, submit, texts } from './contact-controls.ts'
import { holdBack, untilLive, untilStarted } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

const success = 'Demande envoyée avec succès !'

test.describe('A demo request whose answer is lost', () => {
  test('is not said to be lost itself, and keeps its key through a reload, other pages and the 30 seconds', async ({
    page,
  }) => {
    const calls = await answerWith(page, [{ lost: true }, { lost: true }, { body: { success: true } }])
    await openForm(page)
    await fillIn(page)
    await submit(page)
    const unknown = page.getByText(/nous ne savons pas si votre demande est enregistrée/)
    await expect(unknown).toContainText('elle ne sera pas enregistrée deux fois')
    await expect(page.getByText(/n'est pas partie/)).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: 'Erreur' })).toContainText(
      "Une erreur est survenue lors de l'envoi. Veuillez réessayer.",
    )

    await page.reload()
    await untilLive(page)
    await submit(page)
    await expect(unknown).toBeVisible()

    await goTo(page, 'Services')
    await expect(page).toHaveURL(paths.services)
    await page.goBack()
    // Meanwhile another tab has sent another request.
    await page.evaluate(() => localStorage.setItem('last-contact-submission', String(Date.now())))
    await submit(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(success)
    expect(calls.keys).toHaveLength(3)
    expect(new Set(calls.keys).size).toBe(1)
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })
})

test.describe('A demo request that is left while it is being sent', () => {
  test(
    'does not fetch the visitor back from the way to another page, and keeps what was typed since',
    long,
    async ({ page }) => {
      const letServicesCome = await holdBack(page, /\/assets\/services-/)
      const calls = await answerWith(page, [{ hold: true, body: { success: true } }])
      await openForm(page)
      await fillIn(page)
      await submit(page)
      await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
      await control(page, 'Message').fill('Et une seconde question.')
      await goTo(page, 'Services')
      calls.release()
      await expect(page.getByRole('status').filter({ hasText: 'Demande envoyée !' })).toBeVisible()
      letServicesCome()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('4 étapes')
      await expect(page).toHaveURL(paths.services)
      await goTo(page, 'Solutions')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Technologies Souveraines')
      await expect(page).toHaveURL(paths.solutions)
      await goTo(page, 'Contactez-nous')
      await expect(control(page, 'Message')).toHaveValue('Et une seconde question.')
    },
  )

  test('is still being sent for who comes back, once, and leaves an empty form', long, async ({ page }) => {
    const calls = await answerWith(page, [{ hold: true, body: { success: true } }])
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await goTo(page, 'Services')
    await expect(page).toHaveURL(paths.services)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
    await page.locator('form').evaluate((form) => form instanceof HTMLFormElement && form.requestSubmit())
    await goTo(page, 'Services')
    await expect(page).toHaveURL(paths.services)
    await page.goBack()
    calls.release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(success)
    expect(calls.keys).toHaveLength(1)
    await goTo(page, 'Contactez-nous')
    await expect(control(page, 'Prénom')).toHaveValue('')
  })
})

test.describe('A demo request that is stored when the success page cannot be fetched', () => {
  for (const [how, fail] of [
    ['cannot be fetched', (route: Route) => route.abort()],
    ['never comes', () => {}],
  ] as const) {
    test(`leads to its document where the script ${how}`, long, async ({ page }) => {
      const calls = await answerWith(page, [{ body: { success: true } }])
      await page.route(/\/assets\/contact-success-/, fail)
      await openForm(page)
      await fillIn(page)
      await submit(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(success)
      await expect(page).toHaveURL(paths.contactSuccess)
      expect(calls.keys).toHaveLength(1)
    })
  }

  test(
    'has nothing said of a control that nobody pressed where the script is lost there, too',
    long,
    async ({ page }) => {
      await answerWith(page, [{ body: { success: true } }])
      let lost = 0
      await page.route(/\/assets\/contact-success-/, (route) => {
        lost++
        return route.abort()
      })
      await openForm(page)
      await fillIn(page)
      await submit(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(success)
      await untilStarted(page)
      const lostBefore = lost
      // It is tried again only once it was given up.
      await expect
        .poll(async () => {
          await page.keyboard.press('Shift')
          return lost
        })
        .toBeGreaterThan(lostBefore + 2)
      await expect(page.locator('#sorry')).toBeHidden()
    },
  )

  test(
    'leaves no request behind in the form, also where its document is lost once and the visitor goes back',
    long,
    async ({ page }) => {
      await answerWith(page, [{ body: { success: true } }])
      await page.route(/\/assets\/contact-success-/, (route) => route.abort())
      await openForm(page)
      await fillIn(page)
      let documents = 0
      // The first one only asks whether there is one.
      await page.route(`**${paths.contactSuccess}`, (route) => (++documents === 2 ? route.abort() : route.fallback()))
      await submit(page)
      // Browsers ask again by themselves.
      await expect.poll(() => documents).toBe(3)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(success)
      await page.goBack()
      await untilLive(page)
      for (const label of Object.keys(texts)) await expect(control(page, label)).toHaveValue('')
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    },
  )

  test('says so and leaves an empty form, which is not sent again', long, async ({ page }) => {
    const calls = await answerWith(page, [{ body: { success: true } }])
    await page.route(/\/assets\/contact-success-|\/contact\/success/, (route) => route.abort())
    await openForm(page)
    await fillIn(page)
    // A long one, whose field grows with it, and shrinks.
    await control(page, 'Message').fill('Une question, puis sa réponse.\n'.repeat(60))
    await submit(page)
    await expect(page.getByRole('status').filter({ hasText: 'Demande envoyée !' })).toBeVisible()
    for (const label of Object.keys(texts)) await expect(control(page, label)).toHaveValue('')
    // Beside the button, where it stays.
    await expect(page.locator('form [role=status]')).toHaveText(contactForm.toasts.success.text)
    await expect(page.locator('form [role=status]')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: contactForm.submit.idle })).toBeFocused()
    await submit(page)
    await expect(page.getByText('6 champs sont à corriger')).toBeVisible()
    expect(calls.keys).toHaveLength(1)
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })
})

function goTo(page: Page, link: string) {
  return page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: link }).click()
}
