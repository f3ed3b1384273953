import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import {
  type ContactFieldErrors,
  type ContactRequest,
  contactFieldNames,
  parseContactRequest,
} from '#contract/contact-request.ts'
import { formExtras } from '#contract/form-signals.ts'
import type { ContactFormValues } from '#contract/posted-contact-form.ts'
import { useToast } from '../ui/toast.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { draftGrew, isField, readDraft, saveDraft } from './contact-draft.ts'
import { usePostedForm } from './posted-form.ts'
import { useDelivery } from './use-delivery.ts'

/** The form's life, from what the server or an earlier visit left in it to the success page. */
export function useContactForm() {
  const hydrated = useHydrated()
  const toast = useToast()
  const box = usePostedForm()
  const element = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  /** Before it is, a change that is made on the way to it would be saved in its place. */
  const isDraftTaken = useRef(false)
  const [posted] = useState(box.form)
  // A page that the browser loaded was there before its script.
  const [arrival] = useState(() => (hydrated ? performance.now() : 0))
  // What the server gave back is older than what was typed since, where the browser asks for that page again.
  const [isAgain] = useState(() => Boolean(posted) && wasLoadedBefore())
  const [isTaken, setIsTaken] = useState(false)
  const [postedErrors] = useState(() => fieldErrors(posted?.errors ?? {}))
  // No default values: the library takes what it finds in the inputs, also what was typed before it came.
  const form = useForm<ContactFormValues, unknown, ContactRequest>({
    resolver,
    mode: posted ? 'onChange' : 'onSubmit',
    reValidateMode: 'onChange',
    errors: postedErrors,
    // To the server's errors the browser led as the page came: by now somebody may type elsewhere.
    shouldFocusError: isTaken,
  })
  const { getValues, setError, setFocus, setValue } = form

  const showErrors = useCallback(
    (fields: ContactFieldErrors) => {
      contactFieldNames
        .filter((name) => fields[name])
        .forEach((name, index) => {
          setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 })
        })
    },
    [setError],
  )
  const showDraft = useCallback(() => {
    const draft = readDraft()
    for (const name of contactFieldNames) setValue(name, draft[name] ?? '')
  }, [setValue])
  const delivery = useDelivery({ element, problem: posted?.problem, showErrors, showDraft })

  useEffect(() => {
    const draft = readDraft()
    for (const name of contactFieldNames) {
      const value = draft[name]
      if (value && (isAgain || !getValues(name))) setValue(name, value, { shouldValidate: Boolean(posted) })
    }
    isDraftTaken.current = true
    setIsTaken(true)
    if (element.current) saveDraft(element.current)
    return () => {
      box.form = undefined
    }
  }, [posted, isAgain, box, getValues, setValue])

  useEffect(() => {
    const takeMessage = () => {
      setValue('message', readDraft().message ?? '')
      setFocus('message')
    }
    window.addEventListener(draftGrew, takeMessage)
    return () => window.removeEventListener(draftGrew, takeMessage)
  }, [setValue, setFocus])

  /** Password managers, scripts and some browsers fill fields in without an event: what stands there counts. */
  function takeUnheardValues(from: HTMLFormElement) {
    for (const [name, value] of new FormData(from)) {
      if (isField(name) && typeof value === 'string' && value !== getValues(name)) setValue(name, value)
    }
    saveDraft(from)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current || !delivery.isFree()) return
    busy.current = true
    const from = event.currentTarget
    const elapsed = performance.now() - arrival
    try {
      toast.clearErrors()
      takeUnheardValues(from)
      await form.handleSubmit(
        (request) => delivery.deliver(request, { trapFilled: isTrapFilled(from), elapsed }),
        delivery.reset,
      )(event)
    } catch {
      delivery.fail()
    } finally {
      busy.current = false
    }
  }

  return {
    form,
    status: delivery.status,
    posted,
    props: {
      ref: element,
      // Before the script has come, the server answers in our own sentences.
      noValidate: true,
      onSubmit: submit,
      onChange: () => isDraftTaken.current && element.current && saveDraft(element.current),
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

function wasLoadedBefore() {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate')
}

function isTrapFilled(form: HTMLFormElement) {
  return Boolean(new FormData(form).get(formExtras.trap))
}
