import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createProjectCopy } from '#testing/project-copy.ts'

const said =
  "The assistant's topic « leaving » is left out: content/faq.ts no longer has « depart ».\nGive each fact back under its id, or name the topic in content/brand/unanswered-topics.ts.\n"

test('`npm run build` names the topic, the fact and the file, before it builds anything', {
  timeout: 120_000,
}, async () => {
  const project = await createProjectCopy()
  try {
    const file = join(project.folder, 'content/faq.ts')
    await writeFile(file, (await readFile(file, 'utf8')).replace("id: 'depart'", "id: 'adieu'"))
    const build = spawn(process.execPath, ['tools/build/build.ts'], {
      cwd: project.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [errors, [code]] = await Promise.all([text(build.stderr), once(build, 'exit')])
    expect({ errors, code }).toEqual({ errors: said, code: 1 })
    expect(existsSync(join(project.folder, 'dist'))).toBe(false)
  } finally {
    await project.remove()
  }
})
