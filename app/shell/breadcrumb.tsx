import { breadcrumb } from '#content/breadcrumb.ts'
import { shell } from '#content/shell.ts'
import { Later } from '../ui/later.tsx'
import { PageLink } from '../ui/page-link.tsx'

/** « Accueil », then one crumb a path segment; the last one is the page itself. */
export function Breadcrumb({ pathname }: { pathname: string }) {
  const crumbs = breadcrumbOf(pathname)
  return (
    <Later as="nav" aria-label={shell.landmarks.breadcrumb} className="in-sight no-print">
      <ol className="flex flex-wrap items-center font-mono text-label leading-6">
        {crumbs.map(({ label, to }, index) => (
          <li key={to} className="flex max-w-full items-center">
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="line-clamp-2 wrap-anywhere">
                {label}
              </span>
            ) : (
              <>
                <PageLink to={to} className="truncate underline-offset-4 hover:underline">
                  {label}
                </PageLink>
                <span aria-hidden="true" className="px-2.5 opacity-60">
                  /
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </Later>
  )
}

export function breadcrumbOf(pathname: string) {
  const segments = pathname.split('/').filter(Boolean)
  const crumbs = segments.map((segment, index) => ({
    label: breadcrumb.labels.get(segment) ?? capitalise(decode(segment)),
    to: `/${segments.slice(0, index + 1).join('/')}`,
  }))
  return [breadcrumb.home, ...crumbs]
}

function capitalise(text: string) {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}

/** An address typed by hand may hold a stray percent sign. */
function decode(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
