import { PageHead } from '../seo/page-head.tsx'
import { PageOpening } from '../shell/page-opening.tsx'

export default function Page() {
  return (
    <>
      <PageHead page="contactSuccess" />
      <PageOpening title="contact-success" />
    </>
  )
}
