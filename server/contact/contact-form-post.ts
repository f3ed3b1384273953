import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { contactAnswers } from '#content/contact-answers.ts'
import { paths } from '#content/paths.ts'
import { bodyLimit } from '#contract/api-paths.ts'
import type { ContactFieldErrors, ContactFieldName } from '#contract/contact-request.ts'
import { formExtras } from '#contract/form-signals.ts'
import type { ContactFormValues, PostedContactForm } from '#contract/posted-contact-form.ts'
import type { Environment } from '#server/environment.ts'
import { isOwnOrigin } from '#server/http/own-origin.ts'
import { hasContentType, readBody } from '#server/http/read-body.ts'
import { requestIdOf } from '#server/http/request-id.ts'
import { visitorNetwork } from '#server/limits/visitor.ts'
import { createVisitorRateLimiter } from '#server/limits/visitor-rate-limiter.ts'
import type { ContactIntake } from './contact-intake.ts'
import { isIdempotencyKey } from './idempotency-key.ts'

/** A form that no script gave a key: a second click or a reload posts the same content soon after. */
const repeatedWithin = 10 * 60_000

/** A page made for one visitor costs as much as ten that are ready. */
const pageRates = { visitor: { requests: 20, seconds: 60 }, everybody: { requests: 600, seconds: 60 } }

/** The contact page's HTML with what was typed, the messages beside their fields, and a sentence above when no field is to blame. */
export type RenderContactPage = (form: PostedContactForm) => string | Promise<string>

type Dependencies = {
  readonly environment: Environment
  readonly receiveContactRequest: ContactIntake
  readonly renderContactPage: RenderContactPage
}

/** The contact form posted by a browser that runs no script: a redirection to the success page, or the page again. */
export function contactFormPost({ environment, receiveContactRequest, renderContactPage }: Dependencies) {
  const takePagePermit = createVisitorRateLimiter(pageRates, Date.now)
  const ownOrigins = [environment.SITE_URL, ...environment.ALLOWED_ORIGINS]
  // Where the pages live elsewhere, visitors stay there.
  const success = environment.BACKEND_URL ? environment.SITE_URL + paths.contactSuccess : paths.contactSuccess

  return async (c: Context) => {
    if (isFromElsewhere(c)) return c.text(`${contactAnswers.crossSite}\n`, 403)
    if (!hasContentType(c.req.raw, 'application/x-www-form-urlencoded')) {
      return c.text(`${contactAnswers.wrongType}\n`, 415)
    }
    const body = await readBody(c.req.raw, bodyLimit)
    if (body.kind !== 'whole') {
      return body.kind === 'too-long'
        ? c.text(`${contactAnswers.tooLong}\n`, 413)
        : c.text(`${contactAnswers.wrongType}\n`, 400)
    }

    const form = new URLSearchParams(body.text)
    const values = typedValues(form)
    const key = form.get(formExtras.idempotencyKey) ?? ''
    const hasKey = isIdempotencyKey(key)
    const receipt = await receiveContactRequest({
      requestId: requestIdOf(c),
      input: values,
      network: visitorNetwork(c, environment.TRUSTED_PROXIES),
      idempotencyKey: hasKey ? key : null,
      sameContentWithin: hasKey ? undefined : repeatedWithin,
      signals: { trapFilled: Boolean(form.get(formExtras.trap)) },
    })
    switch (receipt.kind) {
      case 'stored':
        return c.redirect(success, 303)
      case 'invalid':
        return page(422, receipt.fields)
      case 'key-reused':
        return page(409, {}, contactAnswers.keyReused)
      case 'too-many':
        c.header('Retry-After', String(receipt.retryAfter))
        return page(429, {}, contactAnswers.tooMany)
      case 'unavailable':
        return page(503, {}, contactAnswers.unavailable)
    }

    async function page(status: ContentfulStatusCode, errors: ContactFieldErrors, problem?: string) {
      const permit = await takePagePermit(visitorNetwork(c, environment.TRUSTED_PROXIES))
      if (!permit.allowed) {
        return c.text(`${contactAnswers.tooMany}\n`, 429, { 'Retry-After': String(permit.retryAfterSeconds) })
      }
      return c.html(await renderContactPage({ values, errors, problem }), status, { 'Cache-Control': 'no-store' })
    }
  }

  /**
   * Another site's page may not make its visitors post here. Browsers say where a post comes from: all of them by the
   * origin, newer ones in one word too. What says neither is no browser.
   */
  function isFromElsewhere(c: Context) {
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    if (site === 'same-origin' || site === 'none') return false
    return origin === undefined ? site !== undefined : !isOwnOrigin(c, origin, ownOrigins)
  }
}

function typedValues(form: URLSearchParams): ContactFormValues {
  const value = (name: ContactFieldName) => form.get(name) ?? ''
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    phone: value('phone'),
    company: value('company'),
    position: value('position'),
    teamSize: value('teamSize'),
    useCase: value('useCase'),
    message: value('message'),
  }
}
