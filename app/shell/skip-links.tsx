import { shell } from '#content/shell.ts'
import { Later } from '../ui/later.tsx'

/** Out of sight until the keyboard reaches them (RGAA 12.7). */
export function SkipLinks() {
  return (
    <Later as="nav" aria-label={shell.landmarks.skipLinks} className="in-sight on-blue">
      <ul className="fixed top-0 left-0 z-50 flex max-w-full -translate-y-full flex-wrap gap-2 bg-deep p-3 text-white focus-within:translate-y-0">
        {shell.skipLinks.map(({ label, target }) => (
          <li key={target}>
            <a href={`#${target}`} className="button button-outline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Later>
  )
}
