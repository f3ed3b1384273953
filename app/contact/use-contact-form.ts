import { type SubmitEvent, use, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { contactForm } from '#content/contact-form.ts'
import { paths } from '#content/paths.ts'
import {
  type ContactFieldErrors,
  type ContactRequest,
  contactFieldNames,
  parseContactRequest,
} from '#contract/contact-request.ts'
import { formExtras } from '#contract/form-signals.ts'
import type { ContactFormValues } from '#contract/posted-contact-form.ts'
import { publicConfig } from '../public-config.ts'
import { useNavigate } from '../router.tsx'
import { pageAt } from '../routes.tsx'
import { useToast } from '../ui/toast.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { clearDraft, draftGrew, readDraft, saveDraft } from './contact-draft.ts'
import { isTooSoon, rememberSubmission } from './last-submission.ts'
import { PostedFormContext } from './posted-form.ts'
import { createContactSender } from './send-contact-request.ts'

type FormStatus =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  /** Nothing was stored, and no field is to blame. */
  | { readonly state: 'refused'; readonly problem: string }

/** The form's life, from what the server or an earlier visit left in it to the success page. */
export function useContactForm() {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const toast = useToast()
  const box = use(PostedFormContext)
  const element = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [posted] = useState(box.form)
  // A page that the browser loaded was there before its script.
  const [arrival] = useState(() => (hydrated ? performance.now() : 0))
  const [send] = useState(createSender)
  const [status, setStatus] = useState<FormStatus>(
    posted?.problem ? { state: 'refused', problem: posted.problem } : { state: 'idle' },
  )
  const [postedErrors] = useState(() => fieldErrors(posted?.errors ?? {}))
  // No default values: the library takes what it finds in the inputs, also what was typed before it came.
  const form = useForm<ContactFormValues, unknown, ContactRequest>({
    resolver,
    mode: posted ? 'onChange' : 'onSubmit',
    reValidateMode: 'onChange',
    errors: postedErrors,
  })
  const { getValues, setFocus, setValue } = form

  useEffect(() => {
    if (!posted) {
      const draft = readDraft()
      for (const name of contactFieldNames) {
        const value = draft[name]
        if (value && !getValues(name)) setValue(name, value)
      }
    }
    if (element.current) saveDraft(element.current)
    return () => {
      box.form = undefined
    }
  }, [posted, box, getValues, setValue])

  useEffect(() => {
    const takeMessage = () => {
      setValue('message', readDraft().message ?? '')
      setFocus('message')
    }
    window.addEventListener(draftGrew, takeMessage)
    return () => window.removeEventListener(draftGrew, takeMessage)
  }, [setValue, setFocus])

  async function deliver(request: ContactRequest) {
    if (isTooSoon(Date.now())) {
      toast.show({ tone: 'error', ...contactForm.toasts.tooFast })
      setStatus({ state: 'refused', problem: contactForm.problems.tooFast })
      return
    }
    setStatus({ state: 'sending' })
    // Where the network goes after the answer, there is still a page to say that it was good.
    pageAt(paths.contactSuccess)
      .preload()
      .catch(() => {})
    const delivery = await send(request, { trapFilled: isTrapFilled(), elapsed: performance.now() - arrival })
    switch (delivery.outcome) {
      case 'stored':
        rememberSubmission(Date.now())
        clearDraft()
        toast.show({ tone: 'success', ...contactForm.toasts.success })
        navigate(paths.contactSuccess)
        return
      case 'invalid':
        setStatus({ state: 'idle' })
        toast.show({ tone: 'error', ...contactForm.toasts.failure })
        contactFieldNames
          .filter((name) => delivery.fields[name])
          .forEach((name, index) => {
            form.setError(name, { type: 'server', message: delivery.fields[name] ?? '' }, { shouldFocus: index === 0 })
          })
        return
      case 'failed':
        setStatus({ state: 'refused', problem: delivery.sentence ?? contactForm.problems.failure })
        toast.show({ tone: 'error', ...contactForm.toasts.failure })
    }
  }

  function isTrapFilled() {
    return Boolean(element.current && new FormData(element.current).get(formExtras.trap))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    await form.handleSubmit(deliver, () => setStatus({ state: 'idle' }))(event)
    busy.current = false
  }

  return {
    form,
    status,
    posted,
    props: {
      ref: element,
      // Until the script has come, the browser's own checks are the only ones.
      noValidate: hydrated,
      onSubmit: submit,
      onChange: () => element.current && saveDraft(element.current),
    },
  }
}

const resolver: Resolver<ContactFormValues, unknown, ContactRequest> = (values) => {
  const parsed = parseContactRequest(values)
  return parsed.success ? { values: parsed.request, errors: {} } : { values: {}, errors: fieldErrors(parsed.fields) }
}

function fieldErrors(fields: ContactFieldErrors) {
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, { type: 'contract', message }]))
}

function createSender() {
  return createContactSender({
    backendUrl: publicConfig.backendUrl,
    anonKey: publicConfig.anonKey,
    fetch: (...request) => window.fetch(...request),
    newKey: () => window.crypto.randomUUID(),
  })
}
