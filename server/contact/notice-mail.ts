import { html } from 'hono/html'
import { frenchTypography } from '#content/typography.ts'
import { mailDocument, mailStyles as styles, typesetMarkup } from './mail-document.ts'

type Notice = { readonly subject: string; readonly title: string; readonly paragraphs: readonly string[] }

/** Something the team should know that concerns no request in particular. */
export async function noticeMail({ subject, title, paragraphs }: Notice) {
  const content = html`${paragraphs.map((text) => html`<p style="${styles.paragraph}">${text}</p>`)}`
  return {
    subject: frenchTypography(subject),
    text: frenchTypography(`${paragraphs.join('\n\n')}\n`),
    html: typesetMarkup(await mailDocument(title, content)),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
