import { notFoundPage } from '#content/not-found-page.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { SmallMark } from '../../ui/small-mark.tsx'
import { NotFoundMap } from './not-found-map.tsx'

const { nearest } = notFoundPage

/** The pages that are on the map: on wide screens their links stand beside their stations, otherwise below. */
export function NearestPages() {
  return (
    <div className="relative self-end">
      <NotFoundMap />
      <h2 className="mt-8 font-mono text-label font-normal tracking-normal text-haze @5xl:sr-only">{nearest.title}</h2>
      <ul className="mt-3 border-t border-white/20 @5xl:mt-0 @5xl:border-0">
        {nearest.links.map(({ label, to }) => (
          <li key={to} className="nearest-page border-b border-white/20 @5xl:border-0">
            <PageLink
              to={to}
              className="flex min-h-11 items-center gap-3 py-2 underline-offset-4 hover:underline @5xl:font-mono @5xl:text-small"
            >
              <SmallMark className="size-2.5 text-gold @5xl:hidden" />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
