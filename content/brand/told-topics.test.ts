import { expect, test } from 'vitest'
import { isTold, writtenTopics } from '#testing/tellable.ts'

test('The assistant tells of this company all that it has words for, but this: no test of an answer is left out', () => {
  const untold = [...writtenTopics].filter((id) => !isTold(id) && !id.startsWith('missing-'))
  expect(untold.toSorted()).toEqual([
    'assurance-backups',
    'assurance-certifications',
    'assurance-deliveredAccessibility',
    'assurance-encryptionAtRest',
    'assurance-publicPurchase',
    'assurance-references',
    'assurance-serviceLevel',
    'assurance-subProcessors',
    'service-database',
    'service-mail',
    'service-pages',
    'transfer-safeguards',
  ])
})
