import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { blockLines } from './legal-lines.ts'

test('The cells of a row are sentences, and names keep their capital', () => {
  const table = {
    kind: 'table',
    caption: '',
    columns: ['Nom', 'Utilité', 'Responsable', 'Durée'],
    rows: [['cookie-consent', 'Garde votre choix.', company.name, '6 mois']],
  } as const
  expect(blockLines(table)).toEqual([`cookie-consent : garde votre choix. ${company.name}. 6 mois.`])
})

test('After a colon a sentence goes on in lower case, a name as it is', () => {
  const items = [
    { term: 'Serveurs', detail: 'En Europe.' },
    { term: 'Éditeur', detail: company.legal.name },
  ]
  expect(blockLines({ kind: 'facts', items })).toEqual(['Serveurs : en Europe.', `Éditeur : ${company.legal.name}.`])
})
