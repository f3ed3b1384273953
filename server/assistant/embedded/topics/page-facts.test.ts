import { expect, test } from 'vitest'
import firstSentences from '#content/assistant/first-sentences.json' with { type: 'json' }
import { dateInEnglish } from '#content/assistant/in-english.ts'
import facts from '#content/assistant/page-facts.json' with { type: 'json' }
import { legalNoticeVersions } from '#content/brand/legal-notice-history.ts'
import { videoTranscript } from '#content/brand/video-transcript.ts'
import { storedItems } from '#content/stored-items.ts'
import { tellable } from '#testing/tellable.ts'
import { siteContent } from '../../site-content.ts'
import english from '../english-answers.json' with { type: 'json' }
import { createTopics } from '../topics.ts'
import { lostPageFacts } from './page-facts.ts'

const brandFacts = new Set(facts.filter(({ restsOn }) => restsOn === 'brand').map(({ id }) => id))
/** Those that rest on content/brand/ go with it. */
const pageFacts = siteContent.pageFacts.filter(({ id }) => !brandFacts.has(id))

test('Each fact of the pages rests on sentences that the pages have', () => {
  expect(pageFacts.length).toBeGreaterThan(50)
  expect(lostPageFacts({ ...siteContent, pageFacts })).toEqual([])
})

test('A figure or a date in an answer stands in the sentences that it rests on, or is filled in from the content', () => {
  const figures = (text: string): readonly string[] =>
    text.replace(/\]\([^()]*\)/g, '').match(/(?<![\p{L}\d])\d+/gu) ?? []
  const loose = facts.filter(({ quote, answer }) => figures(answer).some((figure) => !figures(quote).includes(figure)))
  expect(loose.map(({ id }) => id)).toEqual([])
  expect(figures('Un abri de 12 m², en 2026, avec n8n.')).toEqual(['12', '2026'])
})

test.each(tellable(['legal-notice-date'], (id) => id))(
  'The legal notice was last changed on the day of its newest version, in both languages: %s',
  (date) => {
    const told = createTopics(siteContent).topics.find(({ id }) => id === date)
    expect(told?.answer).toContain(legalNoticeVersions[0].text)
    expect(told?.english).toContain(`${Number(legalNoticeVersions[0].isoDate.slice(-2))} `)
  },
)

test('which is filled in, and written nowhere', () => {
  for (const written of [facts.find(({ id }) => id === 'legal-notice-date')?.answer, english['legal-notice-date']])
    expect(written).toMatch(/^[^\d]*\{noticeDate(?:InEnglish)?\}[^\d]*$/)
  expect(dateInEnglish('2026-12-05')).toBe('5 December 2026')
})

test('What only the film shows is told of the film', () => {
  const transcript = videoTranscript.map(({ text }) => text).join(' ')
  const shown = facts.filter(({ quote }) => quote.split(/(?<=[.?!])\s+|\n/).every((part) => transcript.includes(part)))
  expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(tellable(['open-source-passage'], (id) => id)))
  for (const { id, answer } of shown) {
    expect(answer, id).toMatch(/vidéo/)
    expect(Object.entries(english).find(([name]) => name === id)?.[1] ?? 'video', id).toMatch(/video/)
  }
})

test('One whose sentence is gone is not told, and named with the page, the sentence and what to do', () => {
  const [kept, reworded] = pageFacts
  if (!kept || !reworded) throw new Error('There are no facts.')
  const content = {
    ...siteContent,
    pageFacts: [kept, { ...reworded, quote: `${kept.quote} Nous vendons des lunettes.` }],
  }
  const told = createTopics(content).topics.map(({ id }) => id)
  expect(told).toContain(kept.id)
  expect(told).not.toContain(reworded.id)
  expect(lostPageFacts(content)).toEqual([
    `content/assistant/page-facts.json: « ${reworded.id} » rests on « Nous vendons des lunettes. », which ${reworded.page} no longer says: write the new sentence there and look whether its answer still says the same, or take the fact out.`,
  ])
  expect(lostPageFacts({ ...content, unansweredTopics: [reworded.id] })).toEqual([])
})

test('What a quoted sentence has in brackets, or « qu’on lui indique », its answer has too, in English as well', () => {
  const answerOf = (id: string) => facts.find((fact) => fact.id === id)?.answer
  expect(answerOf('log-host-contents')).toContain('la page demandée (et ce que vous y cherchez)')
  expect(english['log-host-contents']).toContain('the page asked for (and what you look for there)')
  expect(answerOf('services-refused-list')).toContain("un service extérieur qu'on lui indique et que")
  expect(english['services-refused-list']).toContain('that it is given and that')
  expect(answerOf('question-leaves-when')).toMatch(/^Sur votre plateforme, une question, avec les passages joints,/)
  expect(english['question-leaves-when']).toMatch(/^On your platform, a question, with the attached passages,/)
})

test('How many criteria fail or are still to be assessed is told from the summary alone', () => {
  const partial = facts.find(({ id }) => id === 'accessibility-partial-why')?.answer
  for (const answer of [partial, english['accessibility-partial-why']])
    expect(answer).not.toMatch(/\d|deux|huit|two|eight/)
})

test('What is kept until the tab is closed is told with what the policy excepts: a browser that opens it again', () => {
  for (const { duration } of storedItems.filter(({ place }) => place === 'sessionStorage'))
    expect(duration).toMatch(/fermeture de l'onglet, sauf si votre navigateur le rouvre$/)
  const told = [...facts.map(({ answer }) => answer), ...Object.values(firstSentences), ...Object.values(english)]
  const untilClosed = told.filter((answer) => /fermeture de l'onglet|tab is closed|closing of the tab/.test(answer))
  expect(untilClosed.length).toBeGreaterThan(6)
  for (const answer of untilClosed) expect(answer).toMatch(/sauf s(?:i votre navigateur|'il) le rouvre|reopens it/)
})
