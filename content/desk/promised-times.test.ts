import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longestNote } from '#contract/desk-view.ts'
import { linkSeconds } from '#server/desk/cookies.ts'
import { giveUpAfter } from '#server/outbox/back-off.ts'
import { backupDays, trailYears } from '../kept-for.ts'
import { deskAudit } from './audit.ts'
import { deskFigures } from './figures.ts'
import { deskPerson } from './person.ts'
import { deskRequest } from './request.ts'
import { signIn } from './sign-in.ts'

const { notices, mail, rules } = signIn

test.each([
  ['a link', [rules, notices.sent.text, notices.expired.text, mail.rules], `${linkSeconds / 60} minutes`],
  ['a line of the trail', [deskAudit.introduction], trailYears === 1 ? "au bout d'un an" : `${trailYears} ans`],
  ['what was erased, in a backup', [deskPerson.erase.text], `en ${backupDays} jours au plus`],
  ['a mail that nobody takes', [deskFigures.mails.text], `${giveUpAfter / 3_600_000} heures`],
  ['a note', [deskRequest.notices['note-too-long']], `${longestNote.toLocaleString('fr')} caractères`],
])('How long or how much of %s the desk promises is what the server does', (_, texts, promised) => {
  for (const text of texts) expect(plain(text)).toContain(plain(promised))
})

test('Whoever asked for too many links may ask again when the page says', () => {
  expect(readFileSync('server/desk/sign-in.ts', 'utf8')).toMatch(/quarterOfAnHour = 15 \* 60$/m)
  expect(notices['too-many'].text).toContain("Réessayez dans un quart d'heure")
})

function plain(text: string) {
  return text.replace(/[\s\u00a0\u202f]+/g, ' ')
}
