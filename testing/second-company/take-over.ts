import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isoDay, longDate } from '#app/pages/legal-document/long-date.ts'
import { createProjectCopy } from '../project-copy.ts'
import { edits } from './edits.ts'

/** A copy of the project in the hands of the second company: its brand folder, and its edits of the common content. */
export async function createSecondCompany({ withTests = false } = {}) {
  const copy = await createProjectCopy({ withTests })
  const brand = join(copy.folder, 'content/brand')
  await rm(brand, { recursive: true })
  await cp('testing/second-company/brand', brand, { recursive: true })
  const today = isoDay(new Date())
  for (const { file, find, write } of [...edits, ...datedOn(today)]) {
    const path = join(copy.folder, file)
    const text = await readFile(path, 'utf8')
    if (!find.test(text)) throw new Error(`testing/second-company/edits.ts finds nothing like ${find} in ${file}.`)
    await writeFile(
      path,
      text.replace(find, () => write),
    )
  }
  return copy
}

function datedOn(day: string) {
  return ['legal-notice-history', 'privacy-policy-history', 'accessibility'].flatMap((name) => {
    const file = `content/brand/${name}.ts`
    return [
      { file, find: /2026-03-02/, write: day },
      { file, find: /2 mars 2026/, write: longDate(day) },
    ]
  })
}
