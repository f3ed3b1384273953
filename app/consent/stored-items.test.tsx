import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storedItems } from '#content/stored-items.ts'
import { StoredItems } from './stored-items.tsx'

test('What each item says of its end goes on a sentence, and so begins with a small letter', () => {
  const markup = renderToStaticMarkup(<StoredItems />)
  const ends = markup.match(/Durée\s:\s\S/g)
  expect(ends).toHaveLength(storedItems.length)
  for (const end of ends ?? []) expect(end).toMatch(/[\p{Ll}\d]$/u)
})
