import { mark } from '#content/brand/mark.ts'
import { company } from '#content/company.ts'

/** The company's sign, and its name. */
export function BrandMark() {
  return (
    <span
      translate="no"
      className="flex items-center gap-2.5 font-heading text-[min(1.4375rem,9vw)] tracking-[-0.015em]"
    >
      <svg viewBox={`0 0 ${mark.width} ${mark.height}`} className="h-6 w-[1.625rem] flex-none" aria-hidden="true">
        <path
          d={mark.path}
          fill="none"
          stroke="currentColor"
          strokeWidth={mark.strokeWidth}
          strokeLinejoin="round"
          className="text-gold"
        />
      </svg>
      {company.name}
    </span>
  )
}
