import { expect, test } from 'vitest'
import { allowsTraining, robotsMay } from '#content/crawling.ts'
import { feeds, robotsWords } from '#content/feeds.ts'
import { legalNotice } from '#content/legal-notice.ts'
import { robotsTxt } from './robots-txt.ts'

test.each([true, false])(
  'What robots may do is the same in robots.txt and in the legal notice, and each says what the file lets them; training: %s',
  (train) => {
    const groups = robotsTxt('https://site.example', robotsWords(train)).split('\n\n')
    const refused = groups.filter((group) => /^Disallow: \/$/m.test(group))
    expect(refused.map((group) => group.includes('User-agent: GPTBot\n'))).toEqual(train ? [] : [true])
    const everyone = groups.find((group) => group.includes('User-agent: *\nAllow: /')) ?? ''
    expect(everyone.includes('# Tout le site peut être lu. ')).toBe(train)
    // Said to all, also to those that no group names: under « * » they may read.
    const reserved =
      /, sauf .*pour entraîner des modèles : nous nous opposons à cet usage, quel que soit le robot \(article L\. 122-5-3/
    for (const text of [everyone, robotsMay(train)]) expect(reserved.test(text)).toBe(!train)
    expect(/lire et à citer ce site, et à s'en servir pour entraîner des modèles\.$/.test(robotsMay(train))).toBe(train)
  },
)

test('Both say what is set', () => {
  expect(feeds.robots).toEqual(robotsWords(allowsTraining))
  expect(JSON.stringify(legalNotice)).toContain(robotsMay(allowsTraining))
})
