import type { IconName } from '#content/icons.ts'
import { publicConfig } from '../public-config.ts'

/** Decorative: the words beside it say the same. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`${publicConfig.iconSprite}#${name}`} />
    </svg>
  )
}
