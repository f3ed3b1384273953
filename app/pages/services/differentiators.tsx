import { servicesPage } from '#content/services-page.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { SmallMark } from '../../ui/small-mark.tsx'

/** Four rules around the station where their lines cross. */
export function Differentiators() {
  const { title, introduction, items } = servicesPage.differentiators
  return (
    <Later className="section @container [--room:67rem] md:[--room:37rem]">
      <div className="wrap">
        <SectionHeading title={title} introduction={introduction} />
        <div className="relative mt-14">
          <ul className="crossing">
            {items.map(({ icon, title, text }) => (
              <li key={title}>
                <h3 className="flex items-center gap-3.5 text-h3 wrap-anywhere @max-3xs:flex-wrap">
                  <Icon name={icon} className="text-blue" />
                  {title}
                </h3>
                <p className="mt-3 max-w-[32rem] text-slate">{text}</p>
              </li>
            ))}
          </ul>
          <SmallMark className="crossing-station" />
        </div>
      </div>
    </Later>
  )
}
