import { documentHead } from '../document-head.ts'
import { webManifest } from '../feeds/web-manifest.ts'
import type { Fonts } from '../fonts.ts'
import { buildIconSprite, buildLogoSprite } from '../sprites.ts'
import type { BuiltFile } from '../write-into.ts'

/** Without a fingerprint: what they hold changes while the site runs. */
export const spriteAddresses = { iconSprite: '/assets/icons.svg', logoSprite: '/assets/logos.svg' } as const

/** What the content decides on beside the pages. Loaded through Vite: after an edit it is made again. */
export async function buildAssetPart(fonts: Fonts) {
  const [icons, logos] = await Promise.all([buildIconSprite(), buildLogoSprite()])
  const files: BuiltFile[] = [
    { path: spriteAddresses.iconSprite, content: icons.content },
    { path: spriteAddresses.logoSprite, content: logos.content },
    { path: '/site.webmanifest', content: webManifest() },
  ]
  return { files, head: (styles: string) => documentHead(fonts, styles) }
}
