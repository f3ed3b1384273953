import { html } from 'hono/html'
import { palette } from '#content/brand/colours.ts'
import { mark } from '#content/brand/mark.ts'
import { company } from '#content/company.ts'
import { frenchTypography } from '#content/typography.ts'

const colours = { ...palette.light, ...palette.both }
const textFont = "'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif"
const figureFont = "'Geist Mono',Menlo,Consolas,monospace"

/** Inline, because mail programs drop style sheets. */
export const mailStyles = {
  paragraph: `margin:0 0 16px;font:400 17px/1.6 ${textFont};color:${colours.ink}`,
  heading: `margin:32px 0 12px;font:600 19px/1.3 ${textFont};color:${colours.ink}`,
  figure: `padding:10px 16px 10px 0;border-top:1px solid ${colours.line};font:400 14px/1.7 ${figureFont};color:${colours.blue};vertical-align:top;white-space:nowrap`,
  label: `padding:10px 16px 10px 0;border-top:1px solid ${colours.line};font:400 14px/1.6 ${textFont};color:${colours.slate};vertical-align:top`,
  value: `padding:10px 0;border-top:1px solid ${colours.line};font:400 16px/1.5 ${textFont};color:${colours.ink};vertical-align:top;word-break:break-word`,
  message: `margin:0;padding:2px 0 2px 16px;border-left:3px solid ${colours.blue};font:400 16px/1.6 ${textFont};color:${colours.ink};white-space:pre-wrap;word-break:break-word`,
  small: `margin:0 0 12px;font:400 14px/1.6 ${textFont};color:${colours.slate}`,
  link: `color:${colours.blue}`,
} as const

const { street, postalCode, city } = company.address

/** Of the company, as it stands under what it writes. */
export const seat = `${street}, ${postalCode} ${city}`

/** A sheet of paper: the dark ground above with the company's sign, white to read on. No image, nothing to load. */
export async function mailDocument(title: string, content: unknown): Promise<string> {
  return String(
    await html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:${colours.mist}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.mist}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${colours.white};border:1px solid ${colours.line}">
<tr><td style="padding:28px 32px 32px;background:${colours.prussian};border-bottom:4px solid ${colours.gold}">
<p style="margin:0 0 20px;font:600 17px/1 ${textFont};color:${colours.white}"><span style="color:${colours.gold}">${mark.character}</span>&nbsp; ${company.name}</p>
<h1 style="margin:0;font:600 28px/1.2 ${textFont};color:${colours.white}">${title}</h1>
</td></tr>
<tr><td style="padding:32px">${content}</td></tr>
<tr><td style="padding:20px 32px;border-top:1px solid ${colours.line}">
<p style="margin:0;font:400 13px/1.6 ${textFont};color:${colours.slate}">${company.legal.name}, ${seat}<br>${company.legal.register}<br>${company.phone.display}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`,
  )
}

/** French spaces in what is read: in an attribute, one before a per cent sign would undo a width. */
export function typesetMarkup(markup: string): string {
  return markup.replace(/(?<=>)[^<]+/g, frenchTypography)
}

/** Fills in `{name}`; what is filled in is never read as a pattern again. */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
