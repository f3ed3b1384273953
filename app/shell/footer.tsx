import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { navigation } from '#content/navigation.ts'
import type { CallToAction } from '#content/paths.ts'
import { shell } from '#content/shell.ts'
import { useConsent } from '../consent/use-consent.tsx'
import { Later } from '../ui/later.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SmallMark } from '../ui/small-mark.tsx'
import { BrandMark } from './brand-mark.tsx'

const { footer, landmarks } = shell

export function Footer() {
  const { setDialog } = useConsent()
  return (
    <Later as="footer" id="pied-de-page" tabIndex={-1} className="@container on-blue bg-deep text-haze">
      <div className="wrap grid gap-x-8 gap-y-12 py-16 @3xl:grid-cols-[1.5fr_0.8fr_1.2fr_1.2fr] @3xl:py-20 @5xl:grid-cols-[2fr_1fr_1fr_1.3fr]">
        <div className="max-w-[22rem]">
          <p className="text-white">
            <BrandMark />
          </p>
          <p className="mt-4 text-small">{company.story}</p>
          <address className="mt-6 text-small not-italic">
            {footer.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <FooterAnchor href={footer.phone.href}>{footer.phone.text}</FooterAnchor>
            <span className="block">{footer.hours}</span>
          </address>
        </div>
        <nav aria-label={landmarks.footerNavigation}>
          <FooterTitle>{footer.navigation.title}</FooterTitle>
          <FooterLinks links={navigation.footer} />
        </nav>
        <div>
          <FooterTitle>{footer.guarantees.title}</FooterTitle>
          <ul className="mt-3 text-small">
            {footer.guarantees.items.map((item) => (
              <li key={item} className="footer-line flex gap-2.5 wrap-anywhere">
                <SmallMark className="size-2 text-gold" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={landmarks.legalNavigation}>
          <FooterTitle>{footer.legal.title}</FooterTitle>
          <FooterLinks links={navigation.legal} />
          <button
            type="button"
            className="footer-link needs-scripts cursor-pointer text-small"
            onClick={() => setDialog('footer')}
          >
            {footer.manageCookies}
          </button>
        </nav>
      </div>
      <div className="border-t border-white/15">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 py-4 text-label">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 sm:[&_a]:whitespace-nowrap">
            {footer.record.map((item) => (
              <li key={String(item)}>
                <RichText text={item} />
              </li>
            ))}
          </ul>
          <FooterAnchor href={footer.parent.href}>{footer.parent.text}</FooterAnchor>
        </div>
      </div>
    </Later>
  )
}

function FooterTitle({ children }: { children: ReactNode }) {
  return <h2 className="font-mono text-label font-normal tracking-normal text-white">{children}</h2>
}

function FooterLinks({ links }: { links: readonly CallToAction[] }) {
  return (
    <ul className="mt-3 text-small">
      {links.map(({ label, to }) => (
        <li key={to}>
          <PageLink to={to} className="footer-link">
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function FooterAnchor({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="footer-link">
      {children}
    </a>
  )
}
