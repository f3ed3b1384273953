import { writeFile } from 'node:fs/promises'
import { accessibilityReport, reportFile } from './report.ts'

await writeFile(reportFile, accessibilityReport())
console.log(`${reportFile} is written.`)
