import type { AssetFile } from './asset-file.ts'
import { buildFonts, type Fonts } from './fonts.ts'
import { buildIconSprite, buildLogoSprite } from './sprites.ts'

/** The files that the build makes beside the bundles: fonts and sprites. */
export type SiteAssets = { fonts: Fonts; iconSprite: string; logoSprite: string; files: AssetFile[] }

export async function buildSiteAssets(): Promise<SiteAssets> {
  const [fonts, icons, logos] = await Promise.all([buildFonts(), buildIconSprite(), buildLogoSprite()])
  return { fonts, iconSprite: icons.url, logoSprite: logos.url, files: [...fonts.files, icons, logos] }
}
