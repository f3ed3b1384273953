import type { IconName } from '#content/icons.ts'
import { publicConfig } from '../public-config.ts'
import { symbolAddress } from './symbol-address.ts'

/** Decorative: the words beside it say the same. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={symbolAddress('icon', name, publicConfig.iconSprite)} />
    </svg>
  )
}
