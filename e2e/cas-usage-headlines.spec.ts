import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { untilOwnFonts } from '#testing/own-fonts.ts'
import { openLive } from './live.ts'
import { long } from './long.ts'
import { expect, test } from './site.ts'
import { headlines } from './use-case-controls.ts'

const pauseButton = (page: Page) => page.getByRole('button', { name: 'Mettre les questions en pause' })

const playButton = (page: Page) => page.getByRole('button', { name: 'Reprendre le défilement des questions' })

test.describe('The questions', () => {
  test.use({ motion: true })

  test('turn every three seconds and begin again after the eighth, each within 300 ms and without a script, and move nothing around them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.useCases)
    const listTop = () => page.locator('#trouver').evaluate((title) => title.getBoundingClientRect().top)
    const before = await listTop()
    expect(await shownAt(page, 0), 'from the first moment').toEqual([headlines[0]])
    expect(await shownAt(page, 2600)).toEqual([headlines[0]])
    for (const [turn, headline] of [...headlines, headlines[0]].entries()) {
      expect(await shownAt(page, 3000 * turn)).toEqual([headline])
      expect(await shownAt(page, 3000 * turn + 2690)).toEqual([headline])
      expect(await listTop()).toBe(before)
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await crowdedNumbers(page), 'numbers that meet the next, with text at 200 %').toEqual([])
    await expect(page.locator('html')).not.toHaveAttribute('data-live')
  })

  test('have their first marks where they stay, though the document has not brought the others yet', async ({
    page,
  }) => {
    await page.goto(paths.useCases)
    const marks = page.locator('.headline-mark')
    const places = () =>
      marks.evaluateAll((all) => all.slice(0, 3).map((mark) => mark.getBoundingClientRect().toJSON()))
    const whole = await places()
    await marks.evaluateAll((all) => {
      for (const mark of all.slice(3)) mark.remove()
    })
    expect(await places()).toEqual(whole)
  })

  test(
    'wait under the pointer, while the keyboard is at their button and at its press, and go on where it is pressed again',
    long,
    async ({ page }) => {
      await openLive(page, paths.useCases)
      const rotating = page.locator('.rotating')
      const states = async () =>
        new Set(
          await rotating.evaluate((all) => all.getAnimations({ subtree: true }).map(({ playState }) => playState)),
        )
      expect(await states()).toEqual(new Set(['running']))
      await page.locator('.headlines').hover()
      await expect.poll(states).toEqual(new Set(['paused']))
      await page.mouse.move(5, 5)
      await expect.poll(states).toEqual(new Set(['running']))

      await pauseButton(page).focus()
      await page.keyboard.press('Shift')
      await expect.poll(states).toEqual(new Set(['paused']))
      await page.keyboard.press('Tab')
      await expect.poll(states).toEqual(new Set(['running']))
      const comesFirst = await pauseButton(page).evaluate((button) => {
        const headlines = document.querySelector('.headlines')
        return headlines && (button.compareDocumentPosition(headlines) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      })
      expect(comesFirst, 'the keyboard reaches the button before them').toBe(true)

      await pauseButton(page).click()
      await page.mouse.move(5, 5)
      await expect(playButton(page)).toBeVisible()
      expect(await states()).toEqual(new Set(['paused']))
      await playButton(page).click()
      await expect(pauseButton(page)).toBeVisible()
      expect(await states(), 'although the pointer rests on the button').toEqual(new Set(['running']))
    },
  )
})

test('The questions stand still, without a button, for whom motion is too much', long, async ({ page }) => {
  await page.goto(paths.useCases)
  // Which come by an animation without motion where no script does.
  await untilOwnFonts(page)
  expect(await page.locator('.headlines').evaluate((all) => all.getAnimations({ subtree: true }).length)).toBe(0)
  await expect(page.locator('.headlines > p').first()).toBeVisible()
  await expect(page.locator('.headlines > p').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /questions/ })).toHaveCount(0)
})

/** What is shown so long after the page has opened. The first question has its 300 ms behind it. */
function shownAt(page: Page, time: number) {
  return page.locator('.headlines > p').evaluateAll((all, at) => {
    for (const animation of document.querySelector('.rotating')?.getAnimations({ subtree: true }) ?? []) {
      animation.pause()
      // Its delay is negative, and counts from the page's opening.
      animation.currentTime = at
    }
    return all.filter((one) => getComputedStyle(one).opacity === '1').map((one) => one.textContent)
  }, time)
}

/** Of the tape over the questions. */
function crowdedNumbers(page: Page) {
  return page.locator('.headline-mark > .headline-number').evaluateAll((numbers) => {
    const shown = numbers.filter((number) => number.checkVisibility())
    const meetsNext = (number: Element, place: number) => {
      const next = shown[place + 1]?.getBoundingClientRect()
      return next && number.getBoundingClientRect().right > next.left
    }
    return shown.filter(meetsNext).map(({ textContent }) => textContent)
  })
}
