import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { withoutPersonalData } from './personal-data.ts'

test.each([
  ['Écrivez à jean.dupont+ia@mairie-exemple.fr svp', 'Écrivez à [e-mail] svp'],
  ['Mon numéro : 06 39 98 12 34.', 'Mon numéro : [téléphone].'],
  ['appelez le 0639981234 ou +33 6 39 98 12 34', 'appelez le [téléphone] ou [téléphone]'],
  ['01.99.00.17.00', '[téléphone]'],
  ['IBAN FR76 3000 6000 0112 3456 7890 189', 'IBAN [IBAN]'],
  ['fr7630006000011234567890189', '[IBAN]'],
  ['carte 4111 1111 1111 1111, merci', 'carte [carte bancaire], merci'],
  ['sécu 1 85 05 78 006 084 36', 'sécu [numéro de sécurité sociale]'],
  ['sécu 2 85 05 2A 006 084 36', 'sécu [numéro de sécurité sociale]'],
  ['06/39/98/12/34', '[téléphone]'],
  ['(06) 39 98 12 34', '[téléphone]'],
  ['06 399 812 34', '[téléphone]'],
  ['+33 (0)6 39 98 12 34 et 0033 6 39 98 12 34', '[téléphone] et [téléphone]'],
  ['06 39 98 12 34 06 39 98 56 78', '[téléphone] [téléphone]'],
  ['+33 6 39 98 12 34 06 39 98 56 78', '[téléphone] [téléphone]'],
  ['le 01/02/2025 06 39 98 12 34', 'le 01/02/2025 [téléphone]'],
  ['０６ ３９ ９８ １２ ３４, jean＠mairie.fr', '[téléphone], [e-mail]'],
  ['FR76 30006 00001 12345678901 89', '[IBAN]'],
  ['BE68 5390 0754 7034 pour payer', '[IBAN] pour payer'],
  ['ref AB12 puis FR76 3000 6000 0112 3456 7890 189', 'ref AB12 puis [IBAN]'],
  ['4111 1111 1111 1111 12/27', '[carte bancaire] 12/27'],
])('%s', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected)
})

describe.each(['\u00a0', '\u202f', '\u2009', '\t', ' \u2013 ', '\u00b7'])('Set apart by %j,', (space) => {
  test.each([
    ['Mon numéro : 06 39 98 12 34.', 'Mon numéro : [téléphone].'],
    ['+33 6 39 98 12 34', '[téléphone]'],
    ['+44 20 7946 0958', '[téléphone]'],
    ['FR76 3000 6000 0112 3456 7890 189', '[IBAN]'],
    ['4111 1111 1111 1111', '[carte bancaire]'],
    ['1 85 05 78 006 084 36', '[numéro de sécurité sociale]'],
  ])('%s is taken out all the same', (text, expected) => {
    expect(withoutPersonalData(text.replaceAll(/(?<=[A-Z\d]) (?=\d)/g, space))).toBe(expected)
  })
})

test.each([
  `Votre numéro est bien le ${company.phone.display} ?`,
  `J'ai écrit à ${company.email} et à ${company.legal.dataProtectionOfficer.email}`,
  'Un projet à 15 000 € sur 3 mois, 500 000 références, 24h/24',
  'du 01/02/2025 au 28 janvier 2025, référence 1234567890',
  'FR12 ABCD 1234 (pas un IBAN)',
  'du 01/02/2025-28/02/2025, le 02/03/2025 10:30, le 05.06.2025 14 h 30',
  `Est-ce le ${company.phone.international.replaceAll(' ', '\u00a0')}, ou le ${company.phone.international.replace('+33', '+33 (0)')} ?`,
])('leaves alone what identifies nobody: %s', (text) => {
  expect(withoutPersonalData(text)).toBe(text)
})

test('Whatever is taken out, the privacy policy names, and nothing else', () => {
  const given = 'a@b.fr, 06 39 98 12 34, FR76 3000 6000 0112 3456 7890 189, 4111 1111 1111 1111, 1 85 05 78 006 084 36'
  const taken = [...withoutPersonalData(given).matchAll(/\[([^\]]+)\]/g)].map(([, name]) => name)
  expect(taken).toEqual(['e-mail', 'téléphone', 'IBAN', 'carte bancaire', 'numéro de sécurité sociale'])
  expect(JSON.stringify(privacyPolicy).replaceAll(/\s/g, ' ')).toContain(
    "Avant qu'un modèle de langage ne lise une question, notre serveur en retire les adresses email et les numéros de téléphone, d'IBAN, de carte bancaire et de sécurité sociale qu'il reconnaît",
  )
})
