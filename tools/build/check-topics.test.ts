import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { siteContent } from '#server/assistant/site-content.ts'
import { createProjectCopy } from '#testing/project-copy.ts'
import { checkTopics } from './check-topics.ts'

const faqEntries = siteContent.faqEntries.filter(({ id }) => id !== 'depart')
/** Facts that a page states in passing have a test of their own. */
const whole = { ...siteContent, pageFacts: [] }
const content = { ...whole, faqEntries }
const lost = "The assistant's topic « leaving » is left out: content/faq.ts no longer has « depart »."
const remedy = 'Give each fact back under its id, or name the topic in content/brand/unanswered-topics.ts.'

test('A build is refused where the content lost a fact, a start says it and goes on; nothing is said of a whole content', () => {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  checkTopics({ content: whole, isStart: false, say })
  expect(said).toEqual([])
  expect(() => checkTopics({ content, isStart: false, say })).toThrow(`${lost}\n${remedy}`)
  checkTopics({ content, isStart: true, say })
  expect(said).toEqual([`${lost}\n${remedy}`])
})

test('A sentence that a fact of the assistant rests on may be reworded: a line names it, and nothing is stopped', () => {
  const said: string[] = []
  const quote = 'Vous repartez avec une idée.'
  const pageFacts = siteContent.pageFacts
    .filter(({ id }) => id === 'workshop-outcome')
    .map((fact) => ({ ...fact, quote }))
  checkTopics({ content: { ...whole, pageFacts }, isStart: false, say: (line) => said.push(line) })
  expect(said).toEqual([
    expect.stringContaining(
      `page-facts.json: « workshop-outcome » rests on « ${quote} », which /services no longer says`,
    ),
  ])
})

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
    const [said, [code]] = await Promise.all([text(build.stderr), once(build, 'exit')])
    expect({ said, code }).toEqual({ said: `${lost}\n${remedy}\n`, code: 1 })
    expect(existsSync(join(project.folder, 'dist'))).toBe(false)
  } finally {
    await project.remove()
  }
})
