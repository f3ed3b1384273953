import { documentHead } from '#tools/build/document-head.ts'
import { webManifest } from '#tools/build/feeds/web-manifest.ts'
import { buildIconSprite, buildLogoSprite } from '#tools/build/sprites.ts'
import type { BuiltFile } from '#tools/build/write-into.ts'

/** Without a fingerprint: what they hold changes while the site runs. */
export const spriteAddresses = { iconSprite: '/assets/icons.svg', logoSprite: '/assets/logos.svg' } as const

/** What the content decides on beside the pages. Loaded through Vite: after an edit it is made again. */
export async function buildAssetPart() {
  const [icons, logos] = await Promise.all([buildIconSprite(), buildLogoSprite()])
  const files: BuiltFile[] = [
    { path: spriteAddresses.iconSprite, content: icons.content },
    { path: spriteAddresses.logoSprite, content: logos.content },
    { path: '/site.webmanifest', content: webManifest() },
  ]
  return { files, head: documentHead }
}
