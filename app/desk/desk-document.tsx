import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#content/company.ts'
import { deskShell } from '#content/desk/shell.ts'

/** Where the desk's own styles and script are. */
export type DeskAssets = { readonly stylesheets: readonly string[]; readonly script: string }

type Page = { readonly title: string; readonly body: ReactNode; readonly head?: ReactNode }

/** A whole page of the desk: complete without its script. */
export function deskDocument({ title, body, head }: Page, { stylesheets, script }: DeskAssets): string {
  const markup = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title} | ${deskShell.name} ${company.name}`}</title>
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {stylesheets.map((href) => (
          // Without a precedence React leaves it where it is.
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={script} />
      </head>
      <body>{body}</body>
    </html>,
  )
  return `<!doctype html>${markup}\n`
}
