import { home } from '#content/home.ts'
import { surveyStations } from '#content/survey.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Station } from '../../ui/station.tsx'
import { degreesAndMinutes } from './survey-projection.ts'

const { useCases } = home

/** The four uses: the map's four stations, each with its name and its coordinates. */
export function Uses() {
  return (
    <section className="section" aria-labelledby="usages">
      <div className="wrap">
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.6fr_1fr]">
          <h2 id="usages" className="text-h2">
            {useCases.title}
          </h2>
          <p className="text-slate lg:pb-1.5">{useCases.introduction}</p>
        </div>
        <ul className="mt-12 grid gap-px border border-line bg-line md:grid-cols-2 lg:mt-16">
          {useCases.items.map((use) => (
            <UseCell key={use.id} use={use} />
          ))}
        </ul>
        <ButtonLink action={useCases.action} tone="outline" className="mt-8 max-sm:w-full" />
      </div>
    </section>
  )
}

function UseCell({ use }: { use: (typeof useCases.items)[number] }) {
  return (
    <li className="use-cell group relative bg-paper p-6 md:p-8 lg:p-10">
      <p className="flex flex-wrap justify-between gap-x-4 font-mono text-label text-slate">
        <span>{use.station.label}</span>
        <span>{coordinates(use.station.at)}</span>
      </p>
      <h3 className="mt-8 flex items-center gap-4 text-h3 lg:mt-14">
        <Icon name={use.icon} className="size-7 text-blue" />
        <PageLink to={use.to} className="use-link">
          {use.title}
        </PageLink>
      </h3>
      <p className="mt-3 max-w-[34ch] text-slate md:pl-11">{use.description}</p>
      <Station className="absolute -right-[7px] -bottom-[7px] z-10 size-3 text-blue" />
    </li>
  )
}

function coordinates(name: string) {
  const station = surveyStations.find((candidate) => candidate.name === name)
  return station && `${degreesAndMinutes(station.latitude)}N ${degreesAndMinutes(station.longitude)}E`
}
