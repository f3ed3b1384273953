import { lineText } from '#content/named-line.ts'
import { solutionsPage } from '#content/solutions-page.ts'
import { type Technology, technologies } from '#content/technologies.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { Logo } from '../../ui/logo.tsx'
import { SmallMark } from '../../ui/small-mark.tsx'
import { LayerMarker } from './layer-marker.tsx'
import { LayerSample } from './layer-sample.tsx'
import { TechnologyFigures } from './technology-figures.tsx'

/** The ground darkens with the depth; the last is the darkest. */
const grounds = ['border-t border-line', 'bg-mist', 'ground-sky bg-sky'] as const
const lastGround = 'ground-blue on-blue bg-prussian'

/** Four ways to compose a sheet, one after another. */
const compositions = 4

export function TechnologyLayer({ technology, index }: { technology: Technology; index: number }) {
  const { id, name, logo, subtitle, description, features, benefits, useCase, modelNotice, licence, icon } = technology
  const labels = solutionsPage.technologies
  return (
    <Later
      as="article"
      id={id}
      aria-labelledby={`${id}-nom`}
      className={`layer @container [--room:145rem] md:[--room:95rem] ${groundAt(index)}`}
    >
      <div className="wrap layer-columns">
        <LayerSample fill={id} className="layer-sample" />
        <LayerMarker technology={technology} index={index} />
        <div className="layer-sheet" data-composition={(index % compositions) + 1}>
          <header className="sheet-head">
            <h3 id={`${id}-nom`} className="flex items-center gap-5 text-h1 wrap-anywhere">
              <span className="grid size-[1.15em] flex-none place-items-center rounded border border-current">
                <Logo name={logo} className="size-[0.62em]" />
              </span>
              {name}
            </h3>
            <p className="mt-4 flex items-center gap-3 font-mono text-[min(1.0625rem,7.5vw)]/[1.6] wrap-anywhere">
              <Icon name={icon} className="text-blue" />
              {subtitle}
            </p>
          </header>
          <p className="sheet-text">{description}</p>
          <TechnologyFigures technology={technology} />
          <SheetList name="sheet-features" title={labels.features} items={features.map(lineText)} />
          <SheetList name="sheet-benefits" title={labels.benefits} items={benefits.map(lineText)} marked />
          <dl className="sheet-notes">
            {useCase && <Note term={labels.useCase}>{useCase}</Note>}
            <Note term={labels.licence}>{licence}</Note>
            {modelNotice && <Note term={labels.models}>{modelNotice}</Note>}
          </dl>
        </div>
      </div>
    </Later>
  )
}

function groundAt(index: number) {
  return index === technologies.length - 1 ? lastGround : grounds[Math.min(index, grounds.length - 1)]
}

type SheetListProps = { name: string; title: string; items: readonly string[]; marked?: boolean }

function SheetList({ name, title, items, marked = false }: SheetListProps) {
  return (
    <div className={name}>
      <h4 className="font-mono text-label font-normal text-slate">{title}</h4>
      <ul className="ruled mt-4">
        {items.map((item) => (
          <li key={item} className={marked ? 'flex gap-3.5 font-medium' : undefined}>
            {marked && <SmallMark className="mt-2 size-2.5 text-blue" />}
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Note({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="font-mono text-label text-slate">{term}</dt>
      <dd className="mt-1.5">{children}</dd>
    </div>
  )
}
