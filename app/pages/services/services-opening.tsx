import { paths } from '#content/paths.ts'
import { servicesPage } from '#content/services-page.ts'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import { Later } from '../../ui/later.tsx'
import { StepLinks } from './step-links.tsx'

/** The title, and the chain of four stations that leads from the first workshop to the teams' autonomy. */
export function ServicesOpening() {
  const { title, subtitle, chainLabel } = servicesPage.hero
  return (
    <Later className="in-sight @container on-blue overflow-clip bg-prussian text-white">
      <div className="wrap relative pt-6 pb-14 @wide:min-h-[47rem] @wide:pb-[21.5rem]">
        <div className="text-haze">
          <Breadcrumb pathname={paths.services} />
        </div>
        <h1 className="mt-10 max-w-[11em] text-h1 @middle:mt-14">{title}</h1>
        <p className="mt-6 max-w-[40rem] text-lead text-haze">{subtitle}</p>
        <Later as="nav" aria-label={chainLabel} className="in-sight step-links">
          <StepLinks />
        </Later>
      </div>
    </Later>
  )
}
