import { expect, test } from 'vitest'
import { buildIcons } from './icons.ts'

test('The icons are PNG files of their size, and the .ico holds one', async () => {
  const icons = new Map((await buildIcons()).map(({ path, content }) => [path, Buffer.from(content)]))
  const sizes = [...icons]
    .filter(([path]) => path.endsWith('.png'))
    .map(([path, file]) => [path, file.readUInt32BE(16)])
  expect(sizes).toEqual([
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable-512.png', 512],
  ])
  const ico = icons.get('/favicon.ico') ?? Buffer.alloc(22)
  const start = ico.readUInt32LE(18)
  expect(ico.subarray(start + 1, start + 4).toString()).toBe('PNG')
  expect(ico.length).toBe(start + ico.readUInt32LE(14))
})
