import type { Page } from '@playwright/test'
import { utilities } from '#app/document-ids.ts'
import { paths } from '#content/paths.ts'
import { addresses } from './addresses.ts'
import { openLive, openStarted } from './live.ts'
import { aborted, gone, portal } from './loaded-files.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'

test.describe('Where no script runs', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of addresses) {
    test(`${address} looks the same with its own utilities as with all of them`, long, async ({ page }) => {
      await page.goto(address)
      const all = await utilitiesOfAllPages(page)
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const own = await looks(page)
        expect(own.length, 'elements').toBeGreaterThan(100)
        await page.evaluate(useInstead, [utilities, all] as const)
        const whole = await looks(page)
        const changed = own.filter((look, at) => look !== whole[at])
        expect(changed, `${width} px wide`).toEqual([])
        await page.evaluate(useInstead, [utilities, undefined] as const)
      }
    })
  }
})

for (const address of [paths.home, paths.contactSuccess]) {
  test(`Once it is live, ${address} has the utilities of all pages, without another style than before`, async ({
    page,
  }) => {
    await page.goto(address)
    const before = await rulesOf(page)
    await openLive(page, address)
    const after = await rulesOf(page)
    expect(after.utilities).toBeGreaterThan(1.3 * before.utilities)
    expect(after.others).toEqual(before.others)
  })
}

for (const [name, fails] of Object.entries({ aborted, gone, portal })) {
  test(`Where their file is ${name}, a short page stays as it is, says so, and is live once it comes`, async ({
    page,
  }) => {
    await page.route(/\/assets\/utilities-/, fails)
    await openStarted(page, paths.contactSuccess)
    const before = await rulesOf(page)
    const button = page.getByRole('button', { name: 'Gérer les cookies' })
    await button.click()
    await expect(page.locator('#sorry')).toBeVisible()
    expect(await rulesOf(page)).toEqual(before)

    await page.unroute(/\/assets\/utilities-/)
    await button.click()
    await expect(page.getByRole('dialog', { name: 'Gestion des cookies' })).toBeVisible()
    expect((await rulesOf(page)).utilities).toBeGreaterThan(1.3 * before.utilities)
  })
}

/** From the end of the page, or from the file that it names. */
async function utilitiesOfAllPages(page: Page) {
  const block = page.locator(`#${utilities}`)
  const file = await block.getAttribute('data-file')
  return file ? (await page.request.get(file)).text() : ((await block.textContent()) ?? '')
}

/** How every element is shown, one line for each, once nothing changes any more. */
async function looks(page: Page) {
  let now: string[] = []
  await expect
    .poll(async () => {
      const before = now
      now = await page.evaluate(looksNow)
      return now.length > 0 && now.every((look, at) => look === before[at])
    })
    .toBe(true)
  return now
}

function looksNow() {
  return [...document.querySelectorAll('body *')].map((element) => {
    const style = getComputedStyle(element)
    const values = [...style].filter((name) => !name.startsWith('--')).map((name) => style.getPropertyValue(name))
    return `${element.tagName} ${element.getAttribute('class')} ${values.join(';')}`
  })
}

/** Puts other utilities in the place of the page's own, or these back. */
function useInstead([name, others]: readonly [string, string | undefined]) {
  const kept = window as Window & { ownUtilities?: string | undefined }
  const sheet = document.querySelector('style')?.sheet
  const at = [...(sheet?.cssRules ?? [])].findIndex((rule) => 'name' in rule && rule.name === name)
  kept.ownUtilities ??= sheet?.cssRules[at]?.cssText
  sheet?.deleteRule(at)
  sheet?.insertRule(others ?? kept.ownUtilities ?? '', at)
}

function rulesOf(page: Page) {
  return page.evaluate((name) => {
    const rules = [...(document.querySelector('style')?.sheet?.cssRules ?? [])]
    const isUtilities = (rule: CSSRule) => 'name' in rule && rule.name === name
    return {
      utilities: rules.find(isUtilities)?.cssText.length ?? 0,
      others: rules.filter((rule) => !isUtilities(rule)).map(({ cssText }) => cssText),
    }
  }, utilities)
}
