import { home } from '#content/home.ts'
import { Later } from '../../ui/later.tsx'

/** What holds for every project, in three words under the hero. */
export function Guarantees() {
  return (
    <Later as="div" className="in-sight bg-deep text-white">
      <ul className="wrap grid @3xl:grid-cols-3">
        {home.hero.guarantees.map((guarantee) => (
          <li
            key={guarantee}
            className="border-white/20 py-4 font-mono text-small not-first:border-t @3xl:py-5 @3xl:not-first:border-t-0 @3xl:not-first:border-l @3xl:not-first:pl-6"
          >
            {guarantee}
          </li>
        ))}
      </ul>
    </Later>
  )
}
