import { expect, test } from 'vitest'
import { type Edited, rewordedContents, shortenedContents } from '#testing/edited-contents.ts'
import { createEmbeddedAssistant } from './embedded/create-embedded-assistant.ts'
import { createTopics, lostTopics } from './embedded/topics.ts'
import { readPassages } from './knowledge.ts'
import { createRetriever } from './retrieval.ts'

const passagesEvery = 4
const assistantEvery = 2000
const gone = /^The assistant's topic « .+ » is left out: content\/.+\.ts no longer has « .+ »\.$/

test('Any string of the content may be reworded: every topic is still said, and an assistant starts and answers', {
  timeout: 300_000,
}, () => {
  let edits = 0
  for (const edit of rewordedContents()) {
    expect(lostTopics(edit.content), edit.where).toEqual([])
    expectWhole(edit, edits)
    edits++
  }
  expect(edits).toBeGreaterThan(1000)
})

test('Any entry of any list may be taken out: what can no longer be said is named, with the file that had it', {
  timeout: 300_000,
}, () => {
  let edits = 0
  let losses = 0
  for (const edit of shortenedContents()) {
    const lost = lostTopics(edit.content)
    for (const sentence of lost) expect(sentence, edit.where).toMatch(gone)
    if (/^(?:faqEntries|technologies|useCases)\.\d+$/.test(edit.where))
      expect(createTopics(edit.content).topics.length, edit.where).toBeGreaterThan(300)
    expectWhole(edit, edits)
    edits++
    losses += lost.length
  }
  expect(edits).toBeGreaterThan(500)
  expect(losses).toBeGreaterThan(20)
})

/** Every topic of every edit is built; of the rest, which takes longer, a share. */
function expectWhole({ where, content }: Edited, at: number) {
  if (at % passagesEvery === 0) expect(readPassages(content).length, where).toBeGreaterThan(50)
  if (at % assistantEvery === 0) expectAnswers({ where, content })
}

function expectAnswers({ where, content }: Edited) {
  const passages = readPassages(content)
  const assistant = createEmbeddedAssistant({ passages, retriever: createRetriever(passages), content })
  for (const question of ['Combien coûte un projet ?', 'Quelle est la météo ?', 'Êtes-vous certifiés ISO 27001 ?']) {
    expect(assistant.answer([question]).text, where).toMatch(/\S/)
  }
}
