import { paths } from '#content/paths.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { comeNearForm, control, fillIn, openForm, submit, teamSize } from './contact-controls.ts'
import { holdReact, untilLive } from './live.ts'
import { long, longUnless } from './long.ts'
import { expect, test } from './site.ts'

test.describe('A form that was posted before its script came', () => {
  test('comes back with its messages and lives on from there', long, async ({ page, siteUrl }) => {
    await page.goto(paths.home)
    // As the browser posts it, past its own checks.
    await page.evaluate(
      ([action, values]) => {
        const form = document.createElement('form')
        form.method = 'post'
        form.action = action
        for (const [name, value] of Object.entries(values)) {
          const field = document.createElement('textarea')
          field.name = name
          field.value = value
          form.append(field)
        }
        document.body.append(form)
        form.submit()
      },
      [paths.contact, { ...exampleRequest, firstName: 'R2D2', company: '</script><b>' }] as const,
    )
    await expect(page).toHaveURL(siteUrl + paths.contact)
    await expect(page.locator('button[role=combobox]')).toHaveCount(2)
    await expect(page.getByRole('combobox', { name: teamSize })).toHaveText('51 à 200 personnes')
    await expect(control(page, 'Prénom')).toHaveAttribute('aria-invalid', 'true')
    await expect(control(page, 'Entreprise ou organisme')).toHaveValue('</script><b>')
    await control(page, 'Prénom').fill('Jeanne')
    await expect(control(page, 'Prénom')).not.toHaveAttribute('aria-invalid')
    await submit(page)
    await expect(page).toHaveURL(paths.contactSuccess)
    await page.getByRole('link', { name: 'Contactez-nous' }).first().click()
    await expect(control(page, 'Prénom')).toHaveValue('')
  })
  test('leaves the focus to who types when its script comes late', async ({ page }) => {
    const release = await holdReact(page)
    await page.goto(paths.contact)
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
    await expect(control(page, 'Prénom')).toBeFocused()
    await page.keyboard.type('Zoé')
    await control(page, 'Email professionnel').focus()
    await page.keyboard.type('zoe@exem')
    release()
    await untilLive(page)
    await page.keyboard.type('ple.fr')
    await expect(control(page, 'Email professionnel')).toHaveValue('zoe@exemple.fr')
    await expect(control(page, 'Prénom')).toHaveValue('Zoé')
  })

  for (const [way, isTold] of [
    ['', true],
    [', by a redirection that the browser does not tell of since it crossed origins', false],
  ] as const) {
    test(
      `leaves no draft behind once it is stored, though React had kept one and did not come to send it${way}`,
      longUnless(isTold),
      async ({ page }) => {
        if (!isTold) await page.addInitScript(tellOfNoRedirection)
        await openForm(page)
        await fillIn(page)
        let isLost = true
        await page.route(/\/assets\/hydrate-/, (route) => (isLost ? route.abort() : route.continue()))
        await page.goto(paths.contact)
        await fillIn(page)
        await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
        isLost = false
        await expect(page).toHaveURL(paths.contactSuccess)
        const kept = () =>
          page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('contact-')))
        await expect.poll(kept).toEqual([])
        await page.goto(paths.contact)
        await expect(control(page, 'Message')).toHaveValue('')
      },
    )
  }

  test('keeps what is typed since through a reload, for which the browser posts it again', long, async ({ page }) => {
    await page.goto(paths.contact)
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
    await expect(page.getByText('6 champs sont à corriger')).toBeVisible()
    await comeNearForm(page)
    await fillIn(page)
    await control(page, 'Message').fill('Première version.')
    await page.reload()
    await expect(control(page, 'Message')).toHaveValue('Première version.')
    await expect(page.getByText(/à corriger/)).toHaveCount(0)

    await page.locator('form').evaluate((form: HTMLFormElement) => {
      const phone = form.querySelector<HTMLInputElement>('[name=phone]')
      if (phone) phone.value = '12'
      form.submit()
    })
    await expect(control(page, 'Téléphone')).toHaveAttribute('aria-invalid', 'true')
    await comeNearForm(page)
    await control(page, 'Message').fill('Seconde version.')
    await page.reload()
    await expect(control(page, 'Message')).toHaveValue('Seconde version.')
    await expect(control(page, 'Téléphone')).toHaveValue('12')
  })
})

/** As with a backend of its own (BACKEND_URL), to which the form is posted and which sends on to the site. */
function tellOfNoRedirection() {
  Object.defineProperty(PerformanceNavigationTiming.prototype, 'redirectCount', { get: () => 0 })
}
