import type { LegalBlock, LegalSection as LegalSectionContent } from '#content/legal-document.ts'
import { lineText } from '#content/named-line.ts'
import { publicConfig } from '../../public-config.ts'
import { Later } from '../../ui/later.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { SmallMark } from '../../ui/small-mark.tsx'
import { LegalFacts } from './legal-facts.tsx'
import { LegalTable } from './legal-table.tsx'

type LegalSectionProps = { section: LegalSectionContent; number: number; isMeasured?: boolean }

export function LegalSection({ section, number, isMeasured = publicConfig.audience !== null }: LegalSectionProps) {
  const told = section.blocks.filter((block) => !(block.kind === 'paragraph' && block.unmeasured && isMeasured))
  return (
    <Later id={section.id} className="in-sight legal-section">
      <h2 className="flex gap-x-4 text-h3 @2xl:gap-x-0">
        <span className="font-mono text-label font-normal tracking-normal text-slate @2xl:w-14 @2xl:flex-none">
          {String(number).padStart(2, '0')}
        </span>
        {section.title}
      </h2>
      <div className="legal-blocks @2xl:pl-14">
        {chaptersOf(told).map((blocks, chapter) => (
          <Later
            as="div"
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move.
            key={chapter}
            className="legal-chapter own-fonts"
            data-letters={JSON.stringify(blocks).length}
          >
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move.
              <Block key={index} block={block} />
            ))}
          </Later>
        ))}
      </div>
    </Later>
  )
}

/** A section can be as long as ten screens: what is laid out in one go ends at each of its subtitles. */
function chaptersOf(blocks: readonly LegalBlock[]) {
  const chapters: LegalBlock[][] = []
  for (const block of blocks) {
    const chapter = chapters.at(-1)
    if (chapter && block.kind !== 'subtitle') chapter.push(block)
    else chapters.push([block])
  }
  return chapters
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'subtitle':
      return <h3>{block.text}</h3>
    case 'paragraph':
      return (
        <p className="measure">
          <RichText text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul className="measure grid gap-y-2.5">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never move.
            <li key={index} className="grid grid-cols-[auto_1fr] gap-x-3.5">
              <SmallMark className="mt-[0.5625rem] size-2.5 text-blue" />
              <span>
                <RichText text={lineText(item)} />
              </span>
            </li>
          ))}
        </ul>
      )
    case 'facts':
      return <LegalFacts facts={block} />
    case 'table':
      return <LegalTable table={block} />
  }
}
