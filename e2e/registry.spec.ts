import type { BrowserContext, Page } from '@playwright/test'
import { consentPurposes } from '#content/consent-purposes.ts'
import { externalServices } from '#content/external-services.ts'
import { paths } from '#content/paths.ts'
import { type StoredItem, storedItems } from '#content/stored-items.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { ask, input, log, opener } from './assistant-panel.ts'
import { fillIn, submit } from './contact-controls.ts'
import { moveTo, openLive } from './live.ts'
import { longUnless } from './long.ts'
import { requestsElsewhere } from './requests-elsewhere.ts'
import { expect, test } from './site.ts'

const refusal = { essential: true, preferences: false, analytics: false, marketing: false }
const acceptance = { essential: true, preferences: true, analytics: true, marketing: true }
const states = [
  ['no choice', undefined],
  ...consentPurposes.map((purpose) => [`${purpose} alone`, { ...refusal, [purpose]: true }] as const),
  ['everything allowed', acceptance],
] as const

const items: readonly StoredItem[] = storedItems
/** Whom a page may ask: those that the policy and the dialog name for it. */
const declared = externalServices
  .filter(({ purpose }) => purpose === 'audience' || purpose === 'video')
  .map(({ host }) => host)

for (const [name, choice] of states) {
  const title = `Under ${name}, form, filters, assistant and video leave only what the registry lists and ask only whom it names`
  const isExample = choice === acceptance
  test(title, longUnless(isExample), async ({ page, context, siteUrl }) => {
    const outside = requestsElsewhere(page, siteUrl)
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'lecteur' }))
    if (choice) {
      await page.goto('/robots.txt')
      await page.evaluate((consent) => {
        localStorage.setItem('cookie-consent', JSON.stringify(consent))
        localStorage.setItem('cookie-consent-date', new Date().toISOString())
      }, choice)
    }
    const consent = choice ?? refusal
    const seen = new Set<string>()

    await openLive(page, paths.contact)
    await fillIn(page)
    await expectOnlyListed()
    await page.route(`**${apiPaths.contact}`, async (route) => {
      await expectOnlyListed()
      await route.continue()
    })
    await submit(page)
    await expect(page).toHaveURL(paths.contactSuccess)

    await moveTo(page, paths.useCases)
    await page.getByRole('button', { name: /^Automatisation/ }).click()
    await expect(page).toHaveURL(/categorie=automatisation/)
    await moveTo(page, paths.home)
    const player = page.locator('iframe')
    await player.scrollIntoViewIfNeeded()
    if (consent.marketing) await expect(player).toHaveAttribute('src', /^https:/)
    else {
      expect(outside).toEqual([])
      await player
        .contentFrame()
        .getByRole('link', { name: /^Lire la vidéo/ })
        .click()
    }
    await expect.poll(() => outside.length).toBeGreaterThan(0)

    await opener(page).click()
    await expect(input(page)).toBeFocused()
    await ask(page, 'Où sont hébergées les données ?')
    await expect(log(page)).toContainText('Europe')
    await expectOnlyListed()
    expect(outside.map((address) => new URL(address).hostname).filter((host) => !declared.includes(host))).toEqual([])

    const expected = items.filter(({ allowedBy }) => consent[allowedBy]).map((item) => item.name)
    if (choice) expect([...seen].toSorted(), 'what the registry lists is used').toEqual(expected.toSorted())

    async function expectOnlyListed() {
      for (const item of await storedIn(page, context)) {
        seen.add(item)
        const entry = items.find((listed) => listed.name === item)
        expect(entry && consent[entry.allowedBy], `${item} is listed and allowed`).toBe(true)
      }
    }
  })
}

async function storedIn(page: Page, context: BrowserContext) {
  expect(await context.cookies()).toEqual([])
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
}
