import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { checkLinks } from './answer-links.ts'

const site = 'https://www.example.org'

describe('Links that lead to this site or to the company', () => {
  test.each([
    ['Voir [les services](/services#formation).', 'Voir [les services](/services#formation).'],
    [`Voir [le contact](${site}/contact).`, 'Voir [le contact](/contact).'],
    [`Voir ${site}/contact`, 'Voir /contact'],
    [`[Écrire](mailto:${company.email})`, `[Écrire](mailto:${company.email})`],
    [`[Appeler](tel:${company.phone.international})`, `[Appeler](tel:${company.phone.international})`],
    [`Écrivez à ${company.email}.`, `Écrivez à ${company.email}.`],
    ['Trois points [a] et (b) ! Vraiment.', 'Trois points [a] et (b) ! Vraiment.'],
  ])('stay: %s', (text, expected) => {
    expect(whole(text)).toBe(expected)
  })
})

describe('Links that lead elsewhere', () => {
  test.each([
    ['Voir [ceci](https://evil.example/x?d=secret).', 'Voir ceci.'],
    ['![image](https://evil.example/p.png?d=secret)', 'image'],
    ['Voir https://evil.example/a?b=c, puis', 'Voir (lien retiré) puis'],
    ['Voir www.evil.example maintenant', 'Voir (lien retiré) maintenant'],
    ['Voir <https://evil.example>', 'Voir <(lien retiré)>'],
    ['[a](javascript:alert(1))', 'a)'],
    ['[a](//evil.example)', 'a'],
    ['[a](/inconnu)', 'a'],
    ['[a](/contact?x=https://evil.example)', 'a'],
    ['[a](mailto:pirate@evil.example)', 'a'],
    ['[a](tel:+33612345678)', 'a'],
    [`[a](${site}.evil.example/contact)`, 'a'],
    ['Écrivez à pirate@evil.example !', 'Écrivez à (adresse retirée) !'],
    ['ftp://evil.example/x', '(lien retiré)'],
    ['[https://evil.example/x](/contact)', '[(lien retiré)](/contact)'],
  ])('go: %s', (text, expected) => {
    expect(whole(text)).toBe(expected)
  })
})

test('Citations are noted and taken out', () => {
  const checked = checkLinks(site)
  expect(checked.push('Sous 24h [1]. En Europe [2, 3] et [a](/contact)') + checked.end()).toBe(
    'Sous 24h . En Europe  et [a](/contact)',
  )
  expect([...checked.cited]).toEqual([1, 2, 3])
})

test('The result is the same wherever the pieces are cut', () => {
  const parts = fc.constantFrom(
    'Bonjour ',
    '[lien](/contact)',
    '[x](https://evil.example/?q=1)',
    '![i](https://evil.example/p.png)',
    'https://evil.example/abc ',
    'www.evil.example ',
    'a@evil.example ',
    ` ${company.email} `,
    ' [1] ',
    '[',
    '](',
    '!',
    'h',
    'http',
    '🙂',
    '\n',
    ') ',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), fc.array(fc.nat(200), { maxLength: 8 }), (texts, cuts) => {
      const text = texts.join('')
      const checked = checkLinks(site)
      let shown = ''
      let from = 0
      for (const at of [...cuts.toSorted((a, b) => a - b), text.length]) {
        shown += checked.push(text.slice(from, at))
        from = Math.max(from, at)
      }
      shown += checked.end()
      expect(withoutBeginnings(shown)).toBe(withoutBeginnings(whole(text)))
      expect(shown).not.toMatch(/https?:\/\/evil|www\.evil|\w@evil/)
    }),
    { numRuns: 3000 },
  )
})

test('Our own address survives wherever it is cut', () => {
  const text = `Écrivez à ${company.email} ou à ${company.legal.dataProtectionOfficer.email}.`
  for (let at = 0; at <= text.length; at++) {
    const checked = checkLinks(site)
    expect(checked.push(text.slice(0, at)) + checked.push(text.slice(at)) + checked.end()).toBe(text)
  }
})

describe('An address with a character in it that nobody sees', () => {
  test.each([
    'https:\u200b//evil.example/x',
    'ht\u00adtps://evil.example/x',
    'https:/\u2060/evil.example/x',
    'www\u200b.evil.example/x',
    'www.\u200bevil.example/x',
    'pirate@\u200bevil.example',
    '[a](https://\u200bevil.example)',
    'https：／／evil.example/x',
  ])('is seen for what it is, wherever it is cut: %j', (text) => {
    for (let at = 0; at <= text.length; at++) {
      const checked = checkLinks(site)
      const shown = checked.push(text.slice(0, at)) + checked.push(text.slice(at)) + checked.end()
      expect(shown, String(at)).not.toContain('evil')
    }
  })
})

test('Of an address that is too long to be held nothing is shown, however long it goes on', () => {
  const checked = checkLinks(site)
  const pieces = ['Voir https://evil.example/?d=', ...Array.from({ length: 300 }, () => 'secret'), ' puis', ' rien']
  expect(pieces.map(checked.push).join('') + checked.end()).toBe('Voir (lien retiré) puis rien')
})

test('Ordinary words are not kept waiting', () => {
  const checked = checkLinks(site)
  expect(['Bon', 'jour', ', nous', ' sommes', ' à Paris'].map(checked.push)).toEqual([
    'Bon',
    'jour',
    ', nous',
    ' sommes',
    ' à Paris',
  ])
})

test('A bracket that never closes is let go', () => {
  const checked = checkLinks(site)
  const shown = Array.from({ length: 80 }, () => checked.push('[sans fin ')).join('')
  expect(shown.length).toBeGreaterThan(100)
})

/** What stood before the @ or the :// of a foreign address may have been shown before these were known. */
function withoutBeginnings(text: string) {
  return text.replace(/[^\s()[\]!]*(?=\((?:adresse|lien) retirée?\))/g, '')
}

function whole(text: string) {
  const checked = checkLinks(site)
  return checked.push(text) + checked.end()
}
