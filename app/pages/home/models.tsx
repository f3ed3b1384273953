import { home } from '#content/home.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { Logo } from '../../ui/logo.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { SmallMark } from '../../ui/small-mark.tsx'

const { models } = home
const rows = [...models.items.map(({ name }) => name), models.more]

/** One station sights every model: the lines between the text and the list are that sentence drawn. */
export function Models() {
  return (
    <Later className="section" aria-labelledby="multi-modele">
      <div className="wrap">
        <div className="grid gap-y-12 @5xl:grid-cols-[1fr_8.5rem_1.15fr]">
          <div>
            <SectionHeading id="multi-modele" title={models.title} introduction={models.introduction} />
            <p className="side-note mt-8 @5xl:mr-10">{models.notice}</p>
          </div>
          <SightLines />
          <ul className="text-h3 font-heading">
            {models.items.map(({ name, logo, note }) => (
              <li key={name} className="model-row">
                <Logo name={logo} className="size-7" />
                {name}
                <span className="font-mono text-label text-slate">{note}</span>
              </li>
            ))}
            <li className="model-row text-slate">{models.more}</li>
          </ul>
        </div>
        <Later
          as="ul"
          className="benefits mt-16 grid gap-px border-y border-line bg-line @2xl:grid-cols-2 @5xl:mt-24 @5xl:grid-cols-4"
        >
          {models.benefits.map(({ icon, title, text }) => (
            <li key={title} className="benefit bg-paper py-7 @5xl:py-8">
              <h3 className="flex items-center gap-3 font-heading @max-3xs:flex-wrap text-[1.25rem]/tight">
                <Icon name={icon} className="text-blue" />
                {title}
              </h3>
              <p className="mt-3 text-small text-slate">{text}</p>
            </li>
          ))}
        </Later>
      </div>
    </Later>
  )
}

function SightLines() {
  return (
    <div className="relative @max-5xl:hidden">
      <SmallMark className="absolute top-1/2 -left-2 size-4 -translate-y-1/2 text-blue" />
      <svg
        viewBox={`0 0 100 ${rows.length * 10}`}
        preserveAspectRatio="none"
        className="sight-lines size-full"
        aria-hidden="true"
      >
        {rows.map((name, row) => (
          <path key={name} d={`M0 ${rows.length * 5} 100 ${row * 10 + 5}`} />
        ))}
      </svg>
    </div>
  )
}
