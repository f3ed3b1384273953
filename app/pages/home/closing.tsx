import { home } from '#content/home.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Later } from '../../ui/later.tsx'
import { SurveyEnd } from './survey-end.tsx'

const { closing } = home

export function Closing() {
  return (
    <Later className="on-gold overflow-clip bg-gold text-deep" aria-labelledby="contact">
      <div className="wrap section relative grid items-end gap-x-16 gap-y-10 @5xl:grid-cols-[1fr_auto]">
        <SurveyEnd />
        <h2 id="contact" className="max-w-[12em] text-h1">
          {closing.title}
        </h2>
        <div className="relative flex flex-wrap gap-3.5 @5xl:mt-40">
          <ButtonLink action={closing.primary} tone="solid" className="@max-2xl:w-full" />
          <ButtonLink action={closing.secondary} tone="outline" className="@max-2xl:w-full" />
        </div>
      </div>
    </Later>
  )
}
