import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import type { Environment } from '#server/environment.ts'
import { brandColours } from './brand-colours.ts'
import type { SiteAssets } from './site-assets.ts'
import { typesetContent } from './typeset-content.ts'

/** What the browser bundle, the renderer and the development server share. */
export function viteOptions(environment: Environment, assets: SiteAssets): InlineConfig {
  return {
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: 'dist/vite-cache',
    plugins: [react(), brandColours, tailwindcss(), typesetContent],
    // Its scroll lock writes style elements, which the CSP refuses: docs/decisions/0005-radix-select-under-csp.md.
    resolve: { alias: { 'react-remove-scroll': resolve('app/ui/unlocked-scroll.tsx') } },
    define: { __PUBLIC_CONFIG__: JSON.stringify(publicConfig(environment, assets)) },
  }
}

/** Only where both are given. */
export function measuresAudience({ MATOMO_URL, MATOMO_SITE_ID }: Environment) {
  return Boolean(MATOMO_URL && MATOMO_SITE_ID)
}

/** The type is declared in app/globals.d.ts. Nothing secret: all of it can be read in the pages. */
function publicConfig(environment: Environment, { iconSprite, logoSprite, fonts }: SiteAssets) {
  const { MATOMO_URL = '', MATOMO_SITE_ID = '' } = environment
  return {
    siteUrl: environment.SITE_URL,
    backendUrl: environment.BACKEND_URL ?? '',
    anonKey: environment.ANON_KEY,
    videoUrl: environment.VIDEO_URL,
    audience: measuresAudience(environment) ? { url: MATOMO_URL, siteId: MATOMO_SITE_ID } : null,
    builtOn: new Date().toISOString().slice(0, 10),
    iconSprite,
    logoSprite,
    textFont: fonts.text,
  }
}
