import { contactLimits } from '#contract/contact-limits.ts'
import { type ContactFieldName, contactFieldNames } from '#contract/contact-request.ts'
import type { ContactFormValues } from '#contract/posted-contact-form.ts'
import { forgetDraftId } from './draft-id.ts'
import { draftKey } from './draft-keys.ts'
import { tabStorage } from './tab-storage.ts'

/** The event that tells a form on the page that something else wrote into its draft. */
export const draftGrew = 'contact-draft-grew'

/** What was typed in this tab and not sent. */
export function readDraft(): Partial<ContactFormValues> {
  try {
    const draft: unknown = JSON.parse(tabStorage.get(draftKey) ?? '{}')
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
  if (typed.length === 0) {
    tabStorage.remove(draftKey)
    forgetDraftId()
  } else tabStorage.set(draftKey, JSON.stringify(Object.fromEntries(typed)))
}

/** Puts a text at the end of the message that waits to be sent, unless it is in it, and tells the form if it is there. */
export function addToDraft(text: string) {
  const draft = readDraft()
  const parts = draft.message?.includes(text) ? [draft.message] : [draft.message, text]
  const message = parts.filter(Boolean).join('\n\n').slice(0, contactLimits.message.max)
  tabStorage.set(draftKey, JSON.stringify({ ...draft, message }))
  window.dispatchEvent(new Event(draftGrew))
}

/** For when what is written now has been stored: forgets it, but nothing that is written in the meantime. */
export function draftToForget() {
  const sent = tabStorage.get(draftKey)
  return () => {
    forgetDraftId()
    if (tabStorage.get(draftKey) === sent) tabStorage.remove(draftKey)
  }
}

export function isField(name: string): name is ContactFieldName {
  return contactFieldNames.some((field) => field === name)
}
