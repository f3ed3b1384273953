import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnswerText } from './answer-text.tsx'

const text = 'A first word.\n\n- one\n- two\n\nNext step: ask.'
const inEnglish = (english: 'question' | 'opening' | 'whole' | undefined) =>
  [...renderToStaticMarkup(<AnswerText text={text} english={english} />).matchAll(/<(p|ul)( lang="en")?>/g)].map(
    ([, tag, lang]) => (lang ? `${tag} en` : tag),
  )

test('What an answer says in English is read out as English, in a page that is in French (RGAA 8.7, 8.8)', () => {
  expect(inEnglish('whole')).toEqual(['p en', 'ul en', 'p en'])
})

test('Where the site answers in French after a sentence in English, that sentence alone is', () => {
  expect(inEnglish('opening')).toEqual(['p en', 'ul', 'p'])
})

test('An answer in French says nothing of its language, which is that of the page', () => {
  expect(inEnglish('question')).toEqual(['p', 'ul', 'p'])
  expect(inEnglish(undefined)).toEqual(['p', 'ul', 'p'])
})
