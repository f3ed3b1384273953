import { accessibilitySummary } from '#content/accessibility-summary.ts'
import { accessibilityReview } from '#content/brand/accessibility.ts'
import { hostingAssurances } from '#content/brand/hosting.ts'
import { identity } from '#content/brand/identity.ts'
import { legalNoticeVersions } from '#content/brand/legal-notice-history.ts'
import { nameStory } from '#content/brand/name-story.ts'
import { ownership } from '#content/brand/ownership.ts'
import { privacyPolicyVersions } from '#content/brand/privacy-policy-history.ts'
import { assurances, assurancesInEnglish, departure, offer } from '#content/brand/promises.ts'
import { demoVideo } from '#content/brand/video.ts'
import { videoTranscript } from '#content/brand/video-transcript.ts'
import { factsOf } from '../second-company/traces.ts'
import { textsOf } from '../texts-of.ts'
import type { BrandChange } from './brand-changes.ts'
import type { ToldOfBrand } from './serve-brand.ts'

/** As it is today. */
const brand = {
  identity,
  ownership,
  offer,
  departure,
  assurances,
  assurancesInEnglish,
  hostingAssurances,
  accessibilityReview,
  accessibilitySummary,
  privacyPolicyVersions,
  legalNoticeVersions,
  nameStory,
  demoVideo,
  videoTranscript,
}

/** Where each value of the brand stands: « identity.host.country ». */
export function placesOf(value: unknown = brand, within = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [within]
  return Object.entries(value).flatMap(([name, inside]) => placesOf(inside, within ? `${within}.${name}` : name))
}

/** What is told of the old values once they are others, beside what the brand still holds and what is everybody's. */
export function leftOf(change: BrandChange, { told, held }: ToldOfBrand): readonly string[] {
  const old = oldWords(change)
  const still = held.filter((text) => old.test(text)).toSorted((one, other) => other.length - one.length)
  return told.flatMap(({ by, text }) => {
    const own = still.reduce((rest, known) => rest.replaceAll(known, ''), text.replace(change.everybodys ?? '', ''))
    const [found] = old.exec(own) ?? []
    return found ? [`${by} still says « ${found} »`] : []
  })
}

/** Whether something of them is told today: who looks for nothing finds nothing. */
export function isToldOf(change: BrandChange, { told }: ToldOfBrand): boolean {
  const old = oldWords(change)
  return told.some(({ text }) => old.test(text))
}

function oldWords({ to, old }: BrandChange) {
  const texts = Object.keys(to)
    .flatMap((path) => textsOf(factsOf(valueAt(path))))
    .filter((text) => text.length > 3)
  const parts = [...texts.map((text) => RegExp.escape(text)), ...(old ? [old.source] : [])]
  return new RegExp(parts.join('|'), `u${old?.flags ?? ''}`)
}

function valueAt(path: string) {
  return path.split('.').reduce<unknown>((value, step) => Reflect.get(Object(value), step), brand)
}
