import type { UseCase } from '#content/use-cases.ts'
import { Later } from '../../ui/later.tsx'
import { SmallMark } from '../../ui/small-mark.tsx'
import { CaseCard } from './case-card.tsx'

export function CaseGrid({ useCases, reveal }: { useCases: readonly UseCase[]; reveal: boolean }) {
  return (
    <ul className="case-grid" data-reveal={reveal}>
      {useCases.map((useCase, index) => (
        <Later
          as="li"
          key={useCase.id}
          id={useCase.id}
          className="case [--room:45rem]"
          ref={(card) => waitForTurn(card, index)}
        >
          <CaseCard useCase={useCase} />
          <SmallMark className="case-corner size-2.5 text-blue" />
        </Later>
      ))}
    </ul>
  )
}

/** One card every 150 ms, however many there are. Not as a style attribute, which the CSP would refuse in the page. */
function waitForTurn(card: HTMLElement | null, index: number) {
  card?.style.setProperty('--turn', `${index * 150}ms`)
}
