import { conformityRate, countResults, statusAt } from '#content/accessibility/assessment.ts'
import type { Criterion, NamedTest, Result } from '#content/accessibility/criterion.ts'
import { themes } from '#content/accessibility/themes.ts'
import { howMuchIsRun } from '#testing/how-much-is-run.ts'

export const reportFile = 'docs/accessibility.md'

/** The 106 criteria one by one, as docs/accessibility.md has them: made of the data from which the declaration is computed. */
export function accessibilityReport() {
  const counts = countResults(themes.flatMap(({ criteria }) => criteria))
  const rate = conformityRate(counts)
  return `# Accessibility: the 106 criteria of the RGAA 4.1.2

Made by \`npm run accessibility\` from [\`content/accessibility/\`](../content/accessibility/themes.ts); a test fails while
the two differ. The same data gives the declaration at \`/accessibilite\` and the status in the foot of every page. The
criteria are in French, in our own short wording.

- conforme, testé: tests fail when it is no longer met (${countBasis('tests')}); \`npm test\` runs them at each version of the site,
  whole or, where it says « exemple », on one or two pages; all pages, and what says « en campagne », are gone through by
  \`npm run campaign -- browser\`, which each release waits for ([operations.md](operations.md#before-a-release))
- conforme, vérifié: somebody looked at it on that day, in that way (${countBasis('how')})
- non conforme: a fault that is known and declared (${counts.notConform})
- pas encore évalué: nobody has looked, or could; counts as not conforming (${counts.notAssessed})
- sans objet: it does not apply to this site, for that reason (${counts.notApplicable})

${counts.conform} criteria of the ${counts.conform + counts.notConform + counts.notAssessed} that apply: **${rate} %**, « ${statusAt(rate)} », in Chromium, without a screen reader; by whom stands in
[\`content/brand/accessibility.ts\`](../content/brand/accessibility.ts). After a change that touches a criterion which was
looked at, look again and change its date.
${themes.map((theme, index) => `\n## ${index + 1}. ${theme.name}\n\n${theme.criteria.map(line).join('\n')}\n`).join('')}`
}

function countBasis(basis: 'tests' | 'how') {
  return themes.flatMap(({ criteria }) => criteria).filter(({ result }) => basis in result).length
}

function line({ number, title, result }: Criterion) {
  return `- **${number}** ${title} ${verdict(result)}`.replaceAll('\u00a0', ' ')
}

function verdict(result: Result) {
  switch (result.status) {
    case 'conform':
      return 'tests' in result
        ? `**Conforme**, testé par ${testsByFile(result.tests)}. ${result.what}`
        : `**Conforme**, vérifié à la main le ${result.checkedOn}. ${result.how}`
    case 'notConform':
      return `**Non conforme**, constaté le ${result.checkedOn}. ${result.fault} ${result.instead}`
    case 'notAssessed':
      return `**Pas encore évalué.** ${result.because}`
    case 'notApplicable':
      return `**Sans objet.** ${result.because}`
  }
}

/** With how much of each file `npm test` runs. */
function testsByFile(tests: readonly NamedTest[]) {
  const files = Map.groupBy(tests, ([file]) => file)
  return [...files].map(([file, named]) => `[\`${file}\`](../${file})${notWhole(named)}`).join(', ')
}

function notWhole(tests: readonly NamedTest[]) {
  const runs = new Set(tests.map(([file, title]) => howMuchIsRun(file, title)))
  const part = runs.size > 1 ? 'pour une part, ' : ''
  if (runs.has('example')) return ` (${part}exemple à chaque version, le reste en campagne)`
  return runs.has('campaign') ? ` (${part}en campagne)` : ''
}
