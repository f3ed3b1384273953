import './form.css'
import { FormProvider } from 'react-hook-form'
import { contactForm, teamSizeOptions, useCaseOptions } from '#content/contact-form.ts'
import { paths } from '#content/paths.ts'
import { publicConfig } from '../public-config.ts'
import { Icon } from '../ui/icon.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { MessageField, PostedForm, SelectField, TextField, TrapField } from './contact-fields.tsx'
import { draftKey } from './draft-keys.ts'
import { ErrorSummary } from './error-summary.tsx'
import { lastSubmissionKey } from './last-submission.ts'
import { SubmitButton } from './submit-button.tsx'
import { useContactForm } from './use-contact-form.ts'

/** The demo request. Without a script, the browser posts it to the contact page of the backend as it stands. */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const { form, status, posted, props } = useContactForm()
  return (
    <form
      method="post"
      action={`${publicConfig.backendUrl}${paths.contact}`}
      aria-labelledby={labelledBy}
      data-needs-react={draftKey}
      className="flex grow flex-col"
      {...props}
    >
      <FormProvider {...form}>
        <PostedForm value={posted}>
          <ErrorSummary />
          <div className="record">
            <TextField name="firstName" autoComplete="given-name" autoCapitalize="words" />
            <TextField name="lastName" autoComplete="family-name" autoCapitalize="words" />
            <TextField name="email" type="email" inputMode="email" autoComplete="email" spellCheck={false} />
            <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" />
            <TextField name="company" autoComplete="organization" />
            <TextField name="position" autoComplete="organization-title" />
            <SelectField name="teamSize" options={teamSizeOptions} />
            <SelectField name="useCase" options={useCaseOptions} />
            <MessageField />
          </div>
          <TrapField />
        </PostedForm>
      </FormProvider>
      {/* What an earlier visit left there to be forgotten needs React as much as the draft does. */}
      <div role="status" data-needs-react={lastSubmissionKey}>
        {status.state === 'refused' && <Notice text={status.problem} />}
        {status.state === 'sending' && status.lastProblem && <Notice text={status.lastProblem} tone="invisible" />}
        {status.state === 'stored' && <Notice text={contactForm.toasts.success.text} tone="form-success" />}
      </div>
      <div className="mt-5 flex flex-col gap-5 @md:flex-row @md:items-center">
        <SubmitButton status={status.state} />
        <p className="text-label text-slate">
          <RichText text={contactForm.consent} />
        </p>
      </div>
      <p className="mt-4 text-label text-slate">
        <RichText text={contactForm.information} />
      </p>
    </form>
  )
}

function Notice({ text, tone = '' }: { text: string; tone?: '' | 'invisible' | 'form-success' }) {
  return (
    <p className={`form-notice mt-5 ${tone}`}>
      <Icon name={tone === 'form-success' ? 'badge-check' : 'circle-alert'} className="mt-0.5 size-5" />
      <span>{text}</span>
    </p>
  )
}
