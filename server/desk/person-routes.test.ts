import { describe, expect, test } from 'vitest'
import { deskPaths } from '#contract/desk-view.ts'
import { engines } from '#testing/both-engines.ts'
import { deskOn, requestAt, shown } from '#testing/desk-on.ts'
import { elementsOf, parseHtml, textOf } from '#tools/build/parse-html.ts'

describe.each(engines)('On %s', (engine) => {
  const at = deskOn(engine)
  const { change, read, rowOf } = at

  describe("a person's file", () => {
    const address = 'jeanne.legall@organisation.fr'
    const inFile = (done = '') => `${deskPaths.person}?adresse=${encodeURIComponent(address)}${done}`

    test('gives what is held as a letter and as JSON, and says by when the law wants an answer', async () => {
      const id = await at.desk.receive()
      await change(id, { note: 'Une note.' })
      const page = await read(inFile().replace('jeanne', 'JEANNE'))
      expect(page.text).toContain('1 demande')
      expect(page.text).toContain('avant le 16 décembre 2026')
      const letter = await at.browser.get(inFile().replace('?', '/donnees.txt?'))
      expect(letter.headers.get('content-disposition')).toContain('attachment')
      expect(await letter.text()).toContain('Une note.')
      const { requests } = await (await at.browser.get(inFile().replace('?', '/donnees.json?'))).json()
      expect(requests).toMatchObject([{ id, notes: [{ body: 'Une note.' }] }])
      expect((await read(`${deskPaths.person}?adresse=personne@exemple.org`)).text).toContain('ne détient rien')
    })

    test('is corrected by the rules of the form, in all requests or in one', async () => {
      const [first, second] = [await at.desk.receive(), await at.desk.receive({ message: 'Un second message.' })]
      const correct = (fields: Record<string, string>) =>
        at.browser.post(`${deskPaths.person}/corriger`, { adresse: address, demande: first, ...fields })
      const refused = await correct({ phone: '12' })
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain('Format invalide')
      await correct({ phone: '06 39 98 00 00', lastName: 'Le Goff' })
      for (const id of [first, second]) expect(await rowOf(id)).toMatchObject({ last_name: 'Le Goff' })
      await correct({ message: 'Le message corrigé.' })
      expect((await rowOf(first)).message).toBe('Le message corrigé.')
      expect((await rowOf(second)).message).toBe('Un second message.')
      await correct({ message: 'Encore corrigé.', company: 'Ville de Nantes', useCase: 'other' })
      expect(await rowOf(first)).toMatchObject({ message: 'Encore corrigé.', use_case: 'other' })
      for (const id of [first, second])
        expect(await rowOf(id), 'what is common, though the message changes with it').toMatchObject({
          company: 'Ville de Nantes',
        })
      expect(await rowOf(second)).toMatchObject({ message: 'Un second message.' })
      expect((await rowOf(second)).use_case).not.toBe('other')
      expect((await read(`${deskPaths.home}?q=goff`)).names, 'found by its new name').toHaveLength(2)
      const moved = await correct({ email: 'nouvelle@exemple.org', message: 'Ma nouvelle adresse.' })
      expect(moved.headers.get('location')).toContain('nouvelle%40exemple.org')
      const file = await read(moved.headers.get('location') ?? '')
      expect(file.text, 'the file is not split').toContain('2 demandes')
    })

    test('corrected by two people from the same page keeps both, and says where both changed one field', async () => {
      const id = await at.desk.receive({ message: 'Deux\nlignes.' })
      const page = async () => {
        const elements = elementsOf(parseHtml(await (await at.browser.get(inFile())).text()))
        const form = elements.find(({ attributes }) => attributes.get('action')?.endsWith('/corriger'))
        const controls = (form ? elementsOf(form) : []).flatMap((element): [string, string][] => {
          const { tag, attributes } = element
          const name = attributes.get('name')
          const chosen = elementsOf(element).find(({ attributes: own }) => own.has('selected')) ?? element
          const value = tag === 'textarea' ? textOf(element) : (chosen.attributes.get('value') ?? '')
          return name === undefined ? [] : [[name, value.replaceAll('\n', '\r\n')]]
        })
        return Object.fromEntries(controls)
      }
      const [mine, theirs] = [await page(), await page()]
      const correct = (fields: Record<string, string>) => at.browser.post(`${deskPaths.person}/corriger`, fields)
      await correct({ ...theirs, phone: '06 39 98 00 01', position: 'Maire' })
      await correct({ ...mine, company: 'Ville de Nantes' })
      expect(await rowOf(id)).toMatchObject({ phone: '06 39 98 00 01', company: 'Ville de Nantes', position: 'Maire' })
      expect((await rowOf(id)).message, 'as a browser sends it, a line break is no change').toBe('Deux\nlignes.')

      const both = await correct({ ...mine, phone: '06 39 98 00 02', lastName: 'Le Goff' })
      const refused = await shown(both)
      expect(refused.status).toBe(409)
      expect(refused.text).toContain("Corrigé entre-temps par quelqu'un d'autre : « 06 39 98 00 01 ».")
      expect(refused.links, 'the fault is at hand at the top of the page').toContain(`#phone-${id}`)
      expect(await rowOf(id)).toMatchObject({ phone: '06 39 98 00 01', last_name: 'Le Gall' })
      await correct({ ...(await page()), phone: '06 39 98 00 02' })
      expect(await rowOf(id)).toMatchObject({ phone: '06 39 98 00 02', position: 'Maire' })
    })

    test('is limited and lifted', async () => {
      const id = await at.desk.receive()
      await at.browser.post(`${deskPaths.person}/limiter`, { adresse: address })
      const closed = await read(requestAt(id))
      expect(closed.status).toBe(404)
      expect(closed.text, 'who comes from the trail is not told that it is erased').toContain('son usage est limité')
      expect((await read(inFile())).text).toContain("L'usage est limité depuis le 16 novembre 2026")
      await at.browser.post(`${deskPaths.person}/lever`, { adresse: address })
      expect((await read(deskPaths.home)).names).toHaveLength(1)
    })

    test('is erased with a word, and not without it', async () => {
      await at.desk.receive()
      const erase = (mot: string) => at.browser.post(`${deskPaths.person}/effacer`, { adresse: address, mot })
      expect((await erase('oui')).headers.get('location')).toContain('fait=non-efface')
      expect((await read(inFile())).text).toContain('1 demande')
      expect((await erase(' effacer ')).headers.get('location')).toContain('fait=efface')
      expect((await read(inFile())).text).toContain('ne détient rien')
    })
  })
})
