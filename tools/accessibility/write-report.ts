import { writeFile } from 'node:fs/promises'
import { summarise } from '#content/accessibility/summarise.ts'
import { themes } from '#content/accessibility/themes.ts'
import { accessibilityReport, reportFile } from './report.ts'

const summaryFile = 'content/accessibility-summary.ts'

await writeFile(reportFile, accessibilityReport())
await writeFile(
  summaryFile,
  `import type { Summary } from './accessibility/summarise.ts'

/** Made of content/accessibility/ by \`npm run accessibility\`: the page carries what it says, not the whole grid. */
export const accessibilitySummary: Summary = ${JSON.stringify(summarise(themes))}
`,
)
console.log(`${reportFile} and ${summaryFile} are written.`)
