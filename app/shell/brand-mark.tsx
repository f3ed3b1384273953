import { company } from '#content/company.ts'

/** A triangle with its meridian, and the name. */
export function BrandMark() {
  return (
    <span
      translate="no"
      className="flex items-center gap-2.5 font-heading text-[min(1.4375rem,9vw)] tracking-[-0.015em]"
    >
      <svg viewBox="0 0 26 24" className="h-6 w-[1.625rem] flex-none" aria-hidden="true" focusable="false">
        <path
          d="M13 2 24.4 22H1.6zM13 2v20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinejoin="round"
          className="text-gold"
        />
      </svg>
      {company.name}
    </span>
  )
}
