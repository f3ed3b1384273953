/** The surveyor's signal that stands where the core was drilled. */
export function DrillSign({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 28 44" className={`fill-none stroke-current ${className}`} aria-hidden="true">
      <path d="M1 44 14 2l13 42M6 29h16M14 2v42" />
    </svg>
  )
}
