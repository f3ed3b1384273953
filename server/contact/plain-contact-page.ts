import { html } from 'hono/html'
import { contactForm, teamSizeOptions, useCaseOptions } from '#content/contact-form.ts'
import { contactPage } from '#content/contact-page.ts'
import { paths } from '#content/paths.ts'
import { contactFieldNames } from '#contract/contact-request.ts'
import type { RenderContactPage } from './contact-form-post.ts'

const options = { teamSize: teamSizeOptions, useCase: useCaseOptions }

/** The form with what was typed and the messages, without the site's clothes: stands in until the pages' renderer serves it. */
export const plainContactPage: RenderContactPage = async (values, fieldErrors, problem) =>
  String(
    await html`<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${contactPage.hero.title}</title><h1>${contactPage.hero.title}</h1>
${problem ? html`<p role="alert">${problem}</p>` : ''}
<form method="post" action="${paths.contact}">${contactFieldNames.map((name) => {
      const error = fieldErrors[name]
      const wired = error ? html`aria-invalid="true" aria-describedby="${name}-error"` : ''
      return html`<p><label for="${name}">${contactForm.fields[name].label}</label><br>
${
  name === 'message'
    ? html`<textarea id="${name}" name="${name}" rows="8" ${wired}>
${values[name]}</textarea>`
    : name === 'teamSize' || name === 'useCase'
      ? html`<select id="${name}" name="${name}" ${wired}><option value="">${contactForm.noChoice}</option>${options[name].map(({ value, label }) => html`<option value="${value}"${value === values[name] ? html` selected` : ''}>${label}</option>`)}</select>`
      : html`<input id="${name}" name="${name}" value="${values[name]}" ${wired}>`
}${error ? html`<br><strong id="${name}-error">${error}</strong>` : ''}</p>`
    })}<button>${contactForm.submit.idle}</button></form></html>`,
  )
