import { type Application, shownApplications, type UseCase, useCaseCategories } from '#content/use-cases.ts'
import { useCasesPage } from '#content/use-cases-page.ts'
import { Icon } from '../../ui/icon.tsx'
import { CategorySign } from './category-sign.tsx'

const words = useCasesPage.card

export function CaseCard({ useCase }: { useCase: UseCase }) {
  const { id, icon, title, description, category, sectors, notice } = useCase
  const titleId = `titre-${id}`
  return (
    <article aria-labelledby={titleId} className="case-card p-cell sm:p-8">
      <div>
        <div className="flex items-start justify-between gap-4 @max-3xs:flex-wrap">
          <CategoryBadge category={category} />
          <Icon name={icon} className="size-7 text-blue" />
        </div>
        <h3 id={titleId} className="mt-6 text-h3">
          {title}
        </h3>
        <p className="mt-3 text-slate">{description}</p>
      </div>
      <ul aria-label={words.applications} className="text-small">
        {shownApplications(useCase).map((application) => (
          <ApplicationLine key={application.id} application={application} />
        ))}
      </ul>
      <div className="border-t border-line pt-4 text-small text-slate">
        <p>
          <span className="mr-2 font-mono text-label text-ink">{words.sectors}</span> {sectors}
        </p>
        {notice && <p className="side-note mt-4 text-label">{notice}</p>}
      </div>
    </article>
  )
}

function CategoryBadge({ category }: { category: UseCase['category'] }) {
  return (
    <p className="inline-flex items-center gap-2 rounded @max-3xs:flex-wrap bg-sky px-2 py-1 font-mono text-label">
      <CategorySign category={category} />
      <span className="sr-only">{words.category}</span> {useCaseCategories.find(({ id }) => id === category)?.label}
    </p>
  )
}

/** « name → explanation », the explanation hanging from its arrow. */
function ApplicationLine({ application: { name, explanation } }: { application: Application }) {
  return (
    <li className="application">
      <strong className="font-semibold">{name}</strong> <span aria-hidden="true">→</span> <span>{explanation}</span>
    </li>
  )
}
