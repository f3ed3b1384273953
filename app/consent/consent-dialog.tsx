import { useEffect, useId, useRef, useState } from 'react'
import { consent as texts } from '#content/consent.ts'
import { consentBanner as banner } from '#content/consent-banner.ts'
import { type ConsentPurpose, consentPurposes } from '#content/consent-purposes.ts'
import { paths } from '#content/paths.ts'
import { publicConfig } from '../public-config.ts'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Switch } from '../ui/switch.tsx'
import { type Consent, everything, onlyEssential } from './consent.ts'
import { purposeTexts } from './purpose-texts.ts'
import { StoredItems } from './stored-items.tsx'
import { type DialogOpener, useConsent } from './use-consent.tsx'

const { dialog: words } = texts
const purposes = purposeTexts(publicConfig.audience !== null)

/** As few presses to withdraw a permission as to give it (article 7(3) of the GDPR). */
const atOnce = [
  { label: banner.reject, choice: onlyEssential },
  { label: banner.accept, choice: everything },
]

/** A native modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export default function ConsentDialog({ opener }: { opener: DialogOpener }) {
  const { asks, consent, hasChosen, save, setDialog } = useConsent()
  const [draft, setDraft] = useState(consent)
  const [saved, setSaved] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isRefusedBySignal = !asks && !hasChosen
  const savesAtOnce = opener === 'footer'
  const shown = savesAtOnce ? consent : draft

  useEffect(() => {
    dialog.current?.showModal?.()
    if (dialog.current?.open) return startAtTopIfLost
    // Without that the dialog is open all the same, over the page, is where the keyboard is and stays, and gives it back.
    const before = document.querySelector<HTMLElement>(':focus')
    const { current: instead } = dialog
    const focusFirst = () => instead?.querySelector('button')?.focus()
    const stay = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Node && !instead?.contains(next)) focusFirst()
    }
    instead?.setAttribute('open', '')
    focusFirst()
    instead?.addEventListener('focusout', stay)
    return () => {
      instead?.removeEventListener('focusout', stay)
      before?.focus()
    }
  }, [])

  function close() {
    dialog.current?.close?.()
    setDialog(null)
  }

  function change(purpose: ConsentPurpose, allowed: boolean) {
    const next: Consent = { ...shown, [purpose]: allowed }
    if (savesAtOnce) saveAndSay(next)
    else setDraft(next)
  }

  function saveAndSay(choice: Consent) {
    save(choice)
    setSaved(true)
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="consent-dialog"
      onClose={() => setDialog(null)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-h3">
          {words.title}
        </h2>
        <button
          type="button"
          aria-label={words.close}
          className="-mt-2 -mr-2 grid size-11 flex-none cursor-pointer place-items-center rounded"
          onClick={close}
        >
          <Icon name="x" />
        </button>
      </div>
      <p className="mt-2 text-slate">{words.introduction}</p>
      {isRefusedBySignal && <p className="mt-4 border-l-2 border-blue pl-4 text-small">{words.privacySignal}</p>}
      <ul className="mt-6 border-t border-line">
        <Purpose {...texts.essential} checked disabled />
        {consentPurposes.map((purpose) => (
          <Purpose
            key={purpose}
            {...purposes[purpose]}
            checked={shown[purpose]}
            onChange={(allowed) => change(purpose, allowed)}
          />
        ))}
      </ul>
      <StoredItems />
      <p className="mt-5 text-small text-slate">
        {words.policy.before}
        <PageLink to={`${paths.privacyPolicy}#${words.policy.section}`} className="text-link" onClick={close}>
          {words.policy.link}
        </PageLink>
        {`. ${words.note}`}
      </p>
      <div className="consent-actions">
        <p role="status" className="basis-full text-small font-medium text-success">
          {saved && words.saved}
        </p>
        {savesAtOnce ? (
          <>
            {atOnce.map(({ label, choice }) => (
              <button key={label} type="button" className="button button-outline" onClick={() => saveAndSay(choice)}>
                {label}
              </button>
            ))}
            <button type="button" className="button button-outline" onClick={close}>
              {words.close}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="button button-outline" onClick={close}>
              {words.cancel}
            </button>
            <button
              type="button"
              className="button button-gold"
              onClick={() => {
                save(draft)
                close()
              }}
            >
              {words.save}
            </button>
          </>
        )}
      </div>
    </dialog>
  )
}

/** The banner goes with the choice, and with it what opened the dialog: the next Tab would leave the page at its end. */
function startAtTopIfLost() {
  const { activeElement, body } = document
  if (activeElement !== body) return
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute('tabindex')
}

type PurposeProps = {
  title: string
  text: string
  checked: boolean
  disabled?: boolean
  onChange?: (allowed: boolean) => void
}

function Purpose({ title, text, checked, disabled = false, onChange }: PurposeProps) {
  const id = useId()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-edge border-b border-line py-4">
      <label htmlFor={id} className="text-[min(1.0625rem,7.5vw)]/normal font-semibold">
        {title}
      </label>
      <p id={`${id}-text`} className="col-span-full row-start-2 text-small text-slate">
        {text}
      </p>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange?.(target.checked)}
      />
    </li>
  )
}
