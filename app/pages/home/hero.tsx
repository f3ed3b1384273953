import { home } from '#content/home.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { MeridianInset } from './meridian-inset.tsx'
import { SurveyMap } from './survey-map.tsx'

const { hero } = home

/** Blue ground: the promise on the left, the triangulation network around Paris on the right (below it on a phone). */
export function Hero() {
  return (
    <section className="on-blue overflow-clip bg-prussian text-white">
      <div className="wrap relative md:flex md:min-h-[42.5rem] md:items-center">
        <div className="pt-14 md:max-w-[25rem] md:py-20 lg:max-w-[36rem] xl:max-w-[41rem]">
          <p className="flex items-center gap-4 font-mono text-label text-haze">
            <span className="h-px w-8 flex-none bg-gold md:w-11" />
            {hero.eyebrow}
          </p>
          <h1 className="mt-7 text-h1">{hero.title}</h1>
          <p className="mt-7 max-w-[36rem] text-lead text-haze">{hero.subtitle}</p>
          <div className="mt-9 flex flex-wrap gap-3.5">
            <ButtonLink action={hero.primary} tone="gold" className="max-sm:w-full" />
            <ButtonLink action={hero.secondary} tone="outline" className="max-sm:w-full" />
          </div>
        </div>
        <div className="relative -mx-5 h-[24.5rem] overflow-clip md:absolute md:inset-y-0 md:right-0 md:mx-0 md:h-auto md:w-80 md:overflow-visible lg:w-96 xl:w-[32.5rem]">
          <SurveyMap />
        </div>
        <MeridianInset />
      </div>
    </section>
  )
}
