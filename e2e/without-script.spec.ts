import { paths } from '#content/paths.ts'
import { walks } from './long.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test.describe('Without JavaScript', () => {
  for (const { over, pages, details } of walks) {
    test(`a page reads in full and each of its links leads somewhere: ${over}`, details, async ({ page, request }) => {
      const anchors = new Map<string, Set<string>>()
      const links = new Set<string>()
      for (const address of pages) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        const hidden = await page
          .locator(
            'main :is(h2, h3, p, li):not([aria-hidden] *):not(.sr-only):not(.sr-only *):not(details *):not(.needs-scripts)',
          )
          .evaluateAll((nodes) =>
            nodes.filter((node) => !node.checkVisibility({ opacityProperty: true })).map((node) => node.outerHTML),
          )
        expect(hidden, address).toEqual([])
        anchors.set(address, new Set(await page.locator('[id]').evaluateAll((nodes) => nodes.map(({ id }) => id))))
        for (const href of await page
          .locator('a[href]')
          .evaluateAll((nodes) => nodes.map((a) => a.getAttribute('href')))) {
          if (href?.startsWith('/')) links.add(href)
          if (href?.startsWith('#')) links.add(`${address}${href}`)
        }
      }
      expect([...links].filter((link) => Object.values<string>(paths).includes(link)).sort()).toEqual(
        Object.values(paths)
          .filter((path) => path !== paths.contactSuccess)
          .sort(),
      )
      for (const link of links) {
        const [path = '', anchor] = link.split('#')
        const here = anchor && anchors.get(path)
        if (here) expect(here, link).toContain(anchor)
        else expect((await request.get(path)).status(), link).toBe(200)
      }
    })
  }

  test('the main menu stands open on a phone, and goes away with the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.home)
    const menu = page.getByRole('navigation', { name: 'Navigation principale' })
    await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ouvrir le menu principal' })).toBeHidden()
    await page.mouse.wheel(0, 2000)
    await expect(menu).not.toBeInViewport()
  })
})
