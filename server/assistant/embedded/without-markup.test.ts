import { expect, test } from 'vitest'
import { withoutMarkup } from './without-markup.ts'

test.each([
  ['<b>où êtes-vous ?</b>', ' où êtes-vous ? '],
  ['<SCRIPT>alert(1)</script>bonjour', ' bonjour'],
  ['<script>alert(1)', ' alert(1)'],
  ['<!-- rien -->bonjour', ' bonjour'],
  ['a < b et c > d', 'a < b et c > d'],
  ['<a<a<a', '<a<a<a'],
  ['prix <1000 €', 'prix <1000 €'],
])('Tags are no words: %j', (text, read) => {
  expect(withoutMarkup(text)).toBe(read)
})
