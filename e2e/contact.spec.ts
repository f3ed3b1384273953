import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { promises } from '#content/promises.ts'
import { comeNearForm, control, formOf } from './contact-controls.ts'
import { openLive } from './live.ts'
import { long, longUnless } from './long.ts'
import { expect, test } from './site.ts'
import { expectStepsInOrder } from './steps-in-order.ts'

/** As a person finds them: the label, then what the browser is told about the control. */
const controls = [
  { label: 'Prénom', name: 'firstName', required: true, maxLength: 50, autocomplete: 'given-name' },
  { label: 'Nom', name: 'lastName', required: true, maxLength: 50, autocomplete: 'family-name' },
  { label: 'Email professionnel', name: 'email', required: true, maxLength: 254, autocomplete: 'email' },
  { label: 'Téléphone', name: 'phone', required: true, maxLength: 40, autocomplete: 'tel' },
  { label: 'Entreprise ou organisme', name: 'company', required: true, maxLength: 100, autocomplete: 'organization' },
  {
    label: 'Fonction (facultatif)',
    name: 'position',
    required: false,
    maxLength: 100,
    autocomplete: 'organization-title',
  },
  { label: "Taille de l'équipe (facultatif)", name: 'teamSize', required: false },
  { label: "Cas d'usage principal (facultatif)", name: 'useCase', required: false },
  { label: 'Message', name: 'message', required: true, maxLength: 5000 },
]

test.describe('The contact page', () => {
  test('opens on its form without scrolling, two fields of a row at the same height; on a phone the form comes before the side cards', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openLive(page, paths.contact)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    for (const badge of ['Démo gratuite', `Réponse sous ${promises.callBack}`, 'Sans engagement']) {
      await expect(page.getByText(badge, { exact: true })).toBeInViewport({ ratio: 1 })
    }
    for (const { label } of controls) await expect(control(page, label)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Envoyer ma demande' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'Pourquoi demander une démo' })).toBeInViewport({ ratio: 1 })

    await page.setViewportSize({ width: 1024, height: 900 })
    const [email, phone] = await Promise.all(
      ['Email professionnel', 'Téléphone'].map((label) => control(page, label).boundingBox()),
    )
    expect(email?.y, 'although one has a hint on two lines').toBe(phone?.y)

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(control(page, 'Prénom')).toBeInViewport({ ratio: 1 })
    const top = (await formOf(page).boundingBox())?.y
    for (const name of ['Pourquoi demander une démo', 'Nous joindre autrement', 'Et ensuite']) {
      const card = await page.getByRole('heading', { name }).boundingBox()
      expect(card?.y, name).toBeGreaterThan(top ?? Number.POSITIVE_INFINITY)
    }
  })

  test('says why to ask, how else to reach the team, what happens next and what sending the form means', async ({
    page,
  }) => {
    await page.goto(paths.contact)
    const main = page.getByRole('main')
    for (const fact of [
      'démo personnalisée',
      'experts en IA générative',
      'retour sur investissement',
      `${company.address.street}, ${company.address.postalCode}\u00a0${company.address.city}`,
      company.openingHours.text,
      `Réponse sous ${promises.urgent}`,
    ]) {
      await expect(main).toContainText(fact)
    }
    await expect(main.getByRole('link', { name: company.phone.display })).toHaveAttribute(
      'href',
      `tel:${company.phone.international}`,
    )
    const steps = main
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { name: `Contact sous ${promises.callBack}` }) })
    await expect(steps.getByRole('heading')).toHaveText([
      'Confirmation immédiate',
      `Contact sous ${promises.callBack}`,
      `Démo personnalisée de ${promises.demo}`,
      'Proposition sur mesure',
    ])
    await expectStepsInOrder(page)
    await expect(formOf(page)).toContainText('vous acceptez que nous vous contactions')
    await formOf(page).getByRole('link', { name: 'politique de confidentialité' }).click()
    await expect(page).toHaveURL(paths.privacyPolicy)
  })
})

/** With and without React, which brings lists of its own. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'The contact form' : 'Without JavaScript, the contact form', () => {
    test.use({ javaScriptEnabled })

    const title =
      'has the nine fields of a request in order, each with its visible label, its format, the right keyboard on a phone, and the choices that the service knows'
    test(title, longUnless(javaScriptEnabled), async ({ page }) => {
      await page.goto(paths.contact)
      if (javaScriptEnabled) await comeNearForm(page)
      const names = await formOf(page)
        .locator('input, select, textarea')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('name')))
      // The last one is the trap, which no person sees.
      expect(names).toEqual([...controls.map(({ name }) => name), 'website'])
      for (const { label, name, required, autocomplete } of controls) {
        const field = control(page, label)
        if (name !== 'teamSize' && name !== 'useCase') await expect(field).toHaveAttribute('name', name)
        expect(await field.evaluate((node) => node.hasAttribute('required')), `${name} is required`).toBe(required)
        if (autocomplete) await expect(field).toHaveAttribute('autocomplete', autocomplete)
        await expect(formOf(page).getByText(label, { exact: true })).toBeVisible()
      }

      await expect(control(page, 'Email professionnel')).toHaveAttribute('type', 'email')
      await expect(control(page, 'Téléphone')).toHaveAttribute('type', 'tel')
      await expect(control(page, 'Téléphone')).toHaveAttribute('inputmode', 'tel')
      await expect(control(page, 'Email professionnel')).toHaveAccessibleDescription(/prenom\.nom@organisation\.fr/)
      await expect(control(page, 'Téléphone')).toHaveAccessibleDescription(/06.39.98.12.34 ou \+33/)
      await expect(control(page, 'Message')).toHaveAccessibleDescription(/De 10 à 5.000 caractères/)
      await expect(page.getByText(/Tous les champs sont obligatoires/)).toBeVisible()

      const values = (name: string) =>
        page
          .locator(`[name=${name}] option`)
          .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
      expect(await values('teamSize')).toEqual(['', '1-10', '11-50', '51-200', '201-1000', '1000+'])
      expect(await values('useCase')).toEqual([
        '',
        'support-client',
        'knowledge-management',
        'content-generation',
        'process-automation',
        'data-analysis',
        'other',
      ])
      await expect(page.locator('[name=teamSize]')).toHaveValue('')
      await expect(page.locator('[name=useCase]')).toHaveValue('')
    })
  })
}

test.describe('Without JavaScript, the contact form', () => {
  test.use({ javaScriptEnabled: false })

  test('stops at the longest text that a field may hold', long, async ({ page }) => {
    await page.goto(paths.contact)
    for (const { label, maxLength } of controls) {
      if (maxLength) await expect(control(page, label)).toHaveAttribute('maxlength', String(maxLength))
    }
    await control(page, 'Prénom').pressSequentially('é'.repeat(60))
    await expect(control(page, 'Prénom')).toHaveValue('é'.repeat(50))
    // A number that lost its last digit would pass for another one.
    await control(page, 'Téléphone').pressSequentially('+33 (0) 6 39 98 12 34')
    await expect(control(page, 'Téléphone')).toHaveValue('+33 (0) 6 39 98 12 34')
  })

  test('is posted to the contact page under the names of its fields, and left to the server to check, in our own sentences', async ({
    page,
  }) => {
    let posted: URLSearchParams | undefined
    await page.route('**/contact', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      posted = new URLSearchParams(route.request().postData() ?? '')
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Received</title>' })
    })
    await page.goto(paths.contact)
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page).toHaveTitle('Received')
    expect(new Set(posted?.values())).toEqual(new Set(['']))

    await page.goto(paths.contact)
    await control(page, 'Prénom').fill("Zoé-Anaïs d'Été")
    await control(page, 'Nom').fill('Le Goff')
    await control(page, 'Email professionnel').fill('zoe@mairie.example')
    await control(page, 'Téléphone').fill('06 39 98 12 34')
    await control(page, 'Entreprise ou organisme').fill('Mairie <b>&amp;</b> Cie')
    await control(page, "Cas d'usage principal (facultatif)").selectOption('Support client')
    await control(page, 'Message').fill('Bonjour,\nnous cherchons un assistant.')
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page).toHaveTitle('Received')
    expect(Object.fromEntries(posted ?? [])).toEqual({
      firstName: "Zoé-Anaïs d'Été",
      lastName: 'Le Goff',
      email: 'zoe@mairie.example',
      phone: '06 39 98 12 34',
      company: 'Mairie <b>&amp;</b> Cie',
      position: '',
      teamSize: '',
      useCase: 'support-client',
      message: 'Bonjour,\r\nnous cherchons un assistant.',
      website: '',
    })
  })
})
