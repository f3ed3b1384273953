import { type FocusEvent, useRef, useState } from 'react'
import { navigation } from '#content/navigation.ts'
import { type CallToAction, paths } from '#content/paths.ts'
import { shell } from '#content/shell.ts'
import { useLocation } from '../router.tsx'
import { Icon } from '../ui/icon.tsx'
import { Later } from '../ui/later.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { SmallMark } from '../ui/small-mark.tsx'
import { BrandMark } from './brand-mark.tsx'

export function Header() {
  // Only where browsers know no popovers; the others open and close the menu by themselves.
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLElement>(null)
  const close = () => {
    setOpen(false)
    menu.current?.hidePopover?.()
  }

  /** Whoever goes on by the keyboard would be under it. */
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !currentTarget.parentElement?.contains(relatedTarget)) close()
  }

  return (
    <Later
      as="header"
      className="in-sight on-blue sticky top-0 z-40 low:static max-md:noscript:static border-b border-white/15 bg-prussian text-white"
    >
      <div className="wrap flex min-h-18 flex-wrap items-center justify-between gap-x-4 py-3.5 md:py-2">
        <PageLink to={paths.home} aria-label={shell.logo} className="flex min-h-11 items-center" onClick={close}>
          <BrandMark />
        </PageLink>
        <div id="menu" tabIndex={-1} className="contents">
          <button
            type="button"
            className="-mr-2.5 low:mr-0 grid size-11 cursor-pointer noscript:hidden place-items-center rounded md:hidden"
            popoverTarget="menu-principal"
            aria-expanded={open}
            aria-controls="menu-principal"
            onClick={({ currentTarget }) => currentTarget.popoverTargetElement || setOpen(!open)}
            // A phone that is turned takes it away, with its focus.
            onBlur={({ currentTarget }) => currentTarget.offsetParent || menu.current?.querySelector('a')?.focus()}
          >
            <span className="menu-opens">
              <span className="sr-only">{navigation.menu.open}</span>
              <Icon name="menu" />
            </span>
            <span className="menu-closes">
              <span className="sr-only">{navigation.menu.close}</span>
              <Icon name="x" />
            </span>
          </button>
          <Later
            as="nav"
            ref={(element) => {
              menu.current = element
            }}
            id="menu-principal"
            aria-label={shell.landmarks.mainNavigation}
            data-open={open}
            popover="auto"
            onBlur={closeWhenLeft}
            className="in-sight menu mt-3.5 -mb-3.5 w-full md:my-0 md:w-auto"
          >
            <ul className="flex flex-col gap-1 border-t border-white/15 py-3 md:flex-row md:flex-wrap md:items-center md:gap-2 md:border-0 md:py-0">
              {navigation.header.map((link) => (
                <li key={link.to}>
                  <MenuLink link={link} onClick={close} />
                </li>
              ))}
              <li className="mt-2 md:mt-0 md:ml-4">
                <ContactLink onClick={close} />
              </li>
            </ul>
          </Later>
        </div>
      </div>
    </Later>
  )
}

function MenuLink({ link, onClick }: { link: CallToAction; onClick: () => void }) {
  const isCurrent = useLocation().pathname === link.to
  return (
    <PageLink
      to={link.to}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      className="menu-link relative flex min-h-11 items-center gap-2.5 text-[1.0625rem] font-medium md:px-2.5 md:text-base"
    >
      <SmallMark className="menu-station size-2 text-gold" />
      {link.label}
    </PageLink>
  )
}

function ContactLink({ onClick }: { onClick: () => void }) {
  const { label, to } = navigation.contact
  const isCurrent = useLocation().pathname === to
  return (
    <PageLink
      to={to}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      className="button button-gold w-full min-h-11 md:w-auto"
    >
      {label}
    </PageLink>
  )
}
