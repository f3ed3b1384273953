import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { consent } from '#content/consent.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { LegalSection } from '../pages/legal-document/legal-section.tsx'
import { purposeTexts } from './purpose-texts.ts'

const section = privacyPolicy.sections.find(({ id }) => id === 'cookies-et-stockage')
const { unmeasured } = consent
const inPolicy = section?.blocks.flatMap((block) => (block.kind === 'paragraph' && block.unmeasured ? block.text : []))

test.each([true, false])('Where audience is measured: %s, dialog and policy say so', (isMeasured) => {
  if (!section) throw new Error('The policy has no section on cookies.')
  expect(inPolicy).toHaveLength(1)
  const policy = renderToStaticMarkup(<LegalSection section={section} number={1} isMeasured={isMeasured} />)
  for (const sentence of inPolicy ?? [])
    expect(policy.includes(String(sentence).replaceAll("'", '&#x27;'))).toBe(!isMeasured)
  const { analytics, preferences, marketing } = purposeTexts(isMeasured)
  expect(analytics.text.includes(unmeasured)).toBe(!isMeasured)
  expect([preferences, marketing]).toEqual([consent.purposes.preferences, consent.purposes.marketing])
})

test('The assistant, which does not know the build of the pages, does not say it', () => {
  for (const sentence of [unmeasured, ...(inPolicy ?? [])]) {
    expect(JSON.stringify(readPassages())).not.toContain(sentence)
  }
})
