import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { palette } from '#content/brand/colours.ts'
import { offer } from '#content/brand/promises.ts'
import { company } from '#content/company.ts'
import { contactForm } from '#content/contact-form.ts'
import { contactMails } from '#content/contact-mails.ts'
import { contactPage } from '#content/contact-page.ts'
import { promises } from '#content/promises.ts'
import { frenchTypography } from '#content/typography.ts'
import { officeHours } from '#server/desk/office-hours.ts'
import { writtenParisTime } from '#server/paris-time.ts'
import { confirmation, exampleRow, startDeliveries } from '#testing/delivered-mails.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { noticeMail } from './notice-mail.ts'
import { quarantineDigest } from './quarantine-digest.ts'
import { teamMail } from './team-mail.ts'

let deliveries: Awaited<ReturnType<typeof startDeliveries>>
beforeAll(async () => {
  deliveries = await startDeliveries()
})
beforeEach(() => void deliveries.caught.splice(0))
afterAll(() => deliveries.stop())

/** Until when the team has to call back whoever asked on that morning. */
function deadline(hours: number) {
  return writtenParisTime(officeHours.answerDeadline(exampleRow.received_at, hours))
}

describe('The mail to the team', () => {
  test('holds every field under its French label, the date, the urgency, and answers to the visitor', async () => {
    const { mail, recipients } = await deliveries.deliver(await teamMail(exampleRow))
    expect(recipients).toEqual(['equipe@site.example'])
    expect(mail.replyTo).toEqual([{ name: '', address: exampleRequest.email }])
    expect(mail.subject).toBe('Nouvelle demande\u00a0: Mairie de Brest (Jeanne Le Gall)')
    for (const part of [mail.text, textOf(mail.html)]) {
      for (const { label } of Object.values(contactForm.fields)) expect(part).toContain(label)
      for (const value of Object.values(exampleRequest).slice(0, 6)) expect(part).toContain(value)
      expect(part).toContain('51 à 200 personnes')
      expect(part).toContain('Gestion des connaissances')
      expect(part).toContain(exampleRequest.message)
      expect(part).toContain('lundi 16 novembre 2026 à 10:15')
      expect(part).toContain(deadline(offer.answerHours))
      expect(part).toContain(`Normale, réponse promise sous ${promises.callBack}`)
      expect(part).toContain(exampleRow.id)
    }
  })

  test.each([
    ["C'est urgent, merci.", true],
    ['URGENCE : panne du standard', true],
    ["Il n'y a rien d'urgent.", false],
    ["Pas d'urgence de notre côté", false],
    ['Nous formons les urgentistes du CHU', false],
  ])('says what is urgent: %j, %j', async (message, urgent) => {
    const { subject, text, ...rest } = await teamMail({ ...exampleRow, message })
    expect(subject.startsWith('Urgent')).toBe(urgent)
    expect(text.includes(deadline(offer.urgentAnswerHours))).toBe(urgent)
    expect('priority' in rest).toBe(urgent)
  })
})

test('The word that the form gives for an urgent request makes it one', async () => {
  const [, word = ''] = /«\s(.+?)\s»/.exec(contactForm.fields.message.hint ?? '') ?? []
  expect(contactPage.means.items.map(({ note }) => note).join()).toContain(word)
  expect((await teamMail({ ...exampleRow, message: `${word} : rappelez-nous` })).subject).toMatch(/^Urgent/)
})

describe('What hides or turns letters', () => {
  test('reaches neither the subject nor the text of the team', async () => {
    const { subject, text, html } = await teamMail({
      ...exampleRow,
      company: 'ACME\u202eetnegrU',
      message: 'Bonjour\u200b\u2066 à tous',
    })
    expect(subject).toContain('ACMEetnegrU')
    expect(text).toContain('Bonjour à tous')
    for (const part of [subject, text, html]) expect(part).not.toMatch(/[\u200b\u202e\u2066]/)
  })
})

describe('The confirmation', () => {
  test('says what happens next, in text and in HTML, to the visitor alone', async () => {
    const { mail, recipients, raw } = await deliveries.deliver(await confirmation('Jeanne'), exampleRequest.email)
    expect(recipients).toEqual([exampleRequest.email])
    expect(mail.to).toEqual([{ name: '', address: exampleRequest.email }])
    expect(mail.subject).toBe('Votre demande est bien arrivée')
    expect(header(mail, 'auto-submitted')).toBe('auto-replied')
    expect(header(mail, 'x-auto-response-suppress')).toBe('All')
    expect(raw).toMatch(/Content-Type: multipart\/alternative/)
    for (const part of [mail.text, textOf(mail.html)]) {
      expect(part).toContain('Bonjour Jeanne,')
      expect(part).toContain(`Contact sous ${promises.callBack}`)
      expect(part).toContain(frenchTypography(promises.demo))
      expect(part).toContain(company.phone.display)
      expect(part).toContain(frenchTypography(company.legal.register))
    }
    expect(mail.html).toContain('href="https://www.site.example/politique-confidentialite"')
  })

  test('promises whoever has written « urgent » what the form promised, and does not ask them to say it again', async () => {
    const { text, html } = await confirmation('Jeanne', "Bonjour, c'est urgent.")
    for (const part of [text, textOf(html)]) {
      expect(part).toContain(`Contact sous ${promises.urgent}`)
      expect(part).not.toContain(promises.callBack)
      expect(part).not.toContain(contactMails.confirmation.urgent.title)
      expect(part).toContain(company.phone.display)
    }
  })

  test('has its French spaces, in every part', async () => {
    const { subject, text, html } = await confirmation('Jeanne')
    for (const part of [subject, text, textOf(html)]) expect(part).not.toMatch(/ [;:!?»]|« |\d (?:ans|min)\b/)
  })

  test("has the brand's colours and loads nothing", async () => {
    const { html } = await confirmation('Jeanne')
    for (const colour of [palette.both.prussian, palette.both.gold]) expect(html).toContain(colour)
    expect(html).not.toMatch(/<img|<link|<script|<style|url\(|@import|src=/i)
  })

  test('echoes nothing that was typed but a first name', async () => {
    const { text, html } = await confirmation('Jeanne <a href="https://spam.example">')
    expect(text).toMatch(/^Bonjour,\n/)
    for (const part of [text, html]) {
      expect(part).not.toContain('spam.example')
      for (const name of ['lastName', 'email', 'phone', 'company', 'position', 'message'] as const) {
        expect(part).not.toContain(exampleRequest[name])
      }
    }
  })
})

test('French spaces stay out of the markup of every mail', async () => {
  const written = [
    await teamMail(exampleRow),
    await confirmation('Jeanne'),
    await noticeMail(contactMails.confirmationLimit),
    await quarantineDigest('2026-11-16', { trap: 2, 'too-fast': 1 }),
  ]
  for (const { html } of written) {
    expect(html).toContain('width="100%"')
    for (const [tag] of html.matchAll(/<[^>]+>/g)) expect(tag).not.toContain('\u00a0')
  }
})

describe('The digest of the quarantine', () => {
  test('counts and names nobody', async () => {
    const { subject, text } = await quarantineDigest('2026-11-16', { trap: 2, 'too-fast': 1 })
    expect(subject).toBe('Demandes en quarantaine le 16/11/2026\u00a0: 3')
    expect(text).toContain('3 demandes semblent venir de robots\u00a0: champ piège rempli (2), envoi trop rapide (1).')
  })
})

function header({ headers }: { headers: readonly { key: string; value: string }[] }, name: string) {
  return headers.find(({ key }) => key === name)?.value
}

function textOf(html = '') {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
