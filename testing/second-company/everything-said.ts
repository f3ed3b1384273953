import { render } from '#app/render.tsx'
import { defaultAnonKey } from '#content/anon-key.ts'
import { palette } from '#content/brand/colours.ts'
import { contactMails } from '#content/contact-mails.ts'
import { pages } from '#content/pages.ts'
import { paths } from '#content/paths.ts'
import { createTopics } from '#server/assistant/embedded/topics.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { siteContent } from '#server/assistant/site-content.ts'
import { systemInstructions } from '#server/assistant/system-instructions.ts'
import { confirmationMail } from '#server/contact/confirmation-mail.ts'
import { noticeMail } from '#server/contact/notice-mail.ts'
import { quarantineDigest } from '#server/contact/quarantine-digest.ts'
import { readEnvironment } from '#server/environment.ts'
import { colourStyles } from '#tools/build/brand-colours.ts'
import { documentHead } from '#tools/build/document-head.ts'
import { buildFeeds } from '#tools/build/feeds/build-feeds.ts'
import { faviconSvg } from '#tools/build/icons.ts'
import { ogLayout } from '#tools/build/og/og-layout.ts'

const scripts = { bootScript: '/boot.js', liveScripts: [], audienceScript: '/audience.js', eraserScript: '/eraser.js' }

/** Everything that leaves the site for a reader or a program, by what it is: written by the modules of one company. */
export async function everythingSaid(): Promise<ReadonlyMap<string, string>> {
  const assets = { ...scripts, head: documentHead(`<style>${colourStyles(palette)}</style>`) }
  const documents = await Promise.all(
    [...Object.values(paths), '/404'].map(async (path) => ({ path, file: path, ...(await render(path, { assets })) })),
  )
  const siteUrl = 'https://site.example'
  const feeds = buildFeeds({ siteUrl, builtOn: new Date(), dates: {}, prerendered: documents })
  const mails = [
    await confirmationMail({ firstName: 'Jeanne', message: 'Une question.', siteUrl }),
    await confirmationMail({ firstName: 'Jeanne', message: "C'est urgent.", siteUrl }),
    await noticeMail(contactMails.confirmationLimit),
    await quarantineDigest('2026-11-16', { trap: 2, 'too-fast': 1 }),
  ]
  const passages = readPassages()
  return new Map([
    ...documents.map(({ path, html }) => [`the page ${path}`, html] as const),
    ...feeds.map(({ path, content }) => [`the file ${path}`, String(content)] as const),
    ...mails.map((mail) => [`the mail « ${mail.subject} »`, JSON.stringify(mail)] as const),
    ...Object.values(pages).map((page) => [`the picture ${page.ogImage}`, JSON.stringify(ogLayout(page))] as const),
    ['the icon', faviconSvg()],
    ['the settings', JSON.stringify([readEnvironment({}), defaultAnonKey])],
    [
      "the assistant's answers",
      JSON.stringify(createTopics(siteContent).topics.map(({ answer, english, next }) => [answer, english, next])),
    ],
    ["the assistant's knowledge", JSON.stringify(passages)],
    ["a model's instructions", systemInstructions(passages)],
  ])
}
