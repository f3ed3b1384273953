import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type MailTransport, mailOptions } from './mail-transport.ts'

/** Without a mail server: each mail becomes a file that any mail program opens. */
export function createFileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    deliver: async (id, mail) => {
      const { message } = await composer.sendMail(mailOptions(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(mailFile(folder, id), message)
    },
    close: () => composer.close(),
  }
}

export async function removeMailFiles(folder: string, ids: readonly string[]) {
  for (const id of ids) await rm(mailFile(folder, id), { force: true })
}

function mailFile(folder: string, id: string) {
  return join(folder, `${id}.eml`)
}

/** Nobody sees half a mail, and a mail that is reported as written survives a power cut. */
async function writeWhole(file: string, content: Parameters<Awaited<ReturnType<typeof open>>['writeFile']>[0]) {
  const draft = `${file}.tmp`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}
