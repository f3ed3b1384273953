import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { paths } from '#content/paths.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { budgets } from '#tools/build/budgets.ts'
import {
  answerWith,
  choose,
  comeNearForm,
  control,
  fillIn,
  openForm,
  submit,
  teamSize,
  texts,
  useCase,
} from './contact-controls.ts'
import { holdReact, openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

const rules: readonly (readonly [string, string, string])[] = [
  ['Prénom', '', 'Le prénom est requis'],
  ['Prénom', 'J', 'Le prénom doit contenir au moins 2 caractères'],
  ['Prénom', 'j'.repeat(51), 'Le prénom ne peut pas dépasser 50 caractères'],
  ['Prénom', 'R2D2', 'Le prénom ne peut contenir que des lettres, espaces, tirets et apostrophes'],
  ['Nom', '', 'Le nom est requis'],
  ['Nom', 'L', 'Le nom doit contenir au moins 2 caractères'],
  ['Nom', 'l'.repeat(51), 'Le nom ne peut pas dépasser 50 caractères'],
  ['Nom', 'L3', 'Le nom ne peut contenir que des lettres, espaces, tirets et apostrophes'],
  ['Email professionnel', '', "L'email est requis"],
  ['Email professionnel', 'a@b', "Format d'email invalide (exemple : prenom.nom@organisation.fr)"],
  ['Email professionnel', `${'a'.repeat(250)}@b.fr`, "L'email ne peut pas dépasser 254 caractères"],
  ['Téléphone', '', 'Le numéro de téléphone est requis'],
  ['Téléphone', '12', 'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX'],
  ['Téléphone', `06${'1'.repeat(19)}`, 'Le numéro de téléphone ne peut pas dépasser 20 caractères'],
  ['Entreprise ou organisme', '', "Le nom de l'entreprise est requis"],
  ['Entreprise ou organisme', 'x', "Le nom de l'entreprise doit contenir au moins 2 caractères"],
  ['Entreprise ou organisme', 'x'.repeat(101), "Le nom de l'entreprise ne peut pas dépasser 100 caractères"],
  ['Fonction (facultatif)', 'x'.repeat(101), 'La fonction ne peut pas dépasser 100 caractères'],
  ['Message', '', 'Le message est requis'],
  ['Message', 'Bonjour', 'Le message doit contenir au moins 10 caractères'],
  ['Message', 'x'.repeat(5001), 'Le message ne peut pas dépasser 5000 caractères'],
]

function isLastOfItsField([label]: (typeof rules)[number], at: number) {
  return rules[at + 1]?.[0] !== label
}

test.describe('The contact form', () => {
  test('says what is wrong, takes the focus to the first error and forgets what is corrected', async ({ page }) => {
    await openForm(page)
    await submit(page)
    await expect(control(page, 'Prénom')).toBeFocused()
    const summary = page.getByRole('alert').filter({ hasText: '6 champs sont à corriger' })
    await expect(summary.getByRole('link')).toHaveText([
      'Prénom',
      'Nom',
      'Email professionnel',
      'Téléphone',
      'Entreprise ou organisme',
      'Message',
    ])
    await expect(control(page, 'Prénom')).toHaveAccessibleDescription('Le prénom est requis')
    await expect(control(page, 'Prénom')).toHaveAttribute('aria-invalid', 'true')
    await control(page, 'Prénom').fill('J')
    await expect(control(page, 'Prénom')).toHaveAccessibleDescription('Le prénom doit contenir au moins 2 caractères')
    await control(page, 'Prénom').fill('Jo')
    await expect(control(page, 'Prénom')).not.toHaveAttribute('aria-invalid')
    await page.getByRole('alert').getByRole('link', { name: 'Message' }).click()
    await expect(control(page, 'Message')).toBeFocused()
    await fillIn(page)
    await expect(page.getByRole('link', { name: 'Téléphone', exact: true })).toHaveCount(0)
    await expect(page.getByText(/à corriger/)).toHaveCount(0)
  })

  for (const [which, isMeant, details] of [
    ['the last rule of each field', isLastOfItsField, {}],
    ['every rule', () => true, long],
  ] as const) {
    test(`words ${which} as the specification does`, details, async ({ page }) => {
      test.slow()
      await openForm(page)
      await submit(page)
      for (const [label, value, message] of rules.filter(isMeant)) {
        const field = control(page, label)
        if (!value) await field.fill('x')
        await field.fill(value)
        await expect(field, `${label}: ${value.slice(0, 20)}`).toHaveAccessibleDescription(
          new RegExp(`(^|\\s)${RegExp.escape(message)}$`),
        )
      }
    })
  }

  test('keeps each error in its own cell, also the example of an address, at every width', long, async ({ page }) => {
    await openLive(page, paths.contact)
    await page.getByLabel('Email professionnel').fill('zoe@')
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page.getByText('Format d')).toBeVisible()
    for (const width of [320, 390, 640, 768, 1024, 1060, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const outside = await page.locator('.field').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const { right } = cell.getBoundingClientRect()
          const parts = [...cell.querySelectorAll('.field-error span, .control')]
          return parts.filter((part) => part.getBoundingClientRect().right > right).map((part) => part.textContent)
        }),
      )
      expect(outside, `${width} px`).toEqual([])
    }
  })

  test(
    'shows its first error in text twice as large, too, where the list of them fills the screen',
    long,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openForm(page)
      await page.getByRole('button', { name: 'Tout refuser' }).click()
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await control(page, 'Message').fill('Bonjour')
      await submit(page)
      await expect(control(page, 'Prénom')).toBeFocused()
      await expect(control(page, 'Prénom')).toBeInViewport({ ratio: 1 })
    },
  )

  test('keeps what was typed before its script came', long, async ({ page }) => {
    const release = await holdReact(page)
    await page.goto(paths.contact)
    await control(page, 'Prénom').fill('Zoé')
    await control(page, 'Message').fill('Avant le script.')
    await control(page, teamSize).selectOption('1-10')
    release()
    await control(page, 'Nom').focus()
    await expect(page.getByRole('combobox', { name: teamSize })).toHaveText('1 à 10 personnes')
    await expect(control(page, 'Prénom')).toHaveValue('Zoé')
    await submit(page)
    await expect(control(page, 'Nom')).toBeFocused()
    await expect(control(page, 'Prénom')).not.toHaveAttribute('aria-invalid')
    await expect(control(page, 'Message')).not.toHaveAttribute('aria-invalid')
  })

  test('keeps its draft through a reload, in this tab only, and stores nothing before a word is typed', async ({
    page,
    context,
  }) => {
    await openForm(page)
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
    await control(page, 'Prénom').fill('Zoé')
    await control(page, 'Message').fill('Deux\nlignes')
    await choose(page, useCase, 'Autre')
    await page.reload()
    await expect(control(page, 'Prénom')).toHaveValue('Zoé')
    await expect(control(page, 'Message')).toHaveValue('Deux\nlignes')
    await comeNearForm(page)
    await expect(page.getByRole('combobox', { name: useCase })).toHaveText('Autre')
    await expect(page.locator('[name=useCase]')).toHaveValue('other')

    const other = await context.newPage()
    await openForm(other)
    await expect(control(other, 'Prénom')).toHaveValue('')
    await other.close()

    await control(page, 'Message').fill('Une ligne de plus\n'.repeat(60))
    await page.emulateMedia({ media: 'print' })
    const cut = await control(page, 'Message').evaluate((field) => field.scrollHeight - field.clientHeight)
    expect(cut, 'all of it is on paper').toBeLessThanOrEqual(1)
    await page.emulateMedia({ media: 'screen' })

    await control(page, 'Prénom').fill('')
    await control(page, 'Message').fill('')
    await choose(page, useCase, 'Non précisé')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test('opens in spite of a spoilt draft', long, async ({ page }) => {
    for (const draft of ['{', '{"firstName":{"a":1},"__proto__":"x"}']) {
      await page.addInitScript((text) => sessionStorage.setItem('contact-draft', text), draft)
      await openForm(page)
      await expect(control(page, 'Prénom'), draft).toHaveValue('')
    }
  })

  test('is filled in and sent with the keyboard alone', async ({ page }) => {
    const calls = await answerWith(page, [{ body: { success: true } }])
    await openForm(page)
    await control(page, 'Prénom').focus()
    for (const text of Object.values(texts).slice(0, 6)) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    const sizes = page.getByRole('combobox', { name: teamSize })
    await expect(sizes).toBeFocused()
    await page.keyboard.type('51')
    await expect(sizes).toHaveText('51 à 200 personnes')
    await page.keyboard.press('Tab')
    const cases = page.getByRole('combobox', { name: useCase })
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(cases).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option', { name: 'Non précisé' })).toBeFocused()
    for (const option of ['Support client', 'Gestion des connaissances']) {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option', { name: option })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(cases).toHaveText('Gestion des connaissances')
    await expect(cases).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Bonjour, une démo ?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.contactSuccess)
    expect(calls.bodies[0]).toMatchObject({ ...exampleRequest, message: 'Bonjour, une démo ?' })
  })

  test('brings its extra script to its own page only, within the budget', long, async ({ page, siteUrl }) => {
    const scriptsOf = async (address: string) => {
      const loaded = new Set<string>()
      page.removeAllListeners('request')
      page.on('request', (request) => {
        if (request.url().startsWith(siteUrl) && request.url().endsWith('.js')) loaded.add(request.url())
      })
      await openLive(page, address)
      return loaded
    }
    const success = await scriptsOf(paths.contactSuccess)
    const contact = await scriptsOf(paths.contact)
    expect([...contact].join(' ')).not.toContain('/select-')
    await comeNearForm(page)
    const extra = [...contact.difference(success)]
    const size = extra.reduce(
      (sum, url) => sum + gzipSync(readFileSync(`dist/client${new URL(url).pathname}`), { level: 9 }).length,
      0,
    )
    expect(size).toBeGreaterThan(20_000)
    expect(size).toBeLessThanOrEqual(budgets.contactJavascript)
    for (const elsewhere of [paths.home, paths.services]) {
      const names = [...(await scriptsOf(elsewhere))].join(' ')
      expect(names).not.toMatch(/\/(contact|select)-/)
    }
  })
})
