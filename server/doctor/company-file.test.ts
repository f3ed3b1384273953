import { expect, test } from 'vitest'
import { companyFindings } from './company-file.ts'
import { isFictionalPhone, isReservedHost, isSiren } from './reserved-values.ts'

const real = {
  parent: { url: 'https://www.groupe-reel.fr' },
  phone: { display: '01 42 00 17 92', international: '+33142001792' },
  email: 'bonjour@site-reel.fr',
  legal: {
    siren: '732 829 320',
    siret: '732 829 320 00074',
    register: 'RCS Paris 732 829 320',
    vat: 'FR44 732 829 320',
    dataProtectionOfficer: { email: 'dpo@site-reel.fr' },
  },
  host: { phone: '03 20 00 17 98' },
}

test('A company file that is fictional is known as such, value by value and by its own marks', () => {
  const fictional = {
    parent: { url: 'https://www.groupe.example' },
    phone: { display: '01 99 00 17 92', international: '+33199001792' },
    email: 'bonjour@marque.example',
    legal: { ...real.legal, siren: '000 179 217', dataProtectionOfficer: { email: 'dpo@marque.example' } },
    host: { phone: '01 99 00 17 98' },
    rating: rated('https://avis.marque.example'),
  }
  const sentences = companyFindings(fictional, ['parent', 'assurances']).map(({ severity, sentence }) => {
    expect(severity).toBe('in-the-way')
    return sentence
  })
  const expected = [/SIREN/, /mail addresses/, /Arcep/, /parent\.url/, /rating/, /marks parent, assurances as invented/]
  expect(sentences).toHaveLength(expected.length)
  for (const [index, pattern] of expected.entries()) expect(sentences[index]).toMatch(pattern)
  expect(sentences.join(), 'no address is repeated').not.toContain(fictional.email)
})

test('A real company is let through, with a rating whose reviews can be read', () => {
  expect(companyFindings(real, [])).toMatchObject([{ severity: 'fine' }])
  expect(companyFindings({ ...real, rating: rated('https://avis.site-reel.fr') }, [], mayThe(31, 2026))).toMatchObject([
    { severity: 'fine' },
  ])
})

test('Reviews that were last checked over a year ago, or on no known day, are asked about again', () => {
  const rating = rated('https://avis.site-reel.fr')
  const { provenance } = rating
  const asked = [{ severity: 'look', sentence: expect.stringContaining('over a year ago') }]
  expect(companyFindings({ ...real, rating }, [], mayThe(30, 2027))).toMatchObject([{ severity: 'fine' }])
  expect(companyFindings({ ...real, rating }, [], mayThe(31, 2027))).toMatchObject(asked)
  const undated = { ...rating, provenance: { ...provenance, checkedUntil: 'hier' } }
  expect(companyFindings({ ...real, rating: undated }, [])).toMatchObject(asked)
})

test('An invented rating counts only while it is shown', () => {
  const rating = rated('https://avis.marque.example/tous')
  expect(companyFindings({ ...real, rating }, [])).toMatchObject([
    { severity: 'in-the-way', sentence: expect.stringContaining('L. 111-7-2') },
  ])
  expect(companyFindings({ ...real, rating: { value: 5, count: 9 } }, [])).toMatchObject([{ severity: 'fine' }])
})

test('Numbers that do not belong to the SIREN beside them are named', () => {
  const legal = { ...real.legal, siret: '552 100 554 00013', vat: 'FR61 552 100 554' }
  expect(companyFindings({ ...real, legal }, [])).toMatchObject([
    { severity: 'in-the-way', sentence: expect.stringContaining('siret, vat do not hold the SIREN') },
  ])
})

test.each([
  ['732 829 320', true],
  ['732829321', false],
  ['000 000 000', false],
  ['73282932', false],
  ['7328293200', false],
  ['abc', false],
  ['', false],
])('« %s » is a SIREN: %s', (text, expected) => {
  expect(isSiren(text)).toBe(expected)
})

test.each([
  ['01 99 00 17 92', true],
  ['+33 6 39 98 12 34', true],
  ['0033 5 36 49 00 00', true],
  ['+33(0)261910000', true],
  ['01 42 00 17 92', false],
  ['+1 199 002 0000', false],
])('« %s » is a number for fiction: %s', (phone, expected) => {
  expect(isFictionalPhone(phone)).toBe(expected)
})

test.each([
  ['video.marque.example', true],
  ['EXAMPLE.org.', true],
  ['www.example.com', true],
  ['localhost', true],
  ['example.fr', false],
  ['myexample.com', false],
  ['latest', false],
])('The host %s is reserved: %s', (host, expected) => {
  expect(isReservedHost(host)).toBe(expected)
})

function rated(url: string) {
  const checked = { checkedOn: 'en mai 2026', checkedUntil: '2026-05-31', rules: `${url}/controle` }
  return { value: 5, count: 9, provenance: { collectedBy: 'A', checkedBy: 'A', url, ...checked } }
}

function mayThe(day: number, year: number) {
  return Date.UTC(year, 4, day)
}
