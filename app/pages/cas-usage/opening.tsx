import { useCasesPage } from '#content/use-cases-page.ts'
import { useLocation } from '../../router.tsx'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import { Later } from '../../ui/later.tsx'
import { RotatingHeadlines } from './rotating-headlines.tsx'

/** The page's name for assistive technology; to the eye, the questions follow each other in its place. */
export function Opening() {
  const { pathname } = useLocation()
  return (
    <Later className="in-sight on-blue overflow-x-clip bg-prussian text-white">
      <div className="wrap pt-6 pb-16 md:pb-20">
        <div className="text-haze">
          <Breadcrumb pathname={pathname} />
        </div>
        <h1 className="sr-only">{useCasesPage.title}</h1>
        <ul aria-label={useCasesPage.headlinesLabel} className="sr-only">
          {useCasesPage.headlines.map((headline) => (
            <li key={headline}>{headline}</li>
          ))}
        </ul>
        <RotatingHeadlines />
        <Later as="div" className="in-sight mt-8 grid gap-x-8 gap-y-10 md:mt-10 md:grid-cols-2 md:items-end">
          <p className="text-lead text-haze md:order-last">{useCasesPage.introduction}</p>
          <dl className="flex flex-wrap gap-x-10 gap-y-6">
            {useCasesPage.measures.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse border-l border-trace pl-4">
                <dt className="font-mono text-label text-haze">{label}</dt>
                <dd className="font-heading text-figure tabular-nums">{figure}</dd>
              </div>
            ))}
          </dl>
        </Later>
      </div>
    </Later>
  )
}
