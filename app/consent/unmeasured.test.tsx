import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { consent } from '#content/consent.ts'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { readPassages } from '#server/assistant/knowledge.ts'
import { LegalSection } from '../pages/legal-document/legal-section.tsx'
import { purposeTexts } from './purpose-texts.ts'

const section = privacyPolicy.sections.find(({ id }) => id === 'cookies-et-stockage')
const { unmeasured } = consent

test.each([true, false])('Where audience is measured: %s, dialog and policy say so', (isMeasured) => {
  if (!section) throw new Error('The policy has no section on cookies.')
  const policy = renderToStaticMarkup(<LegalSection section={section} number={1} isMeasured={isMeasured} />)
  expect(policy.includes(unmeasured.replaceAll("'", '&#x27;'))).toBe(!isMeasured)
  const { analytics, preferences, marketing } = purposeTexts(isMeasured)
  expect(analytics.text.includes(unmeasured)).toBe(!isMeasured)
  expect([preferences, marketing]).toEqual([consent.purposes.preferences, consent.purposes.marketing])
})

test('The assistant, which does not know the build of the pages, does not say it', () => {
  expect(JSON.stringify(readPassages())).not.toContain(unmeasured)
})
