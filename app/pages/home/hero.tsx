import { home } from '#content/home.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Later } from '../../ui/later.tsx'
import { SurveyInset } from './survey-inset.tsx'
import { SurveyMap } from './survey-map.tsx'

const { hero } = home

/** The dark ground: the promise on the left, the brand's map on the right (below it on a phone). */
export function Hero() {
  return (
    <Later className="in-sight on-blue overflow-clip bg-prussian text-white">
      <div className="wrap relative @3xl:flex @3xl:min-h-[42.5rem] @3xl:items-center">
        <Later
          as="div"
          className="hero-words in-sight @3xl:max-w-[25rem] @3xl:py-20 @5xl:max-w-[36rem] @7xl:max-w-[41rem]"
        >
          <p className="hero-eyebrow font-mono text-label text-haze">
            <span className="h-px flex-none bg-gold" />
            {hero.eyebrow}
          </p>
          <h1 className="text-h1">{hero.title}</h1>
          <p className="max-w-[36rem] text-lead text-haze">{hero.subtitle}</p>
          <div className="hero-actions flex flex-wrap gap-3.5">
            <ButtonLink action={hero.primary} tone="gold" className="@max-2xl:w-full" />
            <ButtonLink action={hero.secondary} tone="outline" className="@max-2xl:w-full" />
          </div>
        </Later>
        <div className="survey-band relative -mx-edge h-[24.5rem] overflow-clip @3xl:absolute @3xl:inset-y-0 @3xl:right-0 @3xl:mx-0 @3xl:h-auto @3xl:w-80 @3xl:overflow-visible @5xl:w-96 @7xl:w-[32.5rem]">
          <SurveyMap />
        </div>
        <SurveyInset />
      </div>
    </Later>
  )
}
