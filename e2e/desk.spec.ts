import { readdirSync, readFileSync } from 'node:fs'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { apiPaths } from '#contract/api-paths.ts'
import { deskPaths } from '#contract/desk-view.ts'
import { readEnvironment } from '#server/environment.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { startMailCatcher } from '#testing/mail-catcher.ts'
import { startPostgres } from '#testing/throwaway-postgres.ts'
import { accessibilityFaults } from './accessibility-faults.ts'
import { longUnless } from './long.ts'
import { startSite } from './site.ts'

const [me, other] = ['moi@exemple.fr', 'autre@exemple.fr']

for (const engine of ['sqlite', 'postgres'] as const) {
  // One person's day, in order and at one browser.
  test.describe.serial(`On ${engine}, at the team's desk`, longUnless(engine === 'sqlite'), () => {
    let place: Place
    let mine: Awaited<ReturnType<typeof newBrowser>>
    let usedLink = ''
    let request = ''
    // The pages are the same on both: once is enough.
    const faults = async () => (engine === 'sqlite' ? accessibilityFaults(mine.page) : [])
    test.beforeAll(async ({ browser }) => {
      place = await startPlace(engine)
      await place.send({ lastName: 'Aubert', message: "C'est urgent, rappelez-moi." })
      await place.send({ lastName: 'Zola', company: '<script>alert(1)</script>' })
      mine = await newBrowser(browser, place.url)
    })
    test.afterAll(async () => {
      await mine.context.close()
      await place.stop()
    })

    test('a person signs in by the mail and sees what came in, on a phone too', async () => {
      const { page } = mine
      await page.goto(deskPaths.home)
      expect(await faults()).toEqual([])
      usedLink = await signIn(page, me, place)
      await expect(page.getByRole('heading', { level: 1, name: 'Demandes' })).toBeVisible()
      await expect(page.getByText('<script>alert(1)</script>')).toBeVisible()
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await faults()).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })

    test('the keyboard reaches a request and its note, which a reload does not lose', async () => {
      const { page } = mine
      await page.keyboard.press('j')
      await expect(page.getByRole('link', { name: 'Jeanne Aubert' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jeanne Aubert')
      await page.keyboard.press('n')
      await page.keyboard.type('Rappelée jeudi.')
      await page.reload()
      await expect(page.getByRole('textbox', { name: 'Ajouter une note' })).toHaveValue('Rappelée jeudi.')
      expect(await faults()).toEqual([])
      request = page.url()
    })

    test('a colleague was faster: both values are there, and the note', async ({ browser }) => {
      const { page } = mine
      const colleague = await newBrowser(browser, place.url, false)
      await colleague.page.goto(request)
      await signIn(colleague.page, other, place, request)
      await save(colleague.page, 'Démo fixée')
      await expect(colleague.page.getByText('Enregistré.')).toBeVisible()
      await colleague.context.close()

      await save(page, 'Rappelée')
      await expect(page.getByRole('alert')).toContainText("Rien de ce que vous avez saisi n'est perdu")
      expect(await faults()).toEqual([])
      await expect(page.getByRole('main')).toContainText(`Dernier changement\u00a0: ${other}`)
      await page.getByRole('button', { name: 'Enregistrer ma version' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Rappelée jeudi.' })).toContainText(me)
      await expect(page.getByRole('textbox', { name: 'Ajouter une note' })).toHaveValue('')
    })

    test('what arrives shows without a reload, and so does a lost connection', async () => {
      const { page, context } = mine
      await page.goto(deskPaths.home)
      await place.send({ lastName: 'Nouvelle' })
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      const strip = page.getByRole('status').filter({ hasText: '1 nouvelle demande' })
      await strip.getByRole('link', { name: 'Afficher' }).click()
      await expect(page.getByRole('link', { name: 'Jeanne Nouvelle' })).toBeVisible()
      await context.setOffline(true)
      await expect(page.getByRole('status').filter({ hasText: 'Hors ligne' })).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('status').filter({ hasText: 'Hors ligne' })).toBeHidden()
    })

    test('the figures are drawn, open as tables by the keyboard, and come as a file', async () => {
      const { page } = mine
      await page.goto(deskPaths.figures)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await page.getByText('Voir en tableau').first().focus()
      await page.keyboard.press('Enter')
      const weeks = page.getByRole('table', { name: 'Demandes reçues chaque semaine' })
      await expect(weeks.getByRole('row').last().getByRole('cell').first()).toHaveText('3')
      expect(await faults()).toEqual([])
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Télécharger en CSV' }).click()
      expect((await downloading).suggestedFilename()).toMatch(/^chiffres-[\d-]+\.csv$/)
    })

    test('a used link, and a form of another site, open and change nothing', async () => {
      const { page, context } = mine
      await page.goto(usedLink)
      await expect(page.getByRole('alert')).toContainText('Ce lien ne sert plus')
      const foreign = await context.request.post(deskPaths.signOut, { headers: { Origin: 'https://ailleurs.example' } })
      expect(foreign.status()).toBe(403)
    })

    test('who has signed out sees nothing more, by the back button either', async () => {
      const { page, context } = mine
      await page.goto(deskPaths.audit)
      expect(await faults()).toEqual([])
      await page.getByRole('banner').locator('summary').click()
      await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click()
      await expect(page.getByText('Vous êtes déconnecté')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('button', { name: 'Recevoir un lien' })).toBeVisible()
      await expect(page.getByText(me)).toBeHidden()
      expect((await page.goto(deskPaths.home))?.status()).toBe(401)
      expect((await context.cookies()).map(({ name }) => name)).toEqual([])
    })

    test('no page has reported anything to the console', () => {
      expect(mine.complaints).toEqual([])
    })
  })
}

type Place = Awaited<ReturnType<typeof startPlace>>

/** The built site with a team, a mail server and, where asked for, a database of its own. */
async function startPlace(engine: 'sqlite' | 'postgres') {
  const catcher = await startMailCatcher()
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const site = await startSite({
    TEAM_EMAILS: `${me},${other}`,
    SMTP_URL: catcher.url,
    ...(postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}),
  })
  return {
    url: site.url,
    send: async (request: Partial<Record<keyof typeof exampleRequest, string>>) => {
      const email = `${request.lastName?.toLowerCase()}@organisation.fr`
      const answer = await fetch(`${site.url}${apiPaths.contact}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${readEnvironment({}).ANON_KEY}` },
        body: JSON.stringify({ ...exampleRequest, email, ...request }),
      })
      expect(answer.status).toBe(200)
    },
    /** The link in the newest mail to an address. */
    linkFor: async (address: string) => {
      const found = () => catcher.caught.findLast(({ recipients }) => recipients.includes(address))?.mail.text ?? ''
      while (!found()) await catcher.waitFor(catcher.caught.length + 1)
      return /\/equipe\/connexion\/[\w-]+/.exec(found())?.[0] ?? ''
    },
    stop: async () => {
      await site.stop()
      await Promise.all([catcher.stop(), postgres?.stop()])
    },
  }
}

async function newBrowser(browser: Browser, baseURL: string, javaScriptEnabled = true) {
  const context: BrowserContext = await browser.newContext({ baseURL, locale: 'fr-FR', javaScriptEnabled })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isExpected = /^Failed to load resource.* (?:401|409|410|net::ERR_)/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text())
  })
  return { page, context, complaints }
}

/** At the page that was asked for, which is where the link leads in the end. */
async function signIn(page: Page, address: string, { linkFor }: Place, wanted: string = deskPaths.home) {
  await page.getByLabel('Adresse email').fill(address)
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect(page.getByRole('status')).toContainText('Regardez votre boîte')
  const link = await linkFor(address)
  await page.goto(link)
  await page.getByRole('button', { name: 'Ouvrir le bureau' }).click()
  await expect(page).toHaveURL(wanted)
  return link
}

async function save(page: Page, state: string) {
  await page.getByLabel('État').selectOption({ label: state })
  await page.getByRole('button', { name: 'Enregistrer' }).click()
}

test('No file that visitors get names the desk', () => {
  const files = readdirSync('dist/current/client', { recursive: true, encoding: 'utf8' })
  const named = files
    .filter((file) => /\.(?:html|js|css|xml|txt|md|jsonld|webmanifest)$/.test(file) && !/assets\/desk-/.test(file))
    .filter((file) => /\/equipe\b/.test(readFileSync(`dist/current/client/${file}`, 'utf8')))
  expect(files.length).toBeGreaterThan(50)
  expect(named).toEqual([])
})
