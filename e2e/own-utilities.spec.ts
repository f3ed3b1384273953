import type { Page } from '@playwright/test'
import { utilities } from '#app/document-ids.ts'
import { paths } from '#content/paths.ts'
import { addresses } from './addresses.ts'
import { openLive } from './live.ts'
import { longUnless } from './long.ts'
import { expect, test } from './site.ts'

test.describe('Where no script runs', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of addresses) {
    test(
      `${address} looks the same with its own utilities as with all of them`,
      longUnless(address === paths.contactSuccess),
      async ({ page }) => {
        await page.goto(address)
        for (const width of [390, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const own = await looks(page)
          expect(own.length, 'elements').toBeGreaterThan(100)
          await page.evaluate(useInstead, [utilities, 'whole'] as const)
          const whole = await looks(page)
          const changed = own.filter((look, at) => look !== whole[at])
          expect(changed, `${width} px wide`).toEqual([])
          await page.evaluate(useInstead, [utilities, 'own'] as const)
        }
      },
    )
  }
})

test('Once it is live, a page has the utilities of all pages, without another style than before', async ({ page }) => {
  await page.goto(paths.home)
  const before = await rulesOf(page)
  await openLive(page, paths.home)
  const after = await rulesOf(page)
  expect(after.utilities).toBeGreaterThan(1.3 * before.utilities)
  expect(after.others).toEqual(before.others)
})

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

/** Puts the utilities of all pages in the place of the page's own, or these back. */
function useInstead([name, which]: readonly [string, 'own' | 'whole']) {
  const kept = window as Window & { ownUtilities?: string | undefined }
  const sheet = document.querySelector('style')?.sheet
  const at = [...(sheet?.cssRules ?? [])].findIndex((rule) => 'name' in rule && rule.name === name)
  kept.ownUtilities ??= sheet?.cssRules[at]?.cssText
  const text = which === 'own' ? kept.ownUtilities : document.getElementById(name)?.textContent
  sheet?.deleteRule(at)
  sheet?.insertRule(text ?? '', at)
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
