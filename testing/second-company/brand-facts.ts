import { assessment, assessmentInEnglish } from '#content/assessment-words.ts'
import { accessibilityReview } from '#content/brand/accessibility.ts'
import { palette } from '#content/brand/colours.ts'
import { hostingAssurances } from '#content/brand/hosting.ts'
import { identity } from '#content/brand/identity.ts'
import { map } from '#content/brand/map.ts'
import { mark } from '#content/brand/mark.ts'
import { nameStory } from '#content/brand/name-story.ts'
import { ownership } from '#content/brand/ownership.ts'
import { assurances, assurancesInEnglish, departure } from '#content/brand/promises.ts'
import { demoVideo } from '#content/brand/video.ts'
import { videoTranscript } from '#content/brand/video-transcript.ts'
import { brandWords } from '#content/brand/words.ts'
import { company } from '#content/company.ts'
import { noticeInEnglish } from '#content/departure.ts'
import { inWords } from '#content/french-numbers.ts'
import { promises } from '#content/promises.ts'
import { footerRecord } from '#content/shell.ts'
import { technologyOutline } from '#content/technology-outline.ts'
import { useCases } from '#content/use-cases.ts'

const technologies = inWords(technologyOutline.length)

/** All that is one company's own: whatever of it stands in another's site is a trace. */
export const brandFacts = {
  identity,
  hours: company.openingHours.text,
  record: footerRecord(company).filter((line) => typeof line === 'string'),
  nameStory,
  ownership,
  assurances,
  assurancesInEnglish,
  hostingAssurances,
  offer: [
    `sous ${promises.callBack}`,
    `sous ${promises.urgent}`,
    promises.demoLength,
    promises.demo,
    promises.project.cost,
    `sur ${promises.project.duration}`,
  ],
  departure: [
    `préavis de ${departure.noticeMonths} mois`,
    `préavis est de ${departure.noticeMonths} mois`,
    `transfert en ${departure.transferDays} jours`,
    `notice of ${noticeInEnglish}`,
  ],
  counts: [
    ...[String(useCases.length), inWords(useCases.length)].map((count) => `${count} cas`),
    ...['briques', 'couches', 'pour commencer'].map((words) => `${technologies} ${words}`),
  ],
  declared: [accessibilityReview.established.text, assessment, assessmentInEnglish()],
  palette,
  map: map.stations.map(({ name }) => name),
  note: map.hero.note.text,
  mark: [mark.path, mark.point],
  brandWords,
  demoVideo,
  videoTranscript,
}
