import { useEffect, useRef } from 'react'
import { consentBanner as banner } from '#content/consent-banner.ts'
import { Icon } from '../ui/icon.tsx'
import { Later } from '../ui/later.tsx'
import { everything, onlyEssential } from './consent.ts'
import { useConsent } from './use-consent.tsx'

/**
 * Accepting, refusing and choosing are the same button with another word (CNIL: refusing is as easy as accepting). By
 * `data-consent`, boot.ts takes a choice that is made before React has come.
 */
export function ConsentBanner() {
  const { asks, save, setDialog } = useConsent()
  const before = useRef<HTMLElement>(null)

  // Whoever answers goes on where they were.
  useEffect(() => {
    const isElsewhere = document.querySelector(':focus:not(.consent-banner *)')
    if (!asks && !isElsewhere) before.current?.focus({ preventScroll: true })
  }, [asks])

  const choices = [
    { label: banner.reject, early: 'essential', choose: () => save(onlyEssential) },
    { label: banner.customise, choose: () => setDialog('banner') },
    { label: banner.accept, early: 'everything', choose: () => save(everything) },
  ]
  return (
    <Later
      aria-label={banner.label}
      className="in-sight consent-banner on-blue no-print"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null
      }}
    >
      <div className="wrap relative flex flex-col gap-x-10 gap-y-4 py-5 low:gap-y-2 low:pt-2 low:pb-0 @5xl:flex-row @5xl:items-center">
        <div className="grow @5xl:max-w-[38rem]">
          <h2 className="pr-12 text-h3 @5xl:pr-0">{banner.title}</h2>
          <p className="mt-1.5 text-small text-haze">{banner.text}</p>
        </div>
        <div className="consent-choices">
          {choices.map(({ label, early, choose }) => (
            <button key={label} type="button" data-consent={early} className="button button-outline" onClick={choose}>
              {label}
            </button>
          ))}
        </div>
        <button
          type="button"
          aria-label={banner.close}
          data-consent="essential"
          className="absolute top-3 low:top-0 -right-2.5 grid size-11 flex-none cursor-pointer place-items-center rounded @5xl:static"
          onClick={() => save(onlyEssential)}
        >
          <Icon name="x" />
        </button>
      </div>
    </Later>
  )
}
