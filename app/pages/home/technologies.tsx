import { home } from '#content/home.ts'
import { Logo } from '../../ui/logo.tsx'
import { Marquee } from '../../ui/marquee.tsx'

const { technologies } = home

export function Technologies() {
  return (
    <section className="border-b border-line py-10 lg:py-14" aria-labelledby="technologies">
      <div className="wrap flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
        <h2 id="technologies" className="text-h3">
          {technologies.label}
        </h2>
        <p className="font-mono text-small">{technologies.claim}</p>
      </div>
      <Marquee items={technologies.logos.map(technologyItem)} pause={technologies.pause} play={technologies.play} />
    </section>
  )
}

function technologyItem({ name, logo }: (typeof technologies.logos)[number]) {
  return (
    <li key={name} className="flex items-center gap-3 font-heading text-[1.25rem] whitespace-nowrap">
      <Logo name={logo} className="size-7" />
      {name}
    </li>
  )
}
