import { deskFigures } from '#content/desk/figures.ts'
import type { FiguresView } from '#contract/desk-figures.ts'
import { deskPaths } from '#contract/desk-view.ts'
import { AssistantFigures } from './assistant-figures.tsx'
import { RequestFigures } from './request-figures.tsx'

/** How it goes, drawn; every drawing says the same as a table. */
export function FiguresPage(figures: FiguresView) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h1 className="text-h2">{deskFigures.title}</h1>
          <p className="mt-2 text-slate">{deskFigures.introduction}</p>
        </div>
        <a href={deskPaths.figuresExport} download className="button button-outline no-print">
          {deskFigures.export}
        </a>
      </div>
      <RequestFigures {...figures} />
      <AssistantFigures {...figures.assistant} />
    </>
  )
}
