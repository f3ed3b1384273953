import { palette } from '#content/brand/colours.ts'
import { identity } from '#content/brand/identity.ts'
import { map } from '#content/brand/map.ts'
import { mark } from '#content/brand/mark.ts'
import { ownership } from '#content/brand/ownership.ts'
import { assurances } from '#content/brand/promises.ts'
import { demoVideo } from '#content/brand/video.ts'
import { brandWords } from '#content/brand/words.ts'
import { company } from '#content/company.ts'
import { promises } from '#content/promises.ts'
import { footerRecord } from '#content/shell.ts'

/** All that is one company's own: whatever of it stands in another's site is a trace. */
export const brandFacts = {
  identity,
  hours: company.openingHours.text,
  record: footerRecord(company).filter((line) => typeof line === 'string'),
  ownership,
  assurances,
  offer: [
    `sous ${promises.callBack}`,
    `sous ${promises.urgent}`,
    promises.demoLength,
    promises.demo,
    promises.project.cost,
    `sur ${promises.project.duration}`,
  ],
  palette,
  map: map.stations.map(({ name }) => name),
  note: map.hero.note.text,
  mark: [mark.path, mark.point],
  brandWords,
  demoVideo,
}
