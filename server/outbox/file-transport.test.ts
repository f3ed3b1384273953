import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { createRetention } from '#server/contact/retention.ts'
import { exampleRequest } from '#testing/example-request.ts'
import { filledOutbox } from '#testing/filled-outbox.ts'
import { createFileTransport, removeMailFiles, removeOldDrafts } from './file-transport.ts'
import type { MailTransport } from './mail-transport.ts'

const hour = 3600 * 1000

const at = filledOutbox()
const { mails, request, worker } = at

describe('Without a mail server', () => {
  test('each mail is one whole file, which a repeat replaces and an erasure removes', async () => {
    const mailFolder = join(at.folder, 'mail')
    await request()
    await worker(createFileTransport(mailFolder)).deliverDue()
    await at.store.db.updateTable('outbox').set({ state: 'waiting', due_at: at.clock }).execute()
    await worker(createFileTransport(mailFolder)).deliverDue()
    const ids = (await mails()).map(({ id }) => id)
    expect((await readdir(mailFolder)).toSorted()).toEqual(ids.map((id) => `${id}.eml`).toSorted())
    const parsed = await Promise.all(
      ids.map(async (id) => PostalMime.parse(await readFile(join(mailFolder, `${id}.eml`)))),
    )
    expect(parsed.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(['equipe@site.example', exampleRequest.email])
    await removeMailFiles(mailFolder, ids)
    expect(await readdir(mailFolder)).toEqual([])
  })

  test('a file that is written during an erasure does not survive it', async () => {
    const mailFolder = join(at.folder, 'mail')
    const files = createFileTransport(mailFolder)
    const retention = createRetention({ store: at.store, removeMailFiles: (ids) => removeMailFiles(mailFolder, ids) })
    const erasedMeanwhile: MailTransport = {
      ...files,
      deliver: async (...mail) => {
        await retention.erase(exampleRequest.email)
        return files.deliver(...mail)
      },
    }
    await request()
    await worker(erasedMeanwhile).deliverDue()
    expect(await readdir(mailFolder)).toEqual([])
    expect(at.logged).not.toContain('is delivered')
  })

  test('nor does a draft that a crash left: the erasure removes it, or the next day does', async () => {
    const mailFolder = join(at.folder, 'mail')
    await mkdir(mailFolder)
    await request()
    const [mail] = await mails()
    const draft = join(mailFolder, `${mail?.id}.eml.tmp`)
    await writeFile(draft, 'half a mail')
    await removeOldDrafts(mailFolder, Date.now())
    expect(await readdir(mailFolder), 'it may be one that is being written').toHaveLength(1)
    await removeOldDrafts(mailFolder, Date.now() + 2 * hour)
    expect(await readdir(mailFolder)).toEqual([])
    await writeFile(draft, 'half a mail')
    await createRetention({ store: at.store, removeMailFiles: (ids) => removeMailFiles(mailFolder, ids) }).erase(
      exampleRequest.email,
    )
    expect(await readdir(mailFolder)).toEqual([])
  })
})
