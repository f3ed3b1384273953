import type { NameStory } from '../company-facts.ts'

/** Of the name, what only the assistant says and is asked: no page carries it. */
export const nameStory: NameStory = {
  inEnglish:
    'Delambre measured the meridian of Paris so that the metre would belong to everyone. We hold AI to the same rule and keep it open, measured and verifiable.',
  questions: [
    'Delambre le savant astronome',
    'rapport avec le savant Delambre',
    'le méridien de Paris',
    'pourquoi le mètre et le méridien',
    "c'est le nom d'un astronome",
  ],
}
