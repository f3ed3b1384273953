import { contactLimits } from '#contract/contact-limits.ts'
import { type ContactFieldName, contactFieldNames } from '#contract/contact-request.ts'
import type { ContactFormValues } from '#contract/posted-contact-form.ts'
import { forgetDraftId } from './draft-id.ts'

export const draftKey = 'contact-draft'
/** The event that tells a form on the page that something else wrote into its draft. */
export const draftGrew = 'contact-draft-grew'

/** What was typed in this tab and not sent. A browser may refuse its storage: then there is no draft. */
export function readDraft(): Partial<ContactFormValues> {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(draftKey) ?? '{}')
    const entries = new Map<string, unknown>(typeof draft === 'object' && draft ? Object.entries(draft) : [])
    return Object.fromEntries(
      contactFieldNames.flatMap((name) => {
        const value = entries.get(name)
        return typeof value === 'string' && value ? [[name, value]] : []
      }),
    )
  } catch {
    return {}
  }
}

export function saveDraft(form: HTMLFormElement) {
  const typed = [...new FormData(form)].filter(([name, value]) => isField(name) && value)
  try {
    if (typed.length === 0) {
      window.sessionStorage.removeItem(draftKey)
      forgetDraftId()
    } else window.sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(typed)))
  } catch {}
}

/** Puts a text at the end of the message that waits to be sent, and tells the form if it is there. */
export function addToDraft(text: string) {
  const draft = readDraft()
  const message = [draft.message, text].filter(Boolean).join('\n\n').slice(0, contactLimits.message.max)
  try {
    window.sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, message }))
    window.dispatchEvent(new Event(draftGrew))
  } catch {}
}

/** For when what is written now has been stored: forgets it, but nothing that is written in the meantime. */
export function draftToForget() {
  const sent = storedText()
  return () => {
    forgetDraftId()
    try {
      if (storedText() === sent) window.sessionStorage.removeItem(draftKey)
    } catch {}
  }
}

function storedText() {
  try {
    return window.sessionStorage.getItem(draftKey)
  } catch {
    return null
  }
}

export function isField(name: string): name is ContactFieldName {
  return contactFieldNames.some((field) => field === name)
}
