import type { CategoryChoice } from './select-use-cases.ts'

/** As on a survey map's legend, each kind of point has its sign: nothing is told by colour alone. */
const signs: Record<CategoryChoice, string> = {
  all: 'M8 2.2 14.4 13.4H1.6z',
  'support-client': 'M8 2.2 14.4 13.4H1.6zM8 9.6v.1',
  'creation-contenu': 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM8 8v.1',
  automatisation: 'M2.5 2.5h11v11h-11zM2.5 13.5l11-11',
  'analyse-donnees': 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM8 .8v14.4M.8 8h14.4',
}

export function CategorySign({ category }: { category: CategoryChoice }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`category-sign ${category === 'all' ? 'fill-current' : 'fill-none'}`}
      aria-hidden="true"
    >
      <path d={signs[category]} />
    </svg>
  )
}
