import { describe, expect, test } from 'vitest'
import { videoPoster } from './video-poster.ts'

const poster = {
  url: 'https://video.example/embed?a=1&b=2',
  title: 'Démonstration',
  play: 'Lire',
  notice: 'Cookies',
  font: '/assets/text.woff2',
}

describe('The poster of the video', () => {
  test('is one link to the player, named by what it does and what that entails', () => {
    const html = videoPoster(poster)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('<a href="https://video.example/embed?a=1&amp;b=2">')
    expect(html.replace(/<style>.*<\/style>|<script>.*<\/script>|<title>.*<\/title>|<[^>]+>/g, '')).toBe('LireCookies')
  })

  test.each([
    ['url', `https://video.example/"><script>alert(1)</script>`],
    ['url', `https://video.example/' onfocus='alert(1)`],
    ['title', '</title><script>alert(1)</script>'],
    ['play', '<img src=x onerror=alert(1)>'],
    ['notice', '</a><base href="//evil.example">'],
  ])('writes no markup from its %s', (field, hostile) => {
    const tags = (html: string) => html.replace(/="[^"]*"/g, '').match(/<\/?[a-z]+/g)
    const html = videoPoster({ ...poster, [field]: hostile })
    expect(tags(html)).toEqual(tags(videoPoster(poster)))
    expect(html).not.toContain("'")
  })

  test('asks nothing but the font of the page, and lives under its policy', () => {
    const html = videoPoster(poster).replace(poster.url.replace('&', '&amp;'), '').replace(`url(${poster.font})`, '')
    expect(html).not.toMatch(/https?:|url\(|@import|<script [^>]|<link|<img|\sstyle=|\son[a-z]+=/)
  })

  test('has a single style element and a single script without a « < », which the build can hash', () => {
    expect([...videoPoster(poster).matchAll(/<style>[^<]+<\/style>/g)]).toHaveLength(1)
    expect([...videoPoster(poster).matchAll(/<script>[^<]+<\/script>/g)]).toHaveLength(1)
  })
})
