import { conformityRate } from '#content/accessibility/assessment.ts'
import { accessibilityDeclaration } from '#content/accessibility-declaration.ts'
import { declaredStatus } from '#content/accessibility-status.ts'
import { accessibilitySummary } from '#content/accessibility-summary.ts'
import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { openLive } from './live.ts'
import { expect, test } from './site.ts'

test('The foot of a page says how accessible the site is and leads to the declaration: its rate, what is missing, whom to tell and to whom to complain', async ({
  page,
}) => {
  await openLive(page, paths.contactSuccess)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: `Accessibilité\u00a0: ${declaredStatus}` })
    .click()
  await expect(page).toHaveURL(paths.accessibility)
  await expect(page.getByRole('heading', { level: 1, name: accessibilityDeclaration.title })).toBeFocused()
  const main = page.getByRole('main')
  await expect(main).toContainText(`est ${declaredStatus} au référentiel`)
  await expect(main).toContainText(`${conformityRate(accessibilitySummary.counts)}\u00a0% des critères`)
  for (const { fault } of accessibilitySummary.faults) await expect(main).toContainText(fault)
  await expect(main.getByRole('link', { name: company.email }).first()).toHaveAttribute('href', /^mailto:/)
  await expect(main).toContainText('Libre réponse 71120')
  const results = page.getByRole('table', { name: 'Résultat de chaque thématique du RGAA' })
  await expect(results.getByRole('rowheader')).toHaveCount(13)
  await expect(results.getByRole('row', { name: /^4\. Multimédia/ })).toContainText('7 à évaluer')
})
