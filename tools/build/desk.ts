import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { type AssetFile, assetFile } from './asset-file.ts'
import type { Fonts } from './fonts.ts'
import { onNode } from './on-node.ts'

type Place = { readonly options: InlineConfig; readonly folder: string; readonly fonts: Fonts }

const checks = { bundlerTimings: false }
const names = { entryFileNames: '[name].js', assetFileNames: '[name][extname]' }

/**
 * The team's pages: a renderer of their own, one stylesheet and one script. No page of the site refers to them, and
 * they share no file with it but the fonts and the icons.
 */
export async function buildDesk({ options, folder, fonts }: Place) {
  const browser = join(folder, 'desk')
  const shared = { ...options, publicDir: false as const }
  await build({
    ...shared,
    build: {
      outDir: browser,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { checks, input: ['app/desk/client.ts', 'app/desk/desk.css'], output: names },
    },
  })
  await build({
    ...shared,
    plugins: [options.plugins, onNode],
    ssr: { noExternal: true },
    build: {
      outDir: join(folder, 'renderer'),
      emptyOutDir: false,
      ssr: 'app/desk/render.tsx',
      rolldownOptions: { checks, output: { entryFileNames: 'desk.js', codeSplitting: false } },
    },
  })
  const styles = assetFile('desk', 'css', Buffer.from(fonts.css + (await readFile(join(browser, 'desk.css'), 'utf8'))))
  const script = assetFile('desk', 'js', await readFile(join(browser, 'client.js')))
  await rm(browser, { recursive: true })
  const files: AssetFile[] = [styles, script]
  return { files, assets: { stylesheets: [styles.url], script: script.url } }
}
