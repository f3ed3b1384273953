import type { ReactNode } from 'react'
import type { CallToAction } from '#content/paths.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Later } from '../ui/later.tsx'

type Closing = { title: string; text?: string; primary: CallToAction; secondary?: CallToAction; note?: string }

/** The gold ground on which a page ends. `children` is a second action that is not a link to a page. */
export function ClosingCall({ title, text, primary, secondary, note, children }: Closing & { children?: ReactNode }) {
  return (
    <Later className="on-gold closing-call bg-gold text-deep">
      <div className="wrap flex flex-wrap items-end gap-x-16 gap-y-10 py-20 md:py-24">
        <div className="min-w-0 grow basis-[26rem]">
          <h2 className="max-w-[11em] text-h1">{title}</h2>
          {text && <p className="measure mt-6 text-lead">{text}</p>}
        </div>
        <div className="w-full sm:w-auto lg:max-w-[28rem]">
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:*:grow">
            <ButtonLink action={primary} tone="solid" />
            {secondary && <ButtonLink action={secondary} tone="outline" />}
            {children}
          </div>
          {note && <p className="mt-5 font-mono text-label">{note}</p>}
        </div>
      </div>
    </Later>
  )
}
