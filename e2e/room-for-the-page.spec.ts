import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { settingsAt } from './addresses.ts'
import { input, openAssistant, opener, panel } from './assistant-panel.ts'
import { moveTo, openLive } from './live.ts'
import { long, walks } from './long.ts'
import { expect, test } from './site.ts'

const refusal = { essential: true, preferences: false, analytics: false, marketing: false }
/** The last one is a screen of 1280 by 720 pixels at 400 %. */
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
  { width: 320, height: 180 },
]

test.describe('The round button', () => {
  for (const { over, pages, details } of walks) {
    test(`lies over no action and no field when a page opens: ${over}`, details, async ({ page }) => {
      for (const asks of [true, false]) {
        if (!asks) await refuseAll(page)
        await openLive(page, paths.home)
        for (const address of pages) {
          await goTo(page, address)
          for (const size of sizes.filter(({ width }) => [390, 320, asks ? 1280 : 768].includes(width))) {
            await page.setViewportSize(size)
            await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
            expect(await coveredActions(page), `${address} at ${size.width} × ${size.height}`).toEqual([])
          }
        }
      }
    })
  }

  test('lies over nothing that the keyboard reaches', long, async ({ page }) => {
    await refuseAll(page)
    await openLive(page, paths.home)
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await coveredStops(page), `at ${size.width} × ${size.height}`).toEqual([])
    }
  })

  test(
    'is round where nothing lies under it, and goes into the margin where something does',
    long,
    async ({ page }) => {
      await refuseAll(page)
      await openLive(page, paths.home)
      const widths = () =>
        opener(page).evaluate((button) => {
          const { left, right } = button.getBoundingClientRect()
          const pressable = Math.min(right, innerWidth) - Math.max(0, left)
          return { pressable, drawn: pressable - button.clientLeft }
        })
      for (const { width, over, expected } of [
        {
          width: 390,
          over: page.getByRole('link', { name: "Voir tous les cas d'usage" }),
          expected: { pressable: 24, drawn: 20 },
        },
        {
          width: 390,
          over: page.getByRole('heading', { name: 'Une méthode en quatre stations' }),
          expected: { pressable: 56, drawn: 55 },
        },
        {
          width: 768,
          over: page.getByRole('button', { name: 'Gérer les cookies' }),
          expected: { pressable: 24, drawn: 20 },
        },
      ]) {
        await page.setViewportSize({ width, height: 844 })
        await over.evaluate((element) => {
          const { bottom } = element.getBoundingClientRect()
          window.scrollBy({ top: bottom - window.innerHeight + 30, behavior: 'instant' })
        })
        await expect.poll(widths).toEqual(expected)
      }
    },
  )
})

test.describe('The open assistant', () => {
  for (const { over, pages, details } of walks) {
    const freeTitle = `leaves the header free, and lies over nothing that has the focus: it folds into its bar, and unfolds at a press: ${over}`
    test(freeTitle, details, async ({ page }) => {
      await refuseAll(page)
      await openAssistant(page, paths.home)
      for (const address of pages) {
        await goTo(page, address)
        for (const size of sizes.filter(({ width }) => width > 700)) {
          await page.setViewportSize(size)
          const unfold = page.getByRole('button', { name: "Agrandir l'assistant" })
          if (await unfold.isVisible()) await unfold.click()
          await expect(input(page)).toBeVisible()
          const where = `${address} at ${size.width} × ${size.height}`
          expect(await coveredActions(page, 'header'), where).toEqual([])
          expect(await coveredStops(page), where).toEqual([])
        }
      }
    })

    const title = `leaves each action a place where it is free, the last ones of the footer too: ${over}`
    test(title, long, async ({ page }) => {
      await refuseAll(page)
      await openAssistant(page, paths.home)
      for (const address of pages) {
        await goTo(page, address)
        for (const size of sizes.filter(({ width }) => [768, 1366].includes(width))) {
          await page.setViewportSize(size)
          await expect(panel(page)).toBeVisible()
          const out = await actionsOutOfReach(page)
          expect(out, `${address} at ${size.width} × ${size.height}`).toEqual([])
        }
      }
    })
  }

  test('stands beside the form where it would lie on its fields', long, async ({ page }) => {
    await refuseAll(page)
    await openAssistant(page, paths.contact)
    for (const size of [
      { width: 1024, height: 768 },
      { width: 1280, height: 720 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size)
      await expect(input(page)).toBeVisible()
      expect(await coveredActions(page, 'form'), `at ${size.width} px`).toEqual([])
    }
  })
})

async function goTo(page: Page, address: string) {
  await moveTo(page, address)
  await expect(page).toHaveTitle(settingsAt(address).title)
}

async function refuseAll(page: Page) {
  await page.goto('/robots.txt')
  await page.evaluate((choice) => localStorage.setItem('cookie-consent', choice), JSON.stringify(refusal))
}

/** Runs in the page: what of these elements the assistant lies upon as things stand. */
function lookForCovered(scope: string) {
  const actions = 'a[href], button, input, select, textarea, summary, iframe'
  const covers = [...document.querySelectorAll('.assistant-button, .assistant-panel')]
  function isCovered(element: Element) {
    if (element.closest('.assistant') || !element.checkVisibility({ visibilityProperty: true })) return false
    const over = covers.filter((cover) => cover.checkVisibility()).map(drawnBox)
    return [...element.getClientRects()].some((box) =>
      over.some(
        ({ left, right, top, bottom }) =>
          // What reaches into the page's margin has nothing to read there.
          Math.min(right, box.right, window.innerWidth - 20) - Math.max(left, box.left) > 1 &&
          Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1,
      ),
    )
  }
  /** Without the border on its left, by which the button can be pressed and which nobody sees. */
  function drawnBox(cover: Element) {
    const { left, right, top, bottom } = cover.getBoundingClientRect()
    return { left: left + cover.clientLeft, right, top, bottom }
  }
  const nameOf = (element: Element) => `${element.tagName} « ${element.textContent?.trim() || element.ariaLabel} »`
  const found = () => [...document.querySelectorAll(scope)].flatMap((part) => [...part.querySelectorAll(actions)])
  return { isCovered, nameOf, found }
}

const inPage = `const { isCovered, nameOf, found } = (${lookForCovered})`
const frames = 'const frame = () => new Promise(requestAnimationFrame)'
/** The assistant may take its time to give way. */
const until = `${frames}
  const isHeld = async (test) => {
    for (let left = 40; left > 0 && test(); left--) await frame()
    return test()
  }`

function coveredActions(page: Page, scope = '#site') {
  return page.evaluate<string[]>(`(async () => {
    ${inPage}(${JSON.stringify(scope)})
    ${until}
    await isHeld(() => found().some(isCovered))
    return found().filter(isCovered).map(nameOf)
  })()`)
}

/** Goes through all that the keyboard reaches, from the page's first stop to its last and back. */
function coveredStops(page: Page) {
  return page.evaluate<string[]>(`(async () => {
    ${inPage}('header, main, footer')
    ${until}
    const covered = []
    const isStop = (stop) => stop.checkVisibility({ visibilityProperty: true }) && stop.tabIndex >= 0
    // The focus goes to what is in a frame, not to the frame.
    const stops = found().filter((stop) => isStop(stop) && !(stop instanceof HTMLIFrameElement))
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus({ focusVisible: true })
      if (document.activeElement !== stop) continue
      if (isCovered(stop) && (await isHeld(() => isCovered(stop)))) covered.push(nameOf(stop))
    }
    return stops.length > 10 ? covered : ['There is nothing to reach.']
  })()`)
}

/** Scrolls the page from its top to its end, and tells what was under the assistant wherever it was in view. */
function actionsOutOfReach(page: Page) {
  return page.evaluate<string[]>(`(async () => {
    ${inPage}('main, footer')
    ${frames}
    const header = document.querySelector('header').getBoundingClientRect().height - 1
    const isFree = (action) => {
      const { left, width, top, height, bottom } = action.getBoundingClientRect()
      // Of what is larger than the room, as a video, the middle.
      if (height > 80) return action.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      return top >= header && bottom <= innerHeight && !isCovered(action)
    }
    let left = found().filter((action) => action.checkVisibility({ visibilityProperty: true }))
    for (let top = 0; top < document.documentElement.scrollHeight; top += 15) {
      window.scrollTo({ top, behavior: 'instant' })
      left = left.filter((action) => !isFree(action))
    }
    await frame()
    return left.map(nameOf)
  })()`)
}
