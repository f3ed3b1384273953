import { describe, expect, test } from 'vitest'
import { exampleRequest as good } from '#testing/example-request.ts'
import { parseContactRequest } from './contact-request.ts'

const phoneOf = (phone: string) => {
  const parsed = parseContactRequest({ ...good, phone })
  return parsed.success ? parsed.request.phone : parsed.fields.phone
}
const refused = 'Format invalide. Utilisez : +33 X XX XX XX XX ou 0X XX XX XX XX'

describe('A phone number that was copied', () => {
  test.each([
    ['the marks of a contact card', '\u202a+33 6 39 98 12 34\u202c', '+33 6 39 98 12 34'],
    ['the marks of a messenger', '\u2068+33 6 39 98\u200b 12 34\u2069\u200e', '+33 6 39 98 12 34'],
    ['soft hyphens and a byte-order mark', '\ufeff06\u00ad39\u00ad98\u00ad12\u00ad34', '0639981234'],
    ['a mark outside of a blank', '\u200e 06 39 98 12 34 \u200e', '06 39 98 12 34'],
    ['hyphens that do not break', '06\u201139\u201198\u201112\u201134', '06-39-98-12-34'],
    ['dashes with blanks', '06 – 39 – 98 – 12 – 34', '06-39-98-12-34'],
    ['middle dots', '06·39·98·12·34', '06.39.98.12.34'],
    ['tabs', '06\t39\t98\t12\t34', '06 39 98 12 34'],
    ['strokes', '06/39/98/12/34', '06 39 98 12 34'],
    ['strokes with blanks', '06 / 39 / 98 / 12 / 34', '06 39 98 12 34'],
    ['brackets around +33', '(+33) 6 39 98 12 34', '+33 6 39 98 12 34'],
    ['brackets around +33 and 0', '(+33)\u00a0(0)6 39 98 12 34', '+33 6 39 98 12 34'],
    ['brackets around 0033', '(0033) 6 39 98 12 34', '+33 6 39 98 12 34'],
    ['the scheme of a link', 'tel:+33639981234', '+33639981234'],
    ['the word before it', 'Tél. : 06 39 98 12 34', '06 39 98 12 34'],
  ])('is taken with %s', (_, copied, taken) => {
    expect(phoneOf(copied)).toBe(taken)
    expect(phoneOf(taken), 'and cleaned once more').toBe(taken)
  })

  test.each([
    ['is cut by a line end', '06 39 98\n12 34'],
    ['holds a mark for a digit', '06 39 98 12 3\u200b'],
    ['has its brackets open', '(+33 6 39 98 12 34'],
    ['is of another country', '(+32) 6 39 98 12 34'],
    ['has a scheme in its middle', '06 39 tel:98 12 34'],
    ['is a date', '06/12/2026'],
  ])('is refused where it %s', (_, copied) => {
    expect(phoneOf(copied)).toBe(refused)
  })

  test('is missing where nothing is to be seen of it', () => {
    expect(phoneOf('\u202a\u200b\u202c')).toBe('Le numéro de téléphone est requis')
  })

  test('is refused at once, however long', () => {
    const began = performance.now()
    for (const piece of ['\u200b', ' ', '-', ' -', '/', 'tel:', '(+33)', '6', '\u0301']) {
      expect(phoneOf(`06 39 98 12 3${piece.repeat(60_000)}x`)).toBe(refused)
    }
    expect(performance.now() - began).toBeLessThan(2000)
  })
})
