import { expect, type Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { apiPaths } from '#contract/api-paths.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { openLive, untilStarted } from './live.ts'

export const teamSize = "Taille de l'équipe (facultatif)"
export const useCase = "Cas d'usage principal (facultatif)"

/** What a visitor types, under the labels of the fields. */
export const texts = {
  Prénom: exampleRequest.firstName,
  Nom: exampleRequest.lastName,
  'Email professionnel': exampleRequest.email,
  Téléphone: exampleRequest.phone,
  'Entreprise ou organisme': exampleRequest.company,
  'Fonction (facultatif)': exampleRequest.position,
  Message: exampleRequest.message,
}

export function formOf(page: Page) {
  return page.getByRole('form', { name: 'Votre demande' })
}

export function control(page: Page, label: string) {
  return formOf(page).getByLabel(label, { exact: true })
}

/** Comes near the form, for which its own lists are fetched, and waits until they have replaced the browser's. */
export async function comeNearForm(page: Page) {
  await untilStarted(page)
  await formOf(page).hover()
  await expect(page.locator('button[role=combobox]')).toHaveCount(2)
}

export async function openForm(page: Page, siteUrl = '') {
  await openLive(page, `${siteUrl}${paths.contact}`)
  await comeNearForm(page)
}

export async function fillIn(page: Page) {
  for (const [label, text] of Object.entries(texts)) await control(page, label).fill(text)
}

export async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export function submit(page: Page) {
  return page.getByRole('button', { name: 'Envoyer ma demande' }).click()
}

type Answer = { status?: number; body?: unknown; hold?: boolean; lost?: boolean }

/** Answers in the service's place, in turn, and keeps the keys that came. */
export async function answerWith(page: Page, answers: readonly Answer[]) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const keys: (string | undefined)[] = []
  const bodies: unknown[] = []
  await page.route(`**${apiPaths.contact}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    bodies.push(route.request().postDataJSON())
    const { status = 200, body = {}, hold, lost } = answers[keys.length - 1] ?? {}
    if (hold) await released
    if (lost) return route.abort('connectionreset')
    await route.fulfill({ status, body: typeof body === 'string' ? body : JSON.stringify(body) })
  })
  return { keys, bodies, release }
}
