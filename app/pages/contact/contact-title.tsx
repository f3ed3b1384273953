import { contactPage } from '#content/contact-page.ts'
import { paths } from '#content/paths.ts'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import { Later } from '../../ui/later.tsx'
import { SmallMark } from '../../ui/small-mark.tsx'

const { title, introduction, badges } = contactPage.hero

export function ContactTitle() {
  return (
    <Later as="div" className="in-sight on-blue">
      <div className="text-haze">
        <Breadcrumb pathname={paths.contact} />
      </div>
      <h1 className="mt-8 text-h1 @5xl:mt-12 @5xl:text-figure">{title}</h1>
      <p className="mt-5 max-w-[36rem] text-lead text-haze">{introduction}</p>
      <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 font-mono text-label">
        {badges.map((badge) => (
          <li key={badge} className="flex items-center gap-2">
            <SmallMark className="size-2 text-gold" />
            {badge}
          </li>
        ))}
      </ul>
    </Later>
  )
}
