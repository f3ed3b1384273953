import { expect } from 'vitest'
import { createEmbeddedAssistant } from '#server/assistant/embedded/create-embedded-assistant.ts'
import { createTopics, lostTopics } from '#server/assistant/embedded/topics.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { createRetriever } from '#server/assistant/retrieval.ts'
import type { Edited } from './edited-contents.ts'
import { fewTopics } from './few-topics.ts'

const passagesEvery = 4
const assistantEvery = 500
const gone = /^The assistant's topic « .+ » is left out: content\/.+\.ts no longer has « .+ »\.$/

/** Every topic is still said, and an assistant starts and answers. How many edits that were. */
export function expectNothingLost(edited: Iterable<Edited>): number {
  let edits = 0
  for (const edit of edited) {
    expect(lostTopics(edit.content), edit.where).toEqual([])
    expectWhole(edit, edits)
    edits++
  }
  return edits
}

/** What can no longer be said is named, with the file that had it. How many edits that were, and how many losses. */
export function expectLossesNamed(edited: Iterable<Edited>) {
  let edits = 0
  let losses = 0
  for (const edit of edited) {
    const lost = lostTopics(edit.content)
    for (const sentence of lost) expect(sentence, edit.where).toMatch(gone)
    if (/^(?:faqEntries|technologies|useCases)\.\d+$/.test(edit.where))
      expect(createTopics(edit.content).topics.length, edit.where).toBeGreaterThan(300)
    expectWhole(edit, edits)
    edits++
    losses += lost.length
  }
  return { edits, losses }
}

/** Every topic of every edit is built; of the rest, which takes longer, a share. */
function expectWhole({ where, content }: Edited, at: number) {
  if (at % passagesEvery === 0) expect(readPassages(content).length, where).toBeGreaterThan(50)
  if (at % assistantEvery === 0) expectAnswers({ where, content })
}

function expectAnswers({ where, content }: Edited) {
  const passages = readPassages(content)
  const topics = fewTopics(content, ['cost'])
  const assistant = createEmbeddedAssistant({ passages, retriever: createRetriever(passages), content, topics })
  for (const question of ['Combien coûte un projet ?', 'Quelle est la météo ?', 'Êtes-vous certifiés ISO 27001 ?']) {
    expect(assistant.answer([question]).text, where).toMatch(/\S/)
  }
}
