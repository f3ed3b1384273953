import type { ReactNode } from 'react'
import { useLocation } from '../router.tsx'
import { Later } from '../ui/later.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

/** The blue ground on which every page but the legal ones opens: breadcrumb, title, lead, and what the page draws there. */
export function PageOpening({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Later className="in-sight on-blue bg-prussian text-white">
      <div className="wrap pt-6 pb-16 md:pb-20">
        <div className="text-haze">
          <Breadcrumb pathname={pathname} />
        </div>
        <h1 className="mt-10 max-w-[11em] text-h1 md:mt-14">{title}</h1>
        {lead && <p className="measure mt-6 text-lead text-haze">{lead}</p>}
        {children}
      </div>
    </Later>
  )
}
