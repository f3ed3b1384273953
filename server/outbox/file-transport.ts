import { access, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '#server/make-folder.ts'
import { encodeMail } from './encode-mail.ts'
import type { MailTransport } from './mail-transport.ts'

const draftEnding = '.tmp'
/** Longer than any draft is written on. */
const hour = 3600 * 1000

/**
 * Without a mail server: each mail becomes a file that any mail program opens. It gets its name, which an erasure looks
 * for, only while the mail is still in the outbox and cannot be erased from there.
 */
export function createFileTransport(folder: string): MailTransport {
  return {
    deliver: async (id, mail, whileOurs) => {
      const message = await encodeMail(mail)
      makeFolder(folder)
      const file = mailFile(folder, id)
      const draft = `${file}${draftEnding}`
      await writeDurably(draft, message)
      // The second time the draft is gone, and the file is there.
      const keep = () => rename(draft, file).catch(() => access(file))
      const isOurs = (await whileOurs(mail.to === undefined ? async () => {} : keep)) && mail.to !== undefined
      if (!isOurs) await rm(draft, { force: true })
      return isOurs
    },
    close: () => {},
  }
}

export function mailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail')
}

export async function removeMailFiles(folder: string, ids: readonly string[]) {
  for (const id of ids) {
    await rm(`${mailFile(folder, id)}${draftEnding}`, { force: true })
    await rm(mailFile(folder, id), { force: true })
  }
}

/** As it was written, if it was. */
export async function readMailFile(folder: string, id: string): Promise<string | undefined> {
  try {
    return await readFile(mailFile(folder, id), 'utf8')
  } catch (error) {
    if (Object(error).code === 'ENOENT' || Object(error).code === 'ENOTDIR') return undefined
    throw error
  }
}

/** What a crash left half-written: its mail was written again, or erased. */
export async function removeOldDrafts(folder: string, now: number) {
  const files = await readdir(folder).catch(() => [])
  for (const file of files.filter((name) => name.endsWith(draftEnding))) {
    const draft = join(folder, file)
    const written = await stat(draft).catch(() => undefined)
    if (written && written.mtimeMs < now - hour) await rm(draft, { force: true })
  }
}

function mailFile(folder: string, id: string) {
  return join(folder, `${id}.eml`)
}

/** A mail that is reported as written survives a power cut. */
async function writeDurably(file: string, content: Parameters<Awaited<ReturnType<typeof open>>['writeFile']>[0]) {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
