import type { UseCase } from '#content/use-cases.ts'
import { Station } from '../../ui/station.tsx'
import { CaseCard } from './case-card.tsx'

export function CaseGrid({ useCases, reveal }: { useCases: readonly UseCase[]; reveal: boolean }) {
  return (
    <ul className="case-grid" data-reveal={reveal}>
      {useCases.map((useCase) => (
        <li key={useCase.id} id={useCase.id} className="case">
          <CaseCard useCase={useCase} />
          <Station className="case-corner size-2.5 text-blue" />
        </li>
      ))}
    </ul>
  )
}
