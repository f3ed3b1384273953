import { markdownPath } from '#app/seo/twin-paths.ts'
import { company } from '#content/company.ts'
import { feeds } from '#content/feeds.ts'
import type { PageSettings } from '#content/page-settings.ts'
import { pages } from '#content/pages.ts'

const { llms } = feeds

/** The site for language models, as https://llmstxt.org describes it; « Optional » is that format's own word. */
export function llmsTxt(siteUrl: string) {
  const listed = Object.values(pages).filter(({ canonical, schemaType }) => canonical && schemaType)
  const line = ({ title, description, canonical }: PageSettings) =>
    `- [${title}](${siteUrl}${markdownPath(canonical ?? '/')}): ${description}`
  return `# ${company.name}

> ${llms.summary}

${llms.introduction}

## ${llms.pages}

${listed
  .filter(({ noIndex }) => !noIndex)
  .map(line)
  .join('\n')}

## Optional

${listed
  .filter(({ noIndex }) => noIndex)
  .map(line)
  .join('\n')}
`
}
