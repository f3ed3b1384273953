import type { IconName } from '#content/icons.ts'
import { publicConfig } from '../public-config.ts'

/** Decorative: the words beside it say the same. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={addressOf(name)} />
    </svg>
  )
}

/** A document brings the icons that it shows along (tools/build/sprites.ts): those need no file, and cannot be lost with it. */
function addressOf(name: IconName) {
  const id = `icon-${name}`
  return globalThis.document?.getElementById(id) ? `#${id}` : `${publicConfig.iconSprite}#${name}`
}
