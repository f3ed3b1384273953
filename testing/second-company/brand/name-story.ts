import type { NameStory } from '#content/company-facts.ts'

export const nameStory: NameStory = { questions: ['pourquoi des automates', 'Vaucanson le mécanicien'] }
