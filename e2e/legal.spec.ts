import type { Page } from '@playwright/test'
import { palette } from '#content/brand/colours.ts'
import { privacyPolicyVersions } from '#content/brand/privacy-policy-history.ts'
import { company } from '#content/company.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { paths } from '#content/paths.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { cssColour } from './css-colour.ts'
import { openLive } from './live.ts'
import { long, longUnless } from './long.ts'
import { expect, test } from './site.ts'

const documents = [
  {
    path: paths.legalNotice,
    content: legalNotice,
    told: [
      company.legal.name,
      company.legal.capital,
      company.legal.siret,
      company.legal.register,
      company.legal.vat,
      company.legal.publicationDirector,
      company.host.name,
      company.host.address,
      company.host.phone,
      'Ces mentions sont soumises au droit français',
    ],
  },
  { path: paths.privacyPolicy, content: privacyPolicy, told: [company.legal.dataProtectionOfficer.email] },
]

for (const { path, content, told } of documents) {
  test.describe(`The legal text at ${path}`, () => {
    const isExample = path === paths.legalNotice

    test('is numbered, and its table of contents leads to every section', long, async ({ page }) => {
      await page.goto(path)
      const contents = page.getByRole('navigation', { name: 'Sommaire' })
      await expect(contents.getByRole('link')).toHaveCount(content.sections.length)
      for (const [index, { id, title }] of content.sections.entries()) {
        const number = String(index + 1).padStart(2, '0')
        const heading = page.getByRole('heading', { level: 2, name: `${number} ${title}`, exact: true })
        await contents.getByRole('link', { name: title, exact: true }).click()
        await expect(page).toHaveURL(`${path}#${id}`)
        await expect(heading).toBeInViewport()
        const header = await page.getByRole('banner').boundingBox()
        expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      }
    })

    const facts =
      'gives its facts and retention periods, has no line longer than 70 characters, and is not listed by search engines'
    test(facts, longUnless(isExample), async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
      for (const fact of told) await expect(page.getByRole('main')).toContainText(fact)
      const table = page.getByRole('table', { name: 'Durée de conservation de chaque donnée' })
      await expect(table.getByRole('row', { name: /^Demandes de contact/ })).toContainText('3 ans')
      await expect(table.getByRole('row', { name: /^Données contractuelles/ })).toContainText('10 ans')
      await expect(table.getByRole('row', { name: /^Données techniques/ })).toContainText('13 mois')
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      expect(await longestLine(page)).toBeLessThanOrEqual(70)
    })

    const layout =
      'keeps its table of contents beside the text or before it, names the column of every cell on a phone, and prints without menus, dark on white'
    test(layout, longUnless(isExample), async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      const contents = page.getByRole('navigation', { name: 'Sommaire' })
      await page.getByRole('heading', { level: 2 }).nth(4).scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 800)
      await expect(contents).toBeInViewport()
      await page.setViewportSize({ width: 1280, height: 720 })
      const last = contents.getByRole('link').last()
      await last.focus()
      const asking = page.locator('.consent-banner')
      await expect(asking).toBeVisible()
      const [end, banner] = await Promise.all([last.boundingBox(), asking.boundingBox()])
      expect((end?.y ?? 0) + (end?.height ?? 0), 'none of it under the banner').toBeLessThanOrEqual(banner?.y ?? 0)

      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => window.scrollTo(0, 0))
      const first = page.getByRole('heading', { level: 2, name: content.sections[0]?.title ?? '' })
      const [list, text] = await Promise.all([contents.boundingBox(), first.boundingBox()])
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0)

      await page.setViewportSize({ width: 320, height: 700 })
      const table = page.getByRole('table', { name: 'Durée de conservation de chaque donnée' })
      await expect(table.getByRole('columnheader')).toHaveText(['Données', 'Durée'])
      await expect(table.getByRole('rowheader').first()).toHaveText('Demandes de contact et échanges avec nous')
      const cell = table.getByRole('cell').first()
      expect(await cell.evaluate((node) => getComputedStyle(node, '::before').content)).toContain('Durée')
      const [row, detail] = await Promise.all([table.getByRole('rowheader').first().boundingBox(), cell.boundingBox()])
      expect(detail?.x).toBe(row?.x)

      await page.setViewportSize({ width: 1280, height: 720 })
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0)
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(page.getByRole('term').first()).toHaveCSS('color', cssColour(palette.light.slate))
      const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first()
      await expect(link('www.cnil.fr (https://www.cnil.fr)'), 'with the address of outside links').toBeVisible()
      await expect(link(company.legal.dataProtectionOfficer.email)).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('break-after', 'avoid')
    })
  })
}

test('The legal notice is dated today, and tomorrow for who comes back to it the next day; the privacy policy on its first day, whatever the day', async ({
  page,
}) => {
  await page.clock.setFixedTime('2030-12-31T23:59:00')
  await page.addInitScript(() => {
    // A long task on a phone, for a date.
    Date.prototype.toLocaleDateString = () => 'by the formatter'
  })
  await page.goto(paths.legalNotice)
  await expect(page.getByText('Dernière mise à jour')).toHaveText('Dernière mise à jour\u00a0: 31 décembre 2030')
  await expect(page.getByRole('time')).toHaveAttribute('datetime', '2030-12-31')
  await page.clock.setFixedTime('2031-01-01T08:00:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByText('Dernière mise à jour')).toHaveText('Dernière mise à jour\u00a0: 1er janvier 2031')
  await expect(page.getByRole('time')).toHaveAttribute('datetime', '2031-01-01')

  const first = privacyPolicyVersions.at(-1)
  await openLive(page, paths.privacyPolicy)
  await expect(page.getByText('Dernière mise à jour')).toHaveText(`Dernière mise à jour : ${first?.text}`)
  await expect(page.getByRole('time')).toHaveAttribute('datetime', first?.isoDate ?? '')
})

test(
  'The live legal notice opens the licences of fonts, icons and code as the file that they are',
  long,
  async ({ page }) => {
    await openLive(page, paths.legalNotice)
    await page.getByRole('main').getByRole('link', { name: 'licences.txt' }).click()
    await expect(page).toHaveURL('/licences.txt')
    await expect(page.getByText('SIL OPEN FONT LICENSE').first()).toBeVisible()
  },
)

test.describe('Without JavaScript, the legal notice', () => {
  test.use({ javaScriptEnabled: false })

  test('has the date of its build', long, async ({ page }) => {
    await page.goto(paths.legalNotice)
    await expect(page.getByRole('time')).toHaveText(/^(?:1er|\d{1,2}) [a-zéû]+ 20\d\d$/)
    await expect(page.getByRole('time')).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\d$/)
  })
})

/** Characters on the longest rendered line of the running text. */
function longestLine(page: Page) {
  return page.getByRole('article').evaluate((article) => {
    let longest = 0
    for (const block of article.querySelectorAll('p, li, dd')) {
      const lengths = new Map<number, number>()
      const range = document.createRange()
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (let at = 0; at < (text.nodeValue?.length ?? 0); at++) {
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          const box = range.getClientRects()[0]
          if (!box) continue
          const line = Math.round(box.bottom / 8)
          lengths.set(line, (lengths.get(line) ?? 0) + 1)
        }
      }
      longest = Math.max(longest, ...lengths.values())
    }
    return longest
  })
}
