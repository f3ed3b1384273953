import type { TechnologyId } from './technologies.ts'

/** Technologies whose licence is no plain open-source one, and what it adds. */
export const licenceConditions = {
  dify: 'Dify ajoute des conditions à la licence Apache 2.0',
  n8n: "n8n est « fair-code », son code se lit et s'audite mais ne se revend pas",
} as const satisfies Partial<Record<TechnologyId, string>>

/** Stands wherever the four technologies are called open source. */
export const licenceNotice = `Deux briques sur quatre ne sont pas entièrement open source : ${Object.values(licenceConditions).join(' ; ')}.`
