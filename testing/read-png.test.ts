import { renderAsync } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { coloursOf } from './read-png.ts'

test('The colours of a picture are counted pixel by pixel', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0z" fill="#0a2a66"/><path d="M0 0h10v20H0z" fill="#ffc83d"/></svg>'
  const colours = coloursOf((await renderAsync(svg)).asPng())
  expect([...colours].sort()).toEqual([
    ['#0a2a66', 600],
    ['#ffc83d', 200],
  ])
})
