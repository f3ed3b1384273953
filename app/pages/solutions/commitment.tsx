import { solutionsPage } from '#content/solutions-page.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { Assurances } from './assurances.tsx'
import { SupportPoints } from './support-points.tsx'

const commitmentTitleId = 'engagement'

/** The four commitments as the clauses of a contract, then what follows the first day in service. */
export function Commitment() {
  const { title, introduction, commitments } = solutionsPage.commitment
  return (
    <Later aria-labelledby={commitmentTitleId} className="section @container [--room:147rem] md:[--room:98rem]">
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-10 @wide:grid-cols-[1fr_2fr]">
          <div className="self-start @wide:sticky @wide:top-28">
            <h2 id={commitmentTitleId} className="text-h2">
              {title}
            </h2>
            <p className="mt-4 text-lead text-slate">{introduction}</p>
          </div>
          <ol className="clauses border-b border-line">
            {commitments.map(({ icon, title, text }) => (
              <li key={title}>
                <h3 className="text-h3">{title}</h3>
                <p className="text-slate">{text}</p>
                <Icon name={icon} className="text-blue" />
              </li>
            ))}
          </ol>
        </div>
        <SupportPoints />
        <Assurances items={solutionsPage.commitment.assurances} />
      </div>
    </Later>
  )
}
