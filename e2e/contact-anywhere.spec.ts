import { chromium, type Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { browserArguments, findBrowser } from '#testing/find-browser.ts'
import { answerWith, choose, control, fillIn, openForm, submit, teamSize, useCase } from './contact-controls.ts'
import { holdReact, untilLive } from './live.ts'
import { long } from './long.ts'
import { refuseEntries } from './refuse-entries.ts'
import { expect, test } from './site.ts'
import { translate } from './translated.ts'

const sent = 'Demande envoyée avec succès !'

test.describe('In a page that the browser translates, the contact form', () => {
  test('opens its lists, says what is wrong and what it does, is left and is sent', async ({ page }) => {
    const calls = await answerWith(page, [
      { body: { success: false, error: 'Plus tard.' } },
      { hold: true, body: { success: true } },
    ])
    await openForm(page)
    await translate(page)
    await choose(page, teamSize, '51 à 200 personnes')
    await choose(page, teamSize, '11 à 50 personnes')
    await expect(page.getByRole('combobox', { name: teamSize })).toHaveText('11 à 50 personnes')

    await submit(page)
    await expect(page.getByText('6 champs sont à corriger')).toBeVisible()
    await control(page, 'Prénom').fill('J')
    await expect(control(page, 'Prénom')).toHaveAccessibleDescription('Le prénom doit contenir au moins 2 caractères')
    await fillIn(page)
    await expect(page.getByText(/à corriger/)).toHaveCount(0)

    await navigation(page).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(paths.services)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await navigation(page).getByRole('link', { name: 'Contactez-nous' }).click()
    await expect(control(page, 'Prénom')).toHaveValue(exampleRequest.firstName)

    await submit(page)
    await expect(page.getByText('Plus tard.', { exact: true })).toBeVisible()
    await submit(page)
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeVisible()
    await expect(page.getByText('Plus tard.', { exact: true })).toBeHidden()
    calls.release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent)
    await expect(page.getByText('Demande envoyée !', { exact: true })).toBeVisible()
  })
})

test.describe('On plain HTTP under a name of its own, as in a demonstration on an office network, a request', () => {
  test('is sent', long, async ({ siteUrl }) => {
    const executablePath = findBrowser()
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...browserArguments, '--host-resolver-rules=MAP demo.example 127.0.0.1'],
    })
    const page = await browser.newPage({
      baseURL: siteUrl.replace('localhost', 'demo.example'),
      reducedMotion: 'reduce',
    })
    await openForm(page)
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false])
    await fillIn(page)
    await submit(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent)
    await browser.close()
  })
})

test.describe('In a browser that lacks something, a request', () => {
  test('is sent, and the page that says so comes, where the history takes no more entries', async ({ page }) => {
    await page.addInitScript(refuseEntries)
    await answerWith(page, [{ body: { success: true } }])
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await expect(page).toHaveURL(paths.contactSuccess)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent)
  })

  test('is sent without a time limit of the browser, or without storage', long, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(AbortSignal, 'timeout')
      Reflect.deleteProperty(crypto.constructor.prototype, 'randomUUID')
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    const calls = await answerWith(page, [{ body: 'half' }, { body: { success: true } }])
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await expect(page.getByText(/nous ne savons pas/)).toBeVisible()
    await submit(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent)
    expect(calls.keys[1]).toBe(calls.keys[0])
  })

  test('that cannot be sent at all ends in a sentence, not in a wait', long, async ({ page }) => {
    await openForm(page)
    await fillIn(page)
    await page.evaluate(() => Reflect.deleteProperty(crypto.constructor.prototype, 'getRandomValues'))
    await submit(page)
    await expect(page.getByText(/n'est pas partie/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Envoyer ma demande' })).toBeEnabled()
    await page.evaluate(() => Reflect.set(window, 'FormData', undefined))
    await submit(page)
    await expect(page.getByText(/n'est pas partie/)).toBeVisible()
  })
})

test.describe('What stands in the fields', () => {
  test('is what is sent, also when it was put there without an event', long, async ({ page }) => {
    const calls = await answerWith(page, [{ body: 'half' }, { body: { success: true } }])
    await openForm(page)
    await setWithoutEvents(page, exampleRequest)
    await submit(page)
    await expect(page.getByText(/nous ne savons pas/)).toBeVisible()
    expect(calls.bodies).toEqual([exampleRequest])
    await expect(page.getByRole('combobox', { name: useCase })).toHaveText('Gestion des connaissances')
    await page.reload()
    await untilLive(page)
    await submit(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent)
    expect(calls.bodies[1]).toEqual(exampleRequest)
    expect(calls.keys[1]).toBe(calls.keys[0])
  })

  test('stays when an extension has put something among them before the script came', long, async ({ page }) => {
    // React reports that it has found other markup than its own.
    page.removeAllListeners('console')
    const release = await holdReact(page)
    await page.goto(paths.contact)
    await page.evaluate(() => {
      for (const field of document.querySelectorAll('form .field-control')) {
        field.prepend(document.createElement('password-manager'))
      }
      document.querySelector('form')?.prepend(document.createElement('div'))
    })
    await control(page, 'Message').fill('Avant le script.')
    await control(page, teamSize).selectOption('1-10')
    await setWithoutEvents(page, { firstName: 'Zoé' })
    await control(page, 'Nom').pressSequentially('Le G')
    release()
    await untilLive(page)
    await expect(control(page, 'Message')).toHaveValue('Avant le script.')
    await expect(control(page, 'Prénom')).toHaveValue('Zoé')
    await expect(control(page, 'Nom')).toHaveValue('Le G')
    await expect(control(page, 'Nom')).toBeFocused()
    await expect(page.locator('[name=teamSize]')).toHaveValue('1-10')
    await submit(page)
    await expect(control(page, 'Message')).not.toHaveAttribute('aria-invalid')
    await expect(control(page, 'Prénom')).not.toHaveAttribute('aria-invalid')
  })
})

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Navigation principale' })
}

/** As scripts and some password managers do it. */
function setWithoutEvents(page: Page, values: Readonly<Record<string, string>>) {
  return page.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) {
      const field = document.querySelector(`form [name=${name}]`)
      if (field && 'value' in field) field.value = value
    }
  }, values)
}
