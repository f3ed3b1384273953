import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { freePort } from '#testing/free-port.ts'
import { launchBrowser } from '#testing/launch-browser.ts'
import { createProjectCopy } from '#testing/project-copy.ts'
import { startServer } from '#testing/running-site.ts'
import { startStaticHost } from './elsewhere/static-host.ts'
import type { Part } from './part.ts'
import { runIn } from './tests-in-copy.ts'

/** The pages on a static host of their own, the functions on another origin: in the browser, with and without script. */
export const elsewhere: Part = {
  count: 1,
  of: 'site whose pages live elsewhere',
  minutes: 5,
  async run(_count, until) {
    const [pagesPort, backendPort] = [await freePort(), await freePort()]
    const [pages, backend] = [`http://localhost:${pagesPort}`, `http://localhost:${backendPort}`]
    await using cleanups = new AsyncDisposableStack()
    const copy = await createProjectCopy()
    cleanups.defer(copy.remove)
    const variables = { SITE_URL: pages, BACKEND_URL: backend, ALLOWED_ORIGINS: pages }
    const failedBuilds = await runIn(copy.folder, ['tools/build/build.ts'], until, variables)
    const server = await startServer({
      folder: copy.folder,
      variables: { ...variables, PORT: String(backendPort), DATA_DIR: join(copy.folder, 'var') },
    })
    cleanups.defer(async () => void (await server.stop()))
    const policy = (await fetch(backend)).headers.get('content-security-policy') ?? ''
    const client = join(copy.folder, 'dist/current/client')
    const host = await startStaticHost(client, pagesPort, { 'Content-Security-Policy': policy })
    cleanups.defer(host.stop)
    const browser = await launchBrowser()
    cleanups.defer(() => browser.close())
    const complaints: string[] = []
    const sent = await sendForm(browser, pages, { javaScriptEnabled: true }, complaints)
    const posted = await sendForm(browser, pages, { javaScriptEnabled: false }, complaints)
    const asked = await askAssistant(browser, pages, complaints)
    for (const complaint of complaints) console.log(complaint)
    return [
      { what: 'builds that failed', value: failedBuilds, most: 0 },
      {
        what: 'forms sent that ended on the pages’ origin',
        value: sent === pages + paths.contactSuccess ? 1 : 0,
        least: 1,
      },
      {
        what: 'forms posted without script that did',
        value: posted === pages + paths.contactSuccess ? 1 : 0,
        least: 1,
      },
      { what: 'answers of the assistant', value: asked, least: 1 },
      { what: 'complaints of the browser', value: complaints.length, most: 0 },
      {
        what: 'answers that another origin may read',
        value: await readableBy(backend, 'http://evil.example'),
        most: 0,
      },
    ]
  },
}

async function openPage(browser: Browser, options: { javaScriptEnabled: boolean }, complaints: string[]) {
  const page = await browser.newPage({ ...options, locale: 'fr-FR' })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isRefusedForm = message.text().includes('status of 422')
    if (['error', 'warning'].includes(message.type()) && !isRefusedForm) complaints.push(message.text())
  })
  return page
}

/** Fills the form in as a visitor does, with a mistake at first; tells where that leads. */
async function sendForm(
  browser: Browser,
  pages: string,
  options: { javaScriptEnabled: boolean },
  complaints: string[],
) {
  const page = await openPage(browser, options, complaints)
  await page.goto(pages + paths.contact)
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'company', 'message'] as const) {
    await page.locator(`form [name=${name}]`).fill(exampleRequest[name])
  }
  const send = page.getByRole('button', { name: 'Envoyer ma demande' })
  const phone = page.locator('form [name=phone]')
  await phone.fill('12')
  await send.click()
  // With script the field says so; without, the backend's own page does.
  await page.locator('form [name=phone][aria-invalid=true]').waitFor()
  await phone.fill(exampleRequest.phone)
  await send.click()
  return arrivedAt(page)
}

async function arrivedAt(page: Page) {
  await page.waitForURL((url) => url.pathname === paths.contactSuccess, { timeout: 30_000 }).catch(() => {})
  const { origin, pathname } = new URL(page.url())
  await page.close()
  return origin + pathname
}

async function askAssistant(browser: Browser, pages: string, complaints: string[]) {
  const page = await openPage(browser, { javaScriptEnabled: true }, complaints)
  await page.goto(pages)
  await page.getByRole('button', { name: /^Ouvrir l'assistant/ }).click()
  await page.getByRole('textbox', { name: 'Votre question' }).fill('Où sont hébergées les données ?')
  const answered = page.waitForResponse((answer) => answer.url().endsWith(apiPaths.chat), { timeout: 30_000 })
  await page.keyboard.press('Enter')
  const answer = await answered
  await answer.finished()
  await page.close()
  return answer.ok() && !answer.url().startsWith(pages) ? 1 : 0
}

async function readableBy(backend: string, origin: string) {
  const answer = await fetch(backend + apiPaths.chat, { method: 'POST', headers: { origin } })
  return answer.headers.get('access-control-allow-origin') === null ? 0 : 1
}
