import type { Assurances } from '#content/assurances.ts'

export const hostingAssurances: Assurances = {}
