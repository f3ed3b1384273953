import { contactSuccessPage } from '#content/contact-success-page.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

export function WhereToGoNow() {
  return (
    <p className="flex grow flex-col gap-3 sm:grow-0 sm:flex-row">
      <ButtonLink action={contactSuccessPage.solutions} tone="gold" />
      <ButtonLink action={contactSuccessPage.home} tone="outline" />
    </p>
  )
}
