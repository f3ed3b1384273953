import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { palette } from '#content/brand/colours.ts'
import { departure } from '#content/brand/promises.ts'
import { unlawfulDeparture } from '#content/departure.ts'
import { unreadablePairs } from '#content/palette.ts'
import { knownFile } from '#server/assistant/known-file.ts'
import { siteContent } from '#server/assistant/site-content.ts'
import { requireDeclaredServices } from '#server/declared-services.ts'
import { type Environment, EnvironmentError, readEnvironment } from '#server/environment.ts'
import { loadStaticFiles } from '#server/http/static-files.ts'
import { stopWithParent } from '#server/stop-with-parent.ts'
import { buildStamp } from './build-stamp.ts'
import { onlyIfStale, stopWithStarter } from './builds/build-process.ts'
import { BuildProblem, renewBuild } from './builds/renew-build.ts'
import { writeProblem } from './builds/write-problem.ts'
import { checkSite } from './check-site.ts'
import { checkTopics } from './check-topics.ts'
import { clientChunks } from './client-chunks.ts'
import { compileHint } from './compile-hint.ts'
import { compressTextFiles } from './compress.ts'
import { buildDesk } from './desk.ts'
import { directJsx } from './direct-jsx.ts'
import { buildFeeds } from './feeds/build-feeds.ts'
import { readPageDates } from './feeds/page-dates.ts'
import { buildIcons } from './icons.ts'
import { learnKnown } from './learn-known.ts'
import { libraryStyleHashes } from './library-style-hashes.ts'
import { licencesTxt, noteBundledPackages } from './licences.ts'
import { buildOgImages } from './og/og-images.ts'
import { onNode } from './on-node.ts'
import { filesToLoad, ownLoader } from './own-loader.ts'
import { plainSpaces } from './plain-spaces.ts'
import { prerender } from './prerender.ts'
import { readBundle } from './read-bundle.ts'
import { sbomOf } from './sbom.ts'
import { buildServer } from './server.ts'
import { buildSiteAssets } from './site-assets.ts'
import { measuresAudience, viteOptions } from './vite-options.ts'
import { writeInto } from './write-into.ts'

const dist = 'dist'
const ogCache = join(dist, 'cache/og')
/** On a slow machine the bundler would explain at length which part of it was slow. */
const checks = { bundlerTimings: false }

const isStart = process.argv.includes(onlyIfStale)

// biome-ignore lint/style/noProcessEnv: what is built is for visitors, whatever the shell that builds it is for.
process.env.NODE_ENV = 'production'

let isComplete = false

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopBuilding)
stopWithStarter(stopBuilding)
stopWithParent()
try {
  const environment = readEnvironment()
  requireDeclaredServices(environment)
  const stamp = buildStamp(environment)
  checkTopics({ content: siteContent, isStart, say })
  await renewBuild({
    dist,
    stamp,
    again: !isStart,
    make: (folder) => buildSite(folder, environment, stamp),
    say,
  })
} catch (error) {
  const explained = error instanceof EnvironmentError || error instanceof BuildProblem ? error : writeProblem(error)
  console.error(explained?.message ?? error)
  process.exit(1)
}

async function buildSite(folder: string, environment: Environment, stamp: string) {
  const client = join(folder, 'client')
  const filtered = join(folder, 'filtered')
  const renderer = join(folder, 'renderer')
  const started = performance.now()
  const refused = [...unreadablePairs(palette), ...unlawfulDeparture(departure, new Date())]
  if (refused.length > 0) throw new BuildProblem(refused.join('\n'))
  const known = learnKnown(measuresAudience(environment))
  // What stops it is told where it is waited for.
  known.catch(() => undefined)
  say('  fonts, icons and logos')
  const assets = await buildSiteAssets()
  const options = viteOptions(environment, assets)
  const packages = noteBundledPackages()
  say('  scripts and styles')
  await build({
    ...options,
    plugins: [options.plugins, directJsx, ownLoader, plainSpaces, compileHint, packages.plugin],
    // Visitors have no tools of React's own: what would tell these is left out.
    define: { ...options.define, __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      outDir: client,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false, resolveDependencies: filesToLoad },
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks,
        // boot.ts runs those after it by their addresses, which stand in the pages.
        preserveEntrySignatures: 'allow-extension',
        input: [
          'app/boot.ts',
          'app/hydrate.tsx',
          'app/consent/audience.ts',
          'app/consent/erase-in-browser.ts',
          'app/styles/site.css',
        ],
        output: { codeSplitting: clientChunks },
      },
    },
  })
  await build({
    ...options,
    plugins: [options.plugins, onNode],
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: renderer,
      ssr: 'app/render.tsx',
      // One file: a server that has loaded it needs the folder no more.
      rolldownOptions: { checks, output: { entryFileNames: 'render.js', codeSplitting: false } },
    },
  })
  for (const { url, content } of assets.files) await writeInto(client, url, content)
  const desk = await buildDesk({ options, folder, fonts: assets.fonts })
  for (const { url, content } of desk.files) await writeInto(client, url, content)

  say('  pages')
  const bundle = await readBundle(client)
  const pages = await prerender(`${renderer}/render.js`, { ...bundle, ...assets })
  for (const { file, html } of pages.documents) await writeInto(client, file, html)
  for (const { file, html } of pages.filtered) await writeInto(filtered, file, html)
  for (const { url, content } of pages.files) await writeInto(client, url, content)
  const feeds = buildFeeds({
    siteUrl: environment.SITE_URL,
    builtOn: new Date(),
    dates: await readPageDates(),
    prerendered: pages.documents,
  })
  await writeInto(client, '/licences.txt', licencesTxt(packages.folders))
  say('  pictures for link previews')
  const pictures = [...(await buildIcons()), ...(await buildOgImages(ogCache))]
  for (const { path, content } of [...feeds, ...pictures]) await writeInto(client, path, content)
  say('  the server, and what its assistant learns')
  await buildServer(folder)
  await writeFile(join(folder, knownFile), await known)
  say('  links, titles and claims checked, files compressed')
  const problems = checkSite(await loadStaticFiles(client), environment.SITE_URL)
  if (problems.length > 0) throw new BuildProblem(problems.join('\n'))
  const builtAssets = await readdir(join(client, 'assets'))
  for (const pages of [client, filtered]) await compressTextFiles(pages)
  await writeFile(join(folder, 'sbom.json'), sbomOf(await readFile('package-lock.json', 'utf8')))
  await writeFile(
    join(folder, 'build.json'),
    JSON.stringify({
      stamp,
      assets: builtAssets,
      inlineHashes: { ...pages.inlineHashes, styles: [...pages.inlineHashes.styles, ...libraryStyleHashes] },
      documentAssets: pages.postedAssets,
      deskAssets: desk.assets,
    }),
  )
  isComplete = true
  say(`Built in ${Math.round((performance.now() - started) / 1000)} s.`)
}

/** A complete build is put in place, which takes no time; before that there is nothing to undo. */
function stopBuilding() {
  if (isComplete) return
  say('Stopped before the build was complete: nothing has been changed.')
  process.exit(1)
}

/** For whoever waits, whether at a terminal or over a log. */
function say(line: string) {
  console.error(line)
}
