import { html } from 'hono/html'
import { company } from '#content/company.ts'
import { contactMails } from '#content/contact-mails.ts'
import { paths } from '#content/paths.ts'
import { frenchTypography } from '#content/typography.ts'
import { asFirstName } from './first-name.ts'
import { fill, mailDocument, seat, mailStyles as styles, typesetMarkup } from './mail-document.ts'
import { soundsUrgent } from './sounds-urgent.ts'

type Asked = { readonly firstName: string; readonly message: string; readonly siteUrl: string }

/**
 * What a visitor gets at once. Anybody can type anybody's address, so nothing of what was typed comes back in it but the
 * first name, if it looks like one, and how soon we answer: the form is no way to send one's own words in our name.
 */
export async function confirmationMail({ firstName, message, siteUrl }: Asked) {
  const { subject, introduction, stepsTitle, urgent, notYou, privacy, privacyLink } = contactMails.confirmation
  const isUrgent = soundsUrgent(message)
  const steps = stepsFor(isUrgent)
  const greeting = greetingTo(asFirstName(firstName))
  const privacyUrl = `${siteUrl}${paths.privacyPolicy}`

  const text = [
    greeting,
    introduction,
    stepsTitle,
    ...steps.map(({ title, text }, index) => `${figure(index)}  ${title}\n    ${text}`),
    ...(isUrgent ? [] : [`${urgent.title}\n${urgent.text}`]),
    `${notYou.question} ${notYou.answer}`,
    `${privacy}\n${privacyLink} : ${privacyUrl}`,
    `${company.legal.name}, ${seat}\n${company.legal.register}`,
  ].join('\n\n')

  const content = html`<p style="${styles.paragraph}">${greeting}</p>
<p style="${styles.paragraph}">${introduction}</p>
<h2 style="${styles.heading}">${stepsTitle}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${steps.map(
  ({ title, text }, index) => html`<tr><td style="${styles.figure}">${figure(index)}</td>
<td width="100%" style="${styles.value}"><strong>${title}</strong><br>${text}</td></tr>
`,
)}</table>
${
  isUrgent
    ? ''
    : html`<h2 style="${styles.heading}">${urgent.title}</h2>
<p style="${styles.paragraph}">${urgent.text}</p>
`
}<p style="${styles.small}">${notYou.question} ${notYou.answer}</p>
<p style="${styles.small}">${privacy} <a href="${privacyUrl}" style="${styles.link}">${privacyLink}</a></p>`

  return {
    subject: frenchTypography(subject),
    text: frenchTypography(`${text}\n`),
    html: typesetMarkup(await mailDocument(subject, content)),
    // RFC 3834, and what Exchange understands: no out-of-office answer to this.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

function stepsFor(isUrgent: boolean) {
  const { steps, urgentSteps } = contactMails.confirmation
  return isUrgent ? steps.map((step) => (step.id === 'call-back' ? urgentSteps[step.id] : step)) : steps
}

function figure(index: number) {
  return String(index + 1).padStart(2, '0')
}

function greetingTo(firstName: string | undefined) {
  const { greeting, greetingWithoutName } = contactMails.confirmation
  return firstName ? fill(greeting, { firstName }) : greetingWithoutName
}
