import { globSync, readFileSync } from 'node:fs'
import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accessibilityDeclaration } from '#content/accessibility-declaration.ts'
import { assistant } from '#content/assistant.ts'
import { consent } from '#content/consent.ts'
import { consentBanner } from '#content/consent-banner.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { paths } from '#content/paths.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { type StoredItem, storedItems } from '#content/stored-items.ts'
import { chatRequestSchema } from '#contract/chat-protocol.ts'
import { readFormSignals, writeFormSignals } from '#contract/form-signals.ts'
import { readEnvironment } from '#server/environment.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { decodeEntities } from '#tools/build/parse-html.ts'
import { everything } from './consent/consent.ts'
import { createConsentStore } from './consent/consent-store.ts'
import { render } from './render.tsx'

const policy = oneLine(privacyPolicy)
const items: readonly StoredItem[] = storedItems

test('The video loads without a script when it is played, and by consent when the browser finds it near enough: as the policy says', async () => {
  const { html } = await render(paths.home, {
    assets: { bootScript: '/boot.js', head: '', liveScripts: [], audienceScript: '', eraserScript: '' },
  })
  const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? ''
  expect(frame).toContain('loading="lazy"')
  expect(frame).not.toMatch(/\ssrc=/)
  expect(decodeEntities(frame)).toContain('<a href="https://video.example/embed">')
  expect(policy).toContain('rien de facultatif ne se charge de lui-même')
  expect(policy).toContain('la vidéo ne se charge que si vous lancez la lecture')
  expect(policy).toContain("il se charge de lui-même sur la page d'accueil.")
})

test('Whoever plays the video tells the player from which site, and the policy says so', async () => {
  const site = new Hono()
    .use(securityHeaders(readEnvironment({}), { styles: [], scripts: [], pages: {} }))
    .get('/', (c) => c.text(''))
  const sent = (await site.request('/')).headers.get('referrer-policy')
  expect(sent).toBe('strict-origin')
  expect(policy).toContain("reçoit votre adresse IP, l'adresse de ce site et ce que votre navigateur dit de lui-même")
})

test('The form measures how long it took: the banner speaks of the audience alone, and the policy tells', () => {
  expect(readFormSignals(writeFormSignals({ trapFilled: false, elapsed: 4000 })).elapsed).toBe(4000)
  expect(consentBanner.text).toContain("ni mesure d'audience")
  expect(consentBanner.text).not.toContain('ne mesure rien')
  expect(policy).toContain("nous transmet le temps écoulé avant l'envoi")
})

test('Nothing in the browser is said to end by itself where only the next visit ends it, or a reopened tab brings it back', () => {
  const lasting = items.filter(({ place, duration }) => place === 'localStorage' && duration.includes('mois'))
  expect(lasting.map(({ name }) => name)).toContain('cookie-consent')
  for (const { duration, name } of lasting) expect(duration, name).toContain('première visite')
  for (const { duration, name } of items.filter(({ place }) => place === 'sessionStorage')) {
    expect(duration, name).toContain('sauf si votre navigateur le rouvre')
  }
})

test('The signal of a browser counts where nothing else was chosen, and the texts say no more', () => {
  const stored = new Map([['cookie-consent', JSON.stringify(everything)]])
  const storage = () => ({ getItem: (key: string) => stored.get(key) ?? null, setItem: () => {} })
  const choice = () => createConsentStore({ storage, signal: true }).state()
  expect(choice().consent).toEqual(everything)
  stored.clear()
  expect(choice()).toMatchObject({ hasChosen: false, asks: false })
  const except = "si vous n'avez pas fait d'autre choix sur ce site"
  expect(policy).toContain(except)
  expect(consent.dialog.privacySignal).toContain(except)
})

test('What is promised is what the contract will hold, and only the contract binds', () => {
  expect(solutionsPage.commitment.introduction).toContain('dans chaque contrat')
  expect(oneLine(legalNotice)).toContain('Seul un contrat signé nous engage')
})

test('What nobody has tried is not claimed: screen readers, and greys beyond the five pages', () => {
  const declaration = oneLine(accessibilityDeclaration)
  const isUntried = declaration.includes("Aucun lecteur d'écran")
  expect(oneLine(legalNotice).includes("avec un lecteur d'écran (ce point reste à vérifier)")).toBe(isUntried)
  const greys = readFileSync('content/accessibility/colours.ts', 'utf8')
  expect(greys).toContain("Accueil, solutions, cas d'usage, services et contact regardés en niveaux de gris")
  expect(declaration).toContain('en niveaux de gris pour les cinq pages principales')
})

test('What is kept in the browser is sent with the form and with each question, and the policy says so', () => {
  const asked = ['user', 'assistant', 'user'].map((role) => ({ role, content: 'a' }))
  expect(v.is(chatRequestSchema, { messages: asked })).toBe(true)
  expect(readFileSync('app/contact/send-contact-request.ts', 'utf8')).toMatch(/idempotencyKey\]: `\$\{draftId\(\)\}/)
  expect(policy).toContain('Elles y restent, sauf quand vous les envoyez vous-même')
  expect(policy).toContain(
    "le brouillon et son numéro avec le formulaire, la conversation avec chaque question à l'assistant",
  )
})

test('A remembered category comes back into the address, so a reload sends it: nobody says that it never leaves', () => {
  expect(readFileSync('app/pages/cas-usage/use-selection.ts', 'utf8')).toMatch(/restore = .*settle\(\{ category \}/)
  const told = [policy, ...['content/assistant/page-facts', 'server/assistant/embedded/english-answers'].map(readJson)]
  for (const text of told) {
    expect(text).not.toMatch(/rien ne quitte votre navigateur|nothing leaves your browser/i)
    expect(text).toMatch(
      /la catégorie (?:retenue )?figure (?:aussi )?dans l'adresse|category also stands in the address/,
    )
  }
})

test('A browser that reports what the security rules forbid sends the address along, and the policy says so', () => {
  expect(readFileSync('server/http/csp-reports.ts', 'utf8')).toContain('an address may hold what a visitor typed')
  expect(policy).toContain("votre navigateur nous le signale avec l'adresse de la page")
})

test('What is searched for stands in the address, so the host may log it: the policy says so', () => {
  expect(readFileSync('app/pages/cas-usage/search-field.tsx', 'utf8')).toMatch(/<form[^>]*action=/)
  expect(policy).toContain('la page demandée (et ce que vous y cherchez)')
})

test('Of language models nothing is said without exception', () => {
  const absolute =
    /chaque (?:réponse|phrase) renvoie|ne trouve que les documents|toujours (?:exact|juste)|each (?:answer|sentence) points|finds only the documents/i
  const texts = globSync('{content,server/assistant/embedded}/**/*.{ts,json}').filter(
    (file) => !/\.test\.|phrases/.test(file),
  )
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((file) => absolute.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(assistant.hint).toContain("d'après ce site")
})

function oneLine(content: unknown) {
  return JSON.stringify(content).replace(/[\s\u00a0\u202f]+/g, ' ')
}

function readJson(file: string) {
  return readFileSync(`${file}.json`, 'utf8')
}
