import { Fragment } from 'react'
import { home } from '#content/home.ts'
import { Later } from '../../ui/later.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Marquee } from '../../ui/marquee.tsx'

const { technologies } = home

export function Technologies() {
  return (
    <Later className="on-blue bg-deep py-14 text-white @5xl:py-20" aria-labelledby="technologies">
      <div className="wrap">
        <h2 id="technologies" className="font-mono text-label font-normal tracking-normal text-haze">
          {technologies.label}
        </h2>
        <p className="mt-4 font-heading text-[1.875rem]/tight @2xl:text-h2 tracking-[-0.022em]">
          <Claim />
        </p>
        <p className="mt-4 max-w-[60ch] text-small text-haze">{technologies.note}</p>
      </div>
      <Marquee items={technologies.logos.map(technologyItem)} pause={technologies.pause} play={technologies.play} />
    </Later>
  )
}

/** The claim to the letter, where a line breaks only after a bullet. */
function Claim() {
  const parts = technologies.claim.split(/(?<=•) /)
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="inline-block">{part}</span>
    </Fragment>
  ))
}

function technologyItem({ name, logo }: (typeof technologies.logos)[number]) {
  return (
    <li key={name} className="flex items-center gap-3 font-heading text-[1.25rem] whitespace-nowrap">
      <Logo name={logo} className="size-7" />
      {name}
    </li>
  )
}
