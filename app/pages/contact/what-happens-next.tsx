import { contactPage } from '#content/contact-page.ts'
import { NextSteps } from '../../contact/next-steps.tsx'
import { Later } from '../../ui/later.tsx'

const { title, steps } = contactPage.next

export function WhatHappensNext() {
  return (
    <Later className="section [--room:39rem] lg:[--room:23rem]">
      <div className="wrap">
        <h2 className="text-h2">{title}</h2>
        <NextSteps steps={steps} className="mt-10 md:mt-14" />
      </div>
    </Later>
  )
}
