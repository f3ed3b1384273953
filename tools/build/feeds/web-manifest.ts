import { palette } from '#content/brand/colours.ts'
import { company } from '#content/company.ts'
import { feeds } from '#content/feeds.ts'
import { paths } from '#content/paths.ts'
import { pngIcons } from '../icons.ts'

export function webManifest() {
  const manifest = {
    name: `${company.name} – ${company.tagline}`,
    short_name: company.name,
    description: feeds.manifest.description,
    lang: 'fr',
    dir: 'ltr',
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    display: 'minimal-ui',
    theme_color: palette.both.prussian,
    background_color: palette.both.prussian,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...pngIcons
        .filter(({ purpose }) => purpose)
        .map(({ path, size, purpose }) => ({ src: path, type: 'image/png', sizes: `${size}x${size}`, purpose })),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
