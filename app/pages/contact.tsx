import '../contact/next-steps.css'
import { contactSettings } from '#content/pages/contact.ts'
import { PageHead } from '../seo/page-head.tsx'
import { ContactTitle } from './contact/contact-title.tsx'
import { DemoReasons } from './contact/demo-reasons.tsx'
import { OtherMeans } from './contact/other-means.tsx'
import { RequestSheet } from './contact/request-sheet.tsx'
import { WhatHappensNext } from './contact/what-happens-next.tsx'

export default function Contact() {
  return (
    <>
      <PageHead settings={contactSettings} />
      <section className="@container bg-prussian text-white">
        <div className="wrap grid gap-x-16 gap-y-10 pt-6 pb-16 @5xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @5xl:grid-rows-[auto_1fr] @5xl:pb-12">
          <ContactTitle />
          <RequestSheet />
          <DemoReasons />
        </div>
        <OtherMeans />
      </section>
      <WhatHappensNext />
    </>
  )
}
