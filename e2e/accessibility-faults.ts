import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Report } from 'accessibility-checker-engine/v4/api/IReport.d.ts'
import type { AxeResults, RunOptions } from 'axe-core'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const ibm = readFileSync('node_modules/accessibility-checker-engine/ace-window.js', 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // It is not in the frames: it would wait half a second for their answer.
  iframes: false,
}

/** What axe finds wrong with the page as it stands, a line for each rule. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations }: AxeResults = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Rules of IBM's engine that are left out, and why. */
const exempt = {
  aria_role_redundant: 'Safari forgets the roles of a table whose display the styles change: see legal-table.tsx.',
  text_contrast_sufficient: 'axe measures every contrast, in either scheme.',
  element_tabbable_unobscured: 'It only asks somebody to look; every-page.spec.ts looks at each stop of the keyboard.',
}

type Finding = Pick<Report['results'][number], 'value' | 'ruleId' | 'message' | 'snippet'>

/** What IBM's engine, which reads the roles more strictly than axe, is sure to be wrong; not what it would have looked at. */
export async function secondOpinion(page: Page): Promise<string[]> {
  await page.evaluate(ibm)
  // Its own disableRule, in 4.0.34, disables them all.
  const findings: Finding[] = await page.evaluate(`(async () => {
    const checker = new ace.Checker()
    const isAsked = (rule) => !${JSON.stringify(Object.keys(exempt))}.includes(rule)
    for (const id of ['IBM_Accessibility', 'WCAG_2_2'])
      checker.rulesetRules[id] = checker.rulesetRules[id].filter(isAsked)
    const { results } = await checker.check(document, ['IBM_Accessibility', 'WCAG_2_2'])
    return results.map(({ value, ruleId, message, snippet }) => ({ value, ruleId, message, snippet }))
  })()`)
  if (findings.length < 500) throw new Error(`IBM's engine has looked at ${findings.length} things only.`)
  return findings
    .filter(({ value }) => value[1] === 'FAIL')
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
}
