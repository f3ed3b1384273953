import type { LogoName } from '#content/logos.ts'
import { publicConfig } from '../public-config.ts'
import { symbolAddress } from './symbol-address.ts'

/** A brand's mark in the text's colour; the name stands beside it. */
export function Logo({ name, className = 'size-6' }: { name: LogoName; className?: string }) {
  return (
    <svg className={`flex-none fill-current ${className}`} aria-hidden="true">
      <use href={symbolAddress('logo', name, publicConfig.logoSprite)} />
    </svg>
  )
}
