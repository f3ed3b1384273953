import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { answerWith, choose, control, fillIn, openForm, submit, teamSize, texts, useCase } from './contact-controls.ts'
import { long } from './long.ts'
import { expect, startSite, test } from './site.ts'

const failure = "Une erreur est survenue lors de l'envoi. Veuillez réessayer."

test.describe('A demo request', () => {
  test('is typed, sent, stored once although the first answer is lost, and mailed to the team and to the visitor', async ({
    page,
  }) => {
    test.slow()
    const post = await startMailCatcher()
    const site = await startSite({ SMTP_URL: post.url })
    let sendings = 0
    await page.route(`**${apiPaths.contact}`, async (route) => {
      if (sendings++ > 0) return route.continue()
      await route.fetch()
      return route.fulfill({ status: 200, body: 'half an answ' })
    })
    await openForm(page, site.url)
    await fillIn(page)
    await choose(page, teamSize, '51 à 200 personnes')
    await choose(page, useCase, 'Gestion des connaissances')
    const sent = page.waitForRequest(`**${apiPaths.contact}`)
    await submit(page)
    const request = await sent
    expect(request.postDataJSON()).toEqual(exampleRequest)
    expect(request.headers()['x-form-signals']).toMatch(/^trap=0, elapsed=\d+$/)
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
    await submit(page)

    await expect(page).toHaveURL(site.url + paths.contactSuccess)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demande envoyée avec succès !')
    const toast = page.getByRole('status').filter({ hasText: 'Demande envoyée !' })
    await expect(toast).toContainText(
      'Votre demande a été enregistrée avec succès. Nous vous contacterons dans les plus brefs délais.',
    )
    const mails = await post.waitFor(2)
    expect(mails.map(({ recipients }) => recipients[0]).sort()).toEqual([company.email, exampleRequest.email].sort())
    const toTeam = mails.find(({ recipients }) => recipients.includes(company.email))?.mail
    expect(toTeam?.replyTo?.[0]?.address).toBe(exampleRequest.email)
    for (const line of exampleRequest.message.split('\n')) expect(toTeam?.text).toContain(line)
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    const last = await page.evaluate(() => Number(localStorage.getItem('last-contact-submission')))
    expect(Math.abs(last - Date.now())).toBeLessThan(60_000)
    await site.stop()
    expect(sendings).toBe(2)
    expect(post.caught).toHaveLength(2)
    await post.stop()
  })

  test('is sent once by a double click, with a button that says so meanwhile', async ({ page }) => {
    const calls = await answerWith(page, [{ hold: true, body: { success: true } }])
    await openForm(page)
    await fillIn(page)
    await page.getByRole('button', { name: 'Envoyer ma demande' }).dblclick()
    const button = page.getByRole('button', { name: 'Envoi en cours...' })
    await expect(button).toBeDisabled()
    await page.locator('form').evaluate((form) => form instanceof HTMLFormElement && form.requestSubmit())
    calls.release()
    await expect(page).toHaveURL(paths.contactSuccess)
    expect(calls.keys).toHaveLength(1)
  })

  test('that fails stays as typed and is tried again under the same key', long, async ({ page }) => {
    const calls = await answerWith(page, [
      { status: 200, body: { success: false, error: "Erreur lors de l'envoi" } },
      { status: 200, body: 'not JSON' },
      { status: 200, body: { success: true } },
    ])
    await openForm(page)
    await fillIn(page)
    await submit(page)
    const alert = page.getByRole('alert').filter({ hasText: failure })
    await expect(alert).toContainText('Erreur')
    await expect(page.getByRole('form')).toContainText("Erreur lors de l'envoi")
    await expect(page).toHaveURL(paths.contact)
    await expect(page.getByRole('button', { name: 'Envoyer ma demande' })).toBeFocused()
    for (const [label, text] of Object.entries(texts)) await expect(control(page, label)).toHaveValue(text)

    await alert.getByRole('button', { name: 'Fermer le message' }).click()
    await expect(alert).toHaveCount(0)
    await submit(page)
    await expect(alert).toBeVisible()
    await expect(page.getByRole('form')).toContainText(company.phone.display)
    await control(page, 'Fonction (facultatif)').fill('Directrice')
    await submit(page)
    await expect(page).toHaveURL(paths.contactSuccess)
    await expect(alert).toHaveCount(0)
    expect(calls.keys[0]).toMatch(/^[\da-f]{32}-[\da-z]+$/)
    expect(calls.keys[1]).toBe(calls.keys[0])
    expect(calls.keys[2]).not.toBe(calls.keys[0])
  })

  test('shows beside its field what the service refuses', long, async ({ page }) => {
    await answerWith(page, [{ body: { success: false, error: 'x', fields: { phone: 'Numéro inconnu', other: 'y' } } }])
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await expect(control(page, 'Téléphone')).toHaveAccessibleDescription(/Numéro inconnu/)
    await expect(control(page, 'Téléphone')).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
  })

  test('is refused within 30 seconds of the last one, and accepted after', long, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-02T10:00:00Z') })
    const calls = await answerWith(page, [{ body: { success: true } }, { body: { success: true } }])
    await openForm(page)
    await fillIn(page)
    await submit(page)
    await expect(page).toHaveURL(paths.contactSuccess)

    await openForm(page)
    await fillIn(page)
    await page.clock.setFixedTime(new Date('2026-03-02T10:00:29Z'))
    await page.evaluate(() =>
      localStorage.setItem('last-contact-submission', String(Date.parse('2026-03-02T10:00:00Z'))),
    )
    await submit(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Trop rapide' })).toContainText(
      'Veuillez attendre 30 secondes avant de soumettre un nouveau formulaire.',
    )
    await expect(page).toHaveURL(paths.contact)
    expect(calls.keys).toHaveLength(1)

    await page.clock.setFixedTime(new Date('2026-03-02T10:00:30Z'))
    await submit(page)
    await expect(page).toHaveURL(paths.contactSuccess)
    expect(calls.keys).toHaveLength(2)

    const remembered = () => page.evaluate(() => localStorage.getItem('last-contact-submission'))
    expect(await remembered()).not.toBeNull()
    await page.clock.runFor(30_000)
    expect(await remembered()).toBeNull()
    await page.evaluate(() => localStorage.setItem('last-contact-submission', '1'))
    // Whoever merely reads the page of the form has it forgotten, too.
    await page.goto(paths.contact)
    await expect.poll(remembered).toBeNull()
  })
})

test.describe('Without JavaScript, a demo request', () => {
  test.use({ javaScriptEnabled: false })

  test('leads to the success page', async ({ page }) => {
    await page.goto(paths.contact)
    await fillIn(page)
    await submit(page)
    await expect(page).toHaveURL(paths.contactSuccess)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demande envoyée avec succès !')
  })

  test('that breaks a rule comes back in the same page with what was typed', long, async ({ page }) => {
    await page.goto(paths.contact)
    await fillIn(page)
    await control(page, 'Prénom').fill('R2D2')
    await control(page, teamSize).selectOption('11-50')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await submit(page)
    expect((await answer).status()).toBe(422)
    await expect(control(page, 'Prénom')).toHaveAccessibleDescription(
      'Le prénom ne peut contenir que des lettres, espaces, tirets et apostrophes',
    )
    await expect(control(page, 'Prénom')).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: 'Un champ est à corriger' })).toBeVisible()
    await expect(control(page, 'Message')).toHaveValue(exampleRequest.message)
    await expect(control(page, teamSize)).toHaveValue('11-50')
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
    await control(page, 'Prénom').fill('Jeanne')
    await submit(page)
    await expect(page).toHaveURL(paths.contactSuccess)
  })
})
