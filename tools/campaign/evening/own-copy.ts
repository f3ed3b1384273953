import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoVideo } from '#content/brand/video.ts'
import { makeCompanyReal } from '#testing/real-company.ts'
import { domain, execute, mailName } from './network.ts'

/** What comes before the page's first step: a copy of the repository, for its owner alone, with what is true in it. */
export async function makeOwnCopy(world: string): Promise<string> {
  const folder = await mkdtemp(join(world, 'copy-'))
  await chmod(folder, 0o700)
  await execute('git', ['clone', '--quiet', '.', folder])
  await makeCompanyReal(folder)
  await edit(join(folder, 'content/brand/video.ts'), new URL(demoVideo.url).hostname, `video.${domain}`)
  const services = join(folder, 'content/external-services.ts')
  await edit(services, /\n\]\n$/, `\n  ${(await declarationOnPage()).replaceAll('\n', '\n  ')}\n]\n`)
  await commit(folder, 'What is true of our company')
  return folder
}

/** Something that the next version has and the former has not. */
export async function makeNewVersion(folder: string): Promise<void> {
  await edit(join(folder, 'content/brand/identity.ts'), '01 42 00 17 92', '01 42 00 17 93')
  await edit(join(folder, 'content/brand/identity.ts'), '+33142001792', '+33142001793')
  await commit(folder, 'Another phone number')
}

async function edit(file: string, from: string | RegExp, to: string) {
  const text = await readFile(file, 'utf8')
  const changed = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to)
  if (changed === text) throw new Error(`${file} has no « ${from} ».`)
  await writeFile(file, changed)
}

async function declarationOnPage() {
  const page = await readFile('docs/operations.md', 'utf8')
  const [, block = ''] = /```ts\n(\{\n {2}host: 'mail\.example\.org'[^`]*)\n```/.exec(page) ?? []
  return block.replaceAll('mail.example.org', mailName)
}

function commit(folder: string, message: string) {
  const author = ['-c', 'user.name=Operator', '-c', `user.email=operator@${domain}`]
  return execute('git', ['-C', folder, ...author, 'commit', '--quiet', '--all', '--message', message])
}
