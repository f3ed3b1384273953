import { expect, test } from 'vitest'
import { familiesOf, groupsOf } from './topic-families.ts'

const licences = ['licence-dify', 'licence-qdrant', 'licence-n8n'].map((id) => ({ id }))

test('Topics that begin alike are a family from three on', () => {
  const family = familiesOf([...licences, { id: 'demo-price' }, { id: 'demo-length' }])
  expect(family('licence-dify')).toBe(family('licence-n8n'))
  expect(family('demo-price')).not.toBe(family('demo-length'))
})

test('A use case and its applications are a group, whatever else begins alike', () => {
  const [mail, sorting, reading, cost] = groupsOf(
    ['use-case-mail', 'application-mail-sorting', 'use-case-reading', 'cost'].map((id) => ({ id })),
  )
  expect(sorting).toBe(mail)
  expect(new Set([mail, reading, cost]).size).toBe(3)
})
