import type { CallToAction } from '#content/paths.ts'
import { Icon } from './icon.tsx'
import { PageLink } from './page-link.tsx'

type Tone = 'gold' | 'solid' | 'outline'

const toneClass: Record<Tone, string> = { gold: 'button-gold', solid: 'button-solid', outline: 'button-outline' }

/** A call to action that leads to a page. Gold is for the one that matters on a screen. */
export function ButtonLink({ action, tone, className = '' }: { action: CallToAction; tone: Tone; className?: string }) {
  return (
    <PageLink to={action.to} className={`button ${toneClass[tone]} ${className}`}>
      {action.label}
      {tone === 'gold' && <Icon name="arrow-right" className="size-[1.125rem]" />}
    </PageLink>
  )
}
