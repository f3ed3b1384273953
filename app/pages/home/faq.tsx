import { faqEntries } from '#content/faq.ts'
import { home } from '#content/home.ts'
import { Later } from '../../ui/later.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { SmallMark } from '../../ui/small-mark.tsx'

/** The anchor is on the answer: browsers open a closed answer that the address points into. */
export function Faq() {
  return (
    <Later className="section bg-mist" aria-labelledby="questions">
      <div className="wrap grid gap-x-16 gap-y-12 @5xl:grid-cols-[1fr_1.6fr]">
        <SectionHeading id="questions" title={home.faq.title} introduction={home.faq.introduction} />
        <div className="border-t border-line">
          {faqEntries.map(({ id, question, answer }, index) => (
            <details key={id} open={index === 0} className="disclosure border-b border-line">
              <summary className="flex items-baseline gap-4 py-5 font-heading text-[1.25rem]/snug">
                <SmallMark className="disclosure-station size-3 text-blue" />
                {question}
              </summary>
              <p id={id} className="measure scroll-mt-40 pb-7 pl-7">
                {answer}
              </p>
            </details>
          ))}
        </div>
      </div>
    </Later>
  )
}
