import { company } from './company.ts'

/** The public key that the pages send unless ANON_KEY says another: « Métro & Cie » makes metro-cie-public-anon-key. */
export const defaultAnonKey = anonKeyOf(company.name)

export function anonKeyOf(name: string): string {
  const letters = name.normalize('NFD').toLowerCase().replaceAll(/\p{M}/gu, '')
  return `${letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}-public-anon-key`
}
