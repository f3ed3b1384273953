import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Sentences that the specification gives to the letter, with ordinary spaces. */
const literal = [
  'Bonjour ! Comment puis-je vous aider ?',
  "Prêts à transformer votre organisation avec l'IA ?",
  'Quelles méthodes déployer ?',
  'Demande envoyée avec succès !',
  'Demande envoyée !',
  'Oops! Page introuvable',
  '100% hébergé en Europe • Open Source • Auditable',
]

const noBreakSpace = '\u00a0'

const modules = await Promise.all(
  globSync('content/{.,company,pages}/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .map(async (file): Promise<[string, unknown]> => [file, await import(resolve(file))]),
)
const sentences = modules.flatMap(([file, module]) => stringsIn(module).map((text) => ({ file, text })))

test('The content is read', () => {
  expect(sentences.length).toBeGreaterThan(500)
})

test('Apostrophes are straight everywhere, as in the specification', () => {
  expect(sentences.filter(({ text }) => text.includes('’'))).toEqual([])
})

test('A no-break space stands before ; : ! ? » and after «', () => {
  const faults = sentences.filter(({ text }) => {
    if (literal.includes(text) || /^(?:https?|tel|mailto):/.test(text)) return false
    const prose = text.replace(/https?:\S+|\d{1,2}:\d{2}|\{[^}]*\}/g, '')
    return new RegExp(`[^${noBreakSpace}\\s!?][;:!?»](?=\\s|$)| [;:!?»]|« |«[^${noBreakSpace}]`).test(prose)
  })
  expect(faults).toEqual([])
})

test('A no-break space stands inside figures and before their units', () => {
  const faults = sentences.filter(
    ({ text }) => !literal.includes(text) && /\d (?:\d{3}\b|%|€|ms\b|Mo\b|Ko\b)|\d%/.test(text),
  )
  expect(faults).toEqual([])
})

test('Ligatures and capitals keep their marks', () => {
  const faults = sentences.filter(({ text }) =>
    /\b(?:oeuvre|coeur|noeud|voeu|Etat|Etape|Evaluation|A noter)\w*/.test(text),
  )
  expect(faults).toEqual([])
})

function stringsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const children = value instanceof Map ? [...value.values()] : Object.values(value)
  return children.flatMap((child) => stringsIn(child, seen))
}
