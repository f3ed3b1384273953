import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createFileTransport, mailFolder } from '#server/outbox/file-transport.ts'
import type { MailTransport } from '#server/outbox/mail-transport.ts'
import { engines, storeOn } from '#testing/both-engines.ts'
import { email, rightsIn } from '#testing/rights.ts'

describe.each(engines)('On %s', (engine) => {
  const at = storeOn(engine)
  const { leads, receive, requests, sentTexts, worker } = rightsIn(at)

  describe('correction of an address that was written to', () => {
    const wrong = 'jeanne@ailleurs.fr'

    test('leaves nothing of it in the store or the files, and the letter names nobody who was not written to', async () => {
      await receive({ email: wrong })
      await worker().deliverDue()
      await at.store.db
        .updateTable('outbox')
        .set({ problem: `451 ${wrong}` })
        .execute()
      const before = await requests()
      expect((await sentTexts()).join()).toContain(wrong)
      at.clock += 1000
      expect(await leads('correct', wrong, '--set', `email=${email}`)).toContain('no longer hold the former address')

      const held = JSON.stringify([await requests(), await at.mails(), await sentTexts()])
      expect(held).not.toContain(wrong)
      for (const { fingerprint, idempotency_key } of before)
        for (const mark of [fingerprint, idempotency_key])
          expect(held, 'a mark of the former words').not.toContain(mark)

      const letter = await leads('access', email)
      expect(letter).toMatch(/Confirmation à l'adresse d'avant la correction, que le site ne garde pas : envoyé le/)
      expect(letter).not.toContain(`Confirmation à ${email}`)
      expect(letter).toMatch(/Adresse email corrigée le : .*\d{4}/)
      expect(letter).toContain('rempli avec une adresse corrigée depuis ; les notes')
      expect(letter).not.toContain('rempli avec cette adresse')

      const ofTheFormer = await leads('access', wrong)
      expect(ofTheFormer).toMatch(/ne détient aucune demande du formulaire qui porte cette adresse/)
      expect(ofTheFormer).toMatch(/emails que notre équipe a reçus.*messagerie/)
      expect(await leads('erase', wrong)).toBe('Nothing is stored for this address.\n')
    })

    test('leaves nothing of it in the files of the store, while the server has it open', async () => {
      await receive({ email: wrong })
      expect(await filesWith(wrong), 'before').toHaveLength(engine === 'sqlite' ? 1 : 0)
      await leads('correct', wrong, '--set', `email=${email}`)
      expect(await filesWith(wrong), 'after').toEqual([])
    })

    async function filesWith(text: string) {
      const files = (await readdir(at.folder)).filter((name) => name.includes('sqlite'))
      const contents = await Promise.all(files.map((name) => readFile(join(at.folder, name), 'latin1')))
      return files.filter((_, index) => contents[index]?.includes(text))
    }

    test('keeps no file that was being written to it, and writes the mail again', async () => {
      await receive({ email: wrong })
      const files = createFileTransport(mailFolder(at.folder))
      let isCorrected = false
      const correctedMeanwhile: MailTransport = {
        ...files,
        deliver: async (...mail) => {
          if (!isCorrected) await leads('correct', wrong, '--set', `email=${email}`)
          isCorrected = true
          return files.deliver(...mail)
        },
      }
      await worker({ transport: correctedMeanwhile }).deliverDue()
      expect((await sentTexts()).join()).not.toContain(wrong)
      at.clock += 60_000
      await at.store.db.updateTable('outbox').set({ due_at: 0 }).where('state', '=', 'waiting').execute()
      await worker().deliverDue()
      expect((await sentTexts()).filter((text) => text.includes(email))).toHaveLength(2)
      expect(await leads('access', email)).toContain(`Confirmation à ${email} : envoyé le`)
    })
  })
})
