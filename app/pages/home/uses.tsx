import { home } from '#content/home.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Later } from '../../ui/later.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { SmallMark } from '../../ui/small-mark.tsx'
import { degreesAndMinutes, stationNamed } from './survey-projection.ts'
import { UseDrawing } from './use-drawing.tsx'

const { useCases } = home

/** The uses: stations of the map, each with its name and its coordinates. */
export function Uses() {
  return (
    <Later className="section" aria-labelledby="usages">
      <div className="wrap">
        <div className="grid items-end gap-x-16 gap-y-6 @5xl:grid-cols-[1.6fr_1fr]">
          <h2 id="usages" className="text-h2">
            {useCases.title}
          </h2>
          <p className="text-slate @5xl:pb-1.5">
            {useCases.introduction} <RichText text={[useCases.sovereignty]} />.
          </p>
        </div>
        <Later
          as="ul"
          className="uses mt-12 grid grid-cols-1 gap-px border border-line bg-line @3xl:grid-cols-2 @5xl:mt-16 print:gap-4 print:border-0"
        >
          {useCases.items.map((use) => (
            <UseCell key={use.id} use={use} />
          ))}
        </Later>
        <ButtonLink action={useCases.action} tone="outline" className="mt-8 @max-2xl:w-full" />
      </div>
    </Later>
  )
}

function UseCell({ use }: { use: (typeof useCases.items)[number] }) {
  return (
    <li className="use-cell relative border-line bg-paper p-cell print:border @3xl:p-8 @5xl:px-10 @5xl:pt-10 @5xl:pb-12">
      <div className="flex justify-between gap-4">
        <p className="font-mono text-label text-slate">
          <span className="block text-ink">{use.place}</span>
          {coordinates(use.place)}
        </p>
        <UseDrawing use={use.id} className="w-34 @5xl:w-60" />
      </div>
      <h3 className="mt-5 text-h3 @5xl:mt-8">
        <PageLink to={use.to} className="use-link">
          {use.title}
        </PageLink>
      </h3>
      <p className="mt-2.5 max-w-[42ch] text-slate">{use.description}</p>
      <SmallMark className="absolute -right-[7px] -bottom-[7px] z-10 size-3 text-blue" />
    </li>
  )
}

function coordinates(place: string) {
  const station = home.hero.stations.find(({ label }) => label === place)
  if (!station) return ''
  const { latitude, longitude } = stationNamed(station.at)
  return `${degreesAndMinutes(latitude)}N ${degreesAndMinutes(longitude)}${longitude < 0 ? 'O' : 'E'}`
}
