import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
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
  aria_role_redundant: 'Safari forgets the roles of a table whose display the styles change (decision 14).',
  text_contrast_sufficient: 'axe measures every contrast, in either scheme.',
  element_tabbable_unobscured: 'It only asks somebody to look; every-page.spec.ts looks at each stop of the keyboard.',
}

/** What IBM's engine, which reads the roles more strictly than axe, is sure to be wrong; not what it would have looked at. */
export async function secondOpinion(page: Page): Promise<string[]> {
  await page.evaluate(ibm)
  return page.evaluate(`(async () => {
    const checker = new ace.Checker()
    for (const rule of ${JSON.stringify(Object.keys(exempt))}) checker.disableRule(rule)
    const { results } = await checker.check(document, ['IBM_Accessibility', 'WCAG_2_2'])
    if (results.length < 500) return ['The engine has looked at ' + results.length + ' things only.']
    return results
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ruleId + ': ' + message + ' ' + snippet)
  })()`)
}
