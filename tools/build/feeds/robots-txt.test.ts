import { expect, test } from 'vitest'
import { pageFacts } from '#content/assistant/spoken-words.ts'
import { allowsTraining, robotsMay, robotsTold } from '#content/crawling.ts'
import { feeds, robotsWords } from '#content/feeds.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { robotsTxt } from './robots-txt.ts'

test.each([true, false])(
  'What robots may do is the same in robots.txt, in the legal notice and to who asks, and each says what the file lets them; training: %s',
  (train) => {
    const groups = robotsTxt('https://site.example', robotsWords(train)).split('\n\n')
    const refused = groups.filter((group) => /^Disallow: \/$/m.test(group))
    expect(refused.map((group) => group.includes('User-agent: GPTBot\n'))).toEqual(train ? [] : [true])
    const everyone = groups.find((group) => group.includes('User-agent: *\nAllow: /')) ?? ''
    expect(everyone.includes('# Tout le site peut être lu. ')).toBe(train)
    // Said to all, also to those that no group names: under « * » they may read.
    const reserved =
      /, sauf .*pour entraîner des modèles : nous nous opposons à cet usage, quel que soit le robot \(article L\. 122-5-3/
    const { answer, inEnglish } = robotsTold(train)
    for (const text of [everyone, robotsMay(train), answer]) expect(reserved.test(text)).toBe(!train)
    expect(/, except those that .*to train models: we object .*L\. 122-5-3/.test(inEnglish)).toBe(!train)
    expect(/to read and quote this site, and to train models on it\.$/.test(inEnglish)).toBe(train)
    expect(/lire et à citer ce site, et à s'en servir pour entraîner des modèles\.$/.test(robotsMay(train))).toBe(train)
  },
)

test('All say what is set', () => {
  expect(feeds.robots).toEqual(robotsWords(allowsTraining))
  expect(JSON.stringify(legalNotice)).toContain(robotsMay(allowsTraining))
  expect(pageFacts.find(({ id }) => id === 'robots-may-read')).toMatchObject({
    quote: robotsMay(allowsTraining),
    answer: robotsTold(allowsTraining).answer,
  })
})
