import { notFoundPage } from '#content/not-found-page.ts'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** One prerendered page answers every missing address: which one it is, only the browser knows. */
const prerenderedAt = '/404'

export function NotFoundMessage({ pathname }: { pathname: string }) {
  const hydrated = useHydrated()
  const { title, text, mapNote, home } = notFoundPage
  return (
    <div className="min-w-0">
      <div className="text-haze" data-needs-react="">
        <Breadcrumb pathname={hydrated ? pathname : prerenderedAt} />
      </div>
      <h1 className="not-found-figure">{title}</h1>
      <p className="mt-8 font-heading text-h2 tracking-[-0.022em]">{text}</p>
      <p className="mt-4 max-w-[30rem] text-lead text-haze">{mapNote}</p>
      <ButtonLink action={home} tone="gold" className="mt-8 w-full sm:w-auto" />
    </div>
  )
}
