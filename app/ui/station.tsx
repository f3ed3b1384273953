/** The survey station, a small solid triangle: marks list items, steps, card corners and the current page. */
export function Station({ className = 'size-2.5 text-blue' }: { className?: string }) {
  return (
    <svg viewBox="0 0 10 10" className={`flex-none fill-current ${className}`} aria-hidden="true" focusable="false">
      <path d="M5 .7 9.8 9.3H.2z" />
    </svg>
  )
}
