import type { Page } from '@playwright/test'
import { demoVideo } from '#content/brand/video.ts'
import { videoTranscript } from '#content/brand/video-transcript.ts'
import { paths } from '#content/paths.ts'
import { widths } from './home-sections.ts'
import { openLive } from './live.ts'
import { long, longUnless } from './long.ts'
import { expect, test } from './site.ts'

test.describe('The demonstration', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })
      const open = (page: Page) => (javaScriptEnabled ? openLive(page, paths.home) : page.goto(paths.home))

      const mouse = 'asks nothing of the video site before the visitor presses play, by mouse'
      test(mouse, longUnless(javaScriptEnabled), async ({ page }) => {
        const asked = await serveVideo(page)
        await open(page)
        const poster = await showPoster(page)
        expect(asked).toEqual([])
        await poster.click()
        await expect(player(page).getByText('The player')).toBeVisible()
        expect(asked).toEqual([demoVideo.url])
        expect(new URL(page.url()).pathname).toBe(paths.home)
      })

      const title = 'plays from the keyboard, and opens its transcript from the link beside the frame'
      test(title, longUnless(javaScriptEnabled), async ({ page }) => {
        await serveVideo(page)
        await open(page)
        const poster = await showPoster(page)
        const link = page.getByRole('link', { name: 'Lire la transcription de la vidéo' })
        await link.focus()
        await page.keyboard.press('Tab')
        await expect(poster).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(player(page).getByText('The player')).toBeVisible()
        if (javaScriptEnabled) await expect(page.locator('main iframe')).toBeFocused()
        else await expect(page.getByText("La vidéo ne s'affiche pas ?")).toBeHidden()

        const [first] = videoTranscript
        const firstWords = page.getByText(first?.text ?? '')
        await expect(firstWords).toBeHidden()
        await link.click()
        await expect(firstWords).toBeInViewport()
      })
    })
  }

  test('is there by itself for who accepts all at the banner, on the same page', async ({ page }) => {
    const asked = await serveVideo(page)
    await page.goto(paths.home)
    await showPoster(page)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    await expect(player(page).getByText('The player')).toBeVisible()
    expect(asked).toEqual([demoVideo.url])
  })

  test(
    'adds no step to the history, and goes back to its poster where the player does not come',
    long,
    async ({ page }) => {
      await page.goto(paths.services)
      await page.goto(paths.home)
      await page.route(demoVideo.url, (route) => route.abort('internetdisconnected'))
      const entries = await page.evaluate(() => history.length)
      const poster = await showPoster(page)
      const failed = page.waitForEvent('requestfailed', (request) => request.url() === demoVideo.url)
      await poster.click()
      await failed
      await expect(poster).toBeHidden()
      await expect(page.getByText("La vidéo ne s'affiche pas ? Sa transcription est ci-dessous.")).toBeVisible()
      expect(await page.evaluate(() => history.length)).toBe(entries)
      await page.getByRole('button', { name: "Revenir à l'affiche" }).click()
      await expect(poster).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(paths.services)
    },
  )

  test('keeps 16:9 and its whole poster in view, from the smallest phone on', long, async ({ page }) => {
    await page.goto(paths.home)
    const poster = await showPoster(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const frame = await page.locator('iframe').boundingBox()
      expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(16 / 9, 1)
      const fits = await poster.evaluate((link) => link.scrollHeight <= innerHeight && link.scrollWidth <= innerWidth)
      expect(fits, `at ${width} px`).toBe(true)
    }
  })
})

function player(page: Page) {
  return page.locator('main iframe').contentFrame()
}

/** Scrolls to the frame, which loads when it is near, and gives its only link. */
async function showPoster(page: Page) {
  await page.locator('iframe').scrollIntoViewIfNeeded()
  const poster = player(page).getByRole('link', { name: /^Lire la vidéo.*Site extérieur.*adresse IP.*cookies/ })
  await expect(poster).toBeVisible()
  return poster
}

/** Stands in for the video site and notes what is asked of it. */
async function serveVideo(page: Page) {
  const asked: string[] = []
  await page.route(`${new URL(demoVideo.url).origin}/**`, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title><p>The player</p>' })
  })
  return asked
}
