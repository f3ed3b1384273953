import { html } from 'hono/html'
import { signIn } from '#content/desk/sign-in.ts'
import { frenchTypography } from '#content/typography.ts'
import { deskPaths } from '#contract/desk-view.ts'
import { mailDocument, mailStyles as styles, typesetMarkup } from '#server/contact/mail-document.ts'

/** The link to the desk, for one of the team. It says nothing of what is behind it. */
export async function signInMail({ token, deskUrl }: { readonly token: string; readonly deskUrl: string }) {
  const { subject, title, introduction, button, rules, notYou } = signIn.mail
  const link = `${deskUrl}${deskPaths.signIn}/${token}`
  const content = html`<p style="${styles.paragraph}">${introduction}</p>
<p style="${styles.paragraph}"><a href="${link}" style="${styles.link}">${button}</a></p>
<p style="${styles.small}">${rules}</p>
<p style="${styles.small}">${notYou}</p>`
  return {
    subject: frenchTypography(subject),
    text: `${frenchTypography(introduction)}\n\n${link}\n\n${frenchTypography(`${rules}\n\n${notYou}`)}\n`,
    html: typesetMarkup(await mailDocument(title, content)),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
