import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactForm, teamSizeOptions, useCaseOptions } from '#content/contact-form.ts'
import { anyCharacter } from '#testing/any-character.ts'
import { exampleRequest as good } from '#testing/example-request.ts'
import {
  type ContactFieldName,
  contactFieldNames,
  parseContactRequest,
  teamSizes,
  useCases,
} from './contact-request.ts'

describe('A complete request', () => {
  test('is accepted as it is', () => {
    expect(parseContactRequest(good)).toEqual({ success: true, request: good })
  })

  test('loses its unknown fields', () => {
    const request = requestOf({ ...good, admin: true, __proto__: { firstName: 'x' }, constructor: 'y' })
    expect(Object.keys(request)).toEqual([...contactFieldNames])
  })

  test('may leave out the optional fields, or send them empty or null', () => {
    const { position, teamSize, useCase, ...needed } = good
    const empty = { ...needed, position: '', teamSize: '', useCase: '' }
    expect(requestOf(needed)).toEqual(empty)
    expect(requestOf(empty)).toEqual(empty)
    expect(requestOf({ ...needed, position: null, teamSize: null, useCase: null })).toEqual(empty)
  })

  test('is trimmed and normalised', () => {
    const request = requestOf({
      ...good,
      firstName: '  Ame\u0301lie\t',
      company: ' Cafe\u0301\r\nBcc: \u0000x\u2028y ',
      phone: '06\u00a039\u202f98 12 34',
      message: '\r\nPremière ligne\r\n\tseconde\u0007 ligne\rtroisième \ud800\n',
    })
    expect(request.firstName).toBe('Am\u00e9lie')
    expect(request.company).toBe('Caf\u00e9 Bcc:  x y')
    expect(request.phone).toBe('06 39 98 12 34')
    expect(request.message).toBe('Première ligne\n\tseconde ligne\ntroisième \ufffd')
  })

  test.each(["O'Brien", 'D’Artagnan', 'Zoë-Lou', 'Nguyễn', 'Łukasz', 'Δημήτρης', 'Анна', '李小龍', 'कमल'])(
    'accepts the name %s',
    (name) => {
      expect(requestOf({ ...good, firstName: name, lastName: name }).lastName).toBe(name.normalize('NFC'))
    },
  )

  test.each(['0199001792', '+33199001792', '+33 6 39 98 12 34', '06.39.98.12.34', '06-39-98-12-34', '+33.639981234'])(
    'accepts the phone number %s',
    (phone) => {
      expect(requestOf({ ...good, phone }).phone).toBe(phone)
    },
  )

  test.each([
    ['+33 (0)6 39 98 12 34', '+33 6 39 98 12 34'],
    ['+33(0)639981234', '+33 639981234'],
    ['+33 (0)6.39.98.12.34', '+33 6.39.98.12.34'],
    ['+33 (0) 6 39 98 12 34', '+33 6 39 98 12 34'],
    ['0033 6 39 98 12 34', '+33 6 39 98 12 34'],
    ['0033(0)639981234', '+33 639981234'],
  ])('takes the phone number %s for %s', (phone, taken) => {
    expect(requestOf({ ...good, phone }).phone).toBe(taken)
  })

  test.each(["o'neil+demo@sous.domaine.organisation.fr", 'a_b-c@x-y.museum', 'A.B@EXEMPLE.FR', 'a@b.xn--p1ai'])(
    'accepts the address %s',
    (email) => {
      expect(requestOf({ ...good, email }).email).toBe(email)
    },
  )

  test('offers the same choices as the form', () => {
    expect(teamSizeOptions.map(({ value }) => value)).toEqual(teamSizes)
    expect(useCaseOptions.map(({ value }) => value)).toEqual(useCases)
    expect(Object.keys(contactForm.fields)).toEqual(contactFieldNames)
    for (const teamSize of teamSizes) expect(requestOf({ ...good, teamSize }).teamSize).toBe(teamSize)
    for (const useCase of useCases) expect(requestOf({ ...good, useCase }).useCase).toBe(useCase)
  })
})

describe('A field that breaks a rule gets the sentence of the specification', () => {
  test.each<[ContactFieldName, unknown, string]>([
    ['firstName', '', 'Le prénom est requis'],
    ['firstName', ' \t ', 'Le prénom est requis'],
    ['firstName', undefined, 'Le prénom est requis'],
    ['firstName', 12, 'Le prénom est requis'],
    ['firstName', 'J', 'Le prénom doit contenir au moins 2 caractères'],
    ['firstName', 'j'.repeat(51), 'Le prénom ne peut pas dépasser 50 caractères'],
    ['firstName', 'R2D2', 'Le prénom ne peut contenir que des lettres, espaces, tirets et apostrophes'],
    ['firstName', 'Jean\nPaul', 'Le prénom ne peut contenir que des lettres, espaces, tirets et apostrophes'],
    ['firstName', 'Jean\u202ePaul', 'Le prénom ne peut contenir que des lettres, espaces, tirets et apostrophes'],
    ['firstName', '<b>Jean</b>', 'Le prénom ne peut contenir que des lettres, espaces, tirets et apostrophes'],
    ['lastName', null, 'Le nom est requis'],
    ['lastName', 'L', 'Le nom doit contenir au moins 2 caractères'],
    ['lastName', 'l'.repeat(51), 'Le nom ne peut pas dépasser 50 caractères'],
    ['lastName', 'www.exemple.fr', 'Le nom ne peut contenir que des lettres, espaces, tirets et apostrophes'],
    ['email', '', "L'email est requis"],
    ['email', 'jeanne', "Format d'email invalide (exemple : prenom.nom@organisation.fr)"],
    ['email', 'jeanne@localhost', "Format d'email invalide (exemple : prenom.nom@organisation.fr)"],
    ['email', 'a@b.fr,c@d.fr', "Format d'email invalide (exemple : prenom.nom@organisation.fr)"],
    ['email', 'a@b.fr\r\nBcc: c@d.fr', "Format d'email invalide (exemple : prenom.nom@organisation.fr)"],
    ['email', '"a b"@c.fr', "Format d'email invalide (exemple : prenom.nom@organisation.fr)"],
    ['email', 'a..b@c.fr', "Format d'email invalide (exemple : prenom.nom@organisation.fr)"],
    ['email', 'a@-c.fr', "Format d'email invalide (exemple : prenom.nom@organisation.fr)"],
    ['email', `${'a'.repeat(250)}@b.fr`, "L'email ne peut pas dépasser 254 caractères"],
    ['phone', ' ', 'Le numéro de téléphone est requis'],
    ['phone', '0039 06 12', 'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX'],
    ['phone', '+1 555 0100 200', 'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX'],
    ['phone', '0039 06 39 98 12 34', 'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX'],
    ['phone', '+33 (0)', 'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX'],
    ['phone', '+33 (0)(0)6 39 98 12 34', 'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX'],
    ['phone', '+33 (1) 99 00 17 92', 'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX'],
    ['phone', '06 39 98 (0)12 34', 'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX'],
    ['phone', '06 39 98 12 3', 'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX'],
    ['phone', '06 -- -- .. ..', 'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX'],
    ['phone', '01 9900', 'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX'],
    ['phone', '01 99 00\r\n17 92', 'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX'],
    ['phone', '01 99 00 17 92 01 99 00', 'Le numéro de téléphone ne peut pas dépasser 20 caractères'],
    ['company', '', "Le nom de l'entreprise est requis"],
    ['company', 'M', "Le nom de l'entreprise doit contenir au moins 2 caractères"],
    ['company', 'm'.repeat(101), "Le nom de l'entreprise ne peut pas dépasser 100 caractères"],
    ['position', 'd'.repeat(101), 'La fonction ne peut pas dépasser 100 caractères'],
    ['position', ['chef'], 'La fonction doit être un texte'],
    ['teamSize', '12', "Choisissez la taille de l'équipe dans la liste"],
    ['useCase', { $ne: '' }, "Choisissez le cas d'usage dans la liste"],
    ['message', '', 'Le message est requis'],
    ['message', 'Bonjour', 'Le message doit contenir au moins 10 caractères'],
    ['message', 'm'.repeat(5001), 'Le message ne peut pas dépasser 5000 caractères'],
  ])('%s: %j', (name, value, complaint) => {
    expect(parseContactRequest({ ...good, [name]: value })).toEqual({ success: false, fields: { [name]: complaint } })
  })

  test.each([undefined, null, 'texte', 12, [], [good]])(
    '%j instead of a request misses every required field',
    (input) => {
      const parsed = parseContactRequest(input)
      expect(parsed.success ? [] : Object.keys(parsed.fields)).toEqual([
        'firstName',
        'lastName',
        'email',
        'phone',
        'company',
        'message',
      ])
    },
  )

  test('is counted in the same way whichever way the line ends travel', () => {
    const longest = `${'ligne\n'.repeat(833)}ab`
    expect(longest).toHaveLength(5000)
    expect(requestOf({ ...good, message: longest.replaceAll('\n', '\r\n') }).message).toBe(longest)
  })
})

describe('Browser, function and post without JavaScript', () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom(
        'a',
        'É',
        '\u0301',
        ' ',
        '-',
        "'",
        '’',
        '\r',
        '\n',
        '\u0000',
        '\ud800',
        '\u00a0',
        '\u200b',
        '\u2011',
        '\t',
        '/',
        '0',
        '@',
        '.',
      ),
    }),
    fc.constantFrom(...Object.values(good), ...teamSizes, ...useCases, ''),
  )
  const values = fc.record(Object.fromEntries(contactFieldNames.map((name) => [name, text])))

  test('always agree on the same typed values', () => {
    fc.assert(
      fc.property(values, (typed) => {
        const inBrowser = parseContactRequest(typed)
        expect(parseContactRequest(JSON.parse(JSON.stringify(typed)))).toEqual(inBrowser)
        expect(parseContactRequest(postedForm(typed))).toEqual(inBrowser)
        // What the browser sends after its own cleaning is what the server keeps.
        if (inBrowser.success) expect(parseContactRequest(inBrowser.request)).toEqual(inBrowser)
      }),
      { numRuns: 1000 },
    )
  })

  test('never throw, and answer anything with a request or with sentences', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (input) => {
        const parsed = parseContactRequest(input)
        if (!parsed.success) expect(Object.values(parsed.fields).every((complaint) => complaint)).toBe(true)
      }),
    )
  })
})

/** As a browser posts a form: line ends of the text area become CRLF, unpaired surrogates U+FFFD. */
function postedForm(typed: Record<string, string>) {
  const message = typed.message?.replace(/\r\n?|\n/g, '\r\n') ?? ''
  const body = new URLSearchParams({ ...typed, message })
  return Object.fromEntries(new URLSearchParams(body.toString()))
}

function requestOf(input: unknown) {
  const parsed = parseContactRequest(input)
  if (!parsed.success) throw new Error(JSON.stringify(parsed.fields))
  return parsed.request
}
