import { describe, expect, test } from 'vitest'
import { shownApplications } from '#content/use-cases.ts'
import { fewTopics } from '#testing/few-topics.ts'
import { readPassages } from '../knowledge.ts'
import { createRetriever } from '../retrieval.ts'
import { type SiteContent, siteContent } from '../site-content.ts'
import { createEmbeddedAssistant } from './create-embedded-assistant.ts'
import { createTopics } from './topics.ts'

test('The content has every fact that topics are built from, and every way to ask is for a topic that can be asked for', () => {
  const { topics, lost, phraseProblems } = createTopics(siteContent)
  // A question of the FAQ is the company's to keep or to drop.
  expect([...lost.filter((problem) => !problem.includes('content/faq.ts')), ...phraseProblems]).toEqual([])
  expect(topics.filter(({ answer }) => answer.trim().length < 10)).toEqual([])
})

test('A way to ask for a version of a legal text is no problem for a company that has other versions', () => {
  const first = [{ isoDate: '2027-02-01', text: '1er février 2027', changes: 'Première version.' }] as const
  const { topics, phraseProblems } = createTopics({
    ...siteContent,
    legalNoticeVersions: first,
    privacyPolicyVersions: first,
  })
  expect(phraseProblems).toEqual([])
  expect(topics.filter(({ id }) => /-version-/.test(id)).map(({ id }) => id)).toEqual([
    'policy-version-2027-02-01',
    'legal-notice-version-2027-02-01',
  ])
})

test('A build that measures its audience says nowhere that nothing is measured', () => {
  const answers = (isMeasured: boolean) =>
    createTopics({ ...siteContent, isMeasured }).topics.flatMap(({ answer, english = '' }) => [answer, english])
  const denied = /aucune mesure n'est active|no measurement is active/
  expect(answers(false).filter((answer) => denied.test(answer))).toHaveLength(2)
  expect(answers(true).filter((answer) => denied.test(answer))).toEqual([])
})

test('An application that no card shows is told nowhere', () => {
  const { topics } = createTopics(siteContent)
  const told = [...topics.map(({ answer }) => answer), ...readPassages().flatMap(({ lines }) => lines)].join('\n')
  const unseen = siteContent.useCases.flatMap((useCase) =>
    useCase.applications.filter((application) => !shownApplications(useCase).includes(application)),
  )
  expect(unseen).toHaveLength(siteContent.useCases.length)
  expect(unseen.filter(({ explanation }) => told.includes(explanation))).toEqual([])
})

describe('A topic whose fact is gone', () => {
  const answeringAll = { ...siteContent, unansweredTopics: [] }
  const without = (id: string) => siteContent.faqEntries.filter((entry) => entry.id !== id)

  test('is left out and named, with the fact and the file that had it', () => {
    const { topics, lost } = createTopics({ ...answeringAll, faqEntries: without('commencer-petit') })
    expect(lost).toEqual([
      "The assistant's topic « start-small » is left out: content/faq.ts no longer has « commencer-petit ».",
    ])
    expect(topics.map(({ id }) => id)).not.toContain('start-small')
  })

  test('is told to whoever starts the assistant, in one line, and the others are answered', () => {
    const content = { ...siteContent, faqEntries: without('depart') }
    const said: string[] = []
    const passages = readPassages(content)
    const assistant = createEmbeddedAssistant({
      passages,
      retriever: createRetriever(passages),
      content,
      onLost: (problem) => said.push(problem),
      topics: fewTopics(content, ['cost', 'leaving']),
    })
    expect(said).toEqual([expect.stringMatching(/« leaving » is left out: content\/faq\.ts no longer has « depart »/)])
    const asked = siteContent.faqEntries.find(({ id }) => id === 'depart')?.question ?? ''
    expect(assistant.answer([asked]).topics).not.toContain('leaving')
    expect(assistant.answer(['Combien coûte un projet ?']).kind).toBe('fact')
  })

  test('is not on the site for those who ask for it', () => {
    const { topics } = createTopics({ ...siteContent, faqEntries: without('commencer-petit') })
    expect(topics.find(({ id }) => id === 'not-on-site')?.asks).toContain('Peut-on commencer petit ?')
  })

  test('is no problem where the company has said that it does not answer it', () => {
    const content = {
      ...siteContent,
      faqEntries: without('commencer-petit'),
      unansweredTopics: [...siteContent.unansweredTopics, 'start-small'],
    }
    expect(createTopics(content)).toMatchObject({ lost: [], phraseProblems: [] })
  })

  test('takes no other with it', () => {
    const restingOnIt = new Set(siteContent.pageFacts.map(({ id }) => id))
    const others = (content: SiteContent) =>
      createTopics(content).topics.filter(({ id }) => !restingOnIt.has(id)).length
    expect(others({ ...siteContent, faqEntries: without('depart') })).toBe(others(siteContent) - 1)
  })
})

test('An entry that the content gains is asked for in the words of its family', () => {
  const [first] = siteContent.technologies
  if (!first) throw new Error('There is no technology.')
  const content: SiteContent = {
    ...siteContent,
    technologies: [...siteContent.technologies, { ...first, id: 'n8n', name: 'Grist' }],
  }
  const { topics } = createTopics({
    ...content,
    technologies: content.technologies.filter(({ name }) => name !== 'n8n'),
  })
  expect(topics.find(({ id }) => id === 'technology-n8n')?.asks[0]).toBe("C'est quoi Grist ?")
})

test('A topic is named by a question or a heading, never by what somebody says of themselves', () => {
  const speaksOfThemselves = /(?<!\p{L})(?:je|j|mon|ma|mes|moi|nous|notre|nos|on)(?!\p{L})/iu
  const names = createTopics(siteContent).topics.map(({ asks: [first] }) => first)
  const headings = names.filter((name) => !name.endsWith('?'))
  expect(headings.filter((name) => name.split(/[\s'’]+/).length > 8 || speaksOfThemselves.test(name))).toEqual([])
})
