import { deskRequests } from '#content/desk/requests.ts'
import type { RequestStateName } from '#contract/desk-view.ts'

/** The station's drawing says how far a request has come; the word beside it says the same. */
const drawings = {
  new: 'M6 1 11.5 11H.5z',
  called: 'M6 1 11.5 11H.5zM6 5.2v3.4',
  demo: 'M6 1 11.5 11H.5zM3.6 8.6h4.8',
  closed: 'M1 6h10',
  spam: 'M2 2l8 8M10 2l-8 8',
} satisfies Record<RequestStateName, string>

export function StateMark({ state }: { state: RequestStateName }) {
  return (
    <p className="desk-state" data-state={state}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={drawings[state]} />
      </svg>
      {deskRequests.states[state]}
    </p>
  )
}
