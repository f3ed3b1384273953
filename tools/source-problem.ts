import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How Node names the place of what it cannot read: before the error's name, and of JSON in its message. */
const inModule = /^(?<file>(?:file:)?\/[^\n]+):(?<line>\d+)\n/
const inJson = /^(?<file>[^\n]+\.json): (?<reason>.*)/
/** The first place in content/ of what was thrown. */
const inContent = /\(?(?<file>file:\S+\/content\/\S+?):(?<line>\d+):\d+\)?\n/

/** What whoever edits the sources is told where a program stops before it begins: one sentence, with file and line. */
export function sourceProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { message, stack = '' } = error
  const ofModule = inModule.exec(stack)?.groups
  const ofJson = inJson.exec(message)?.groups
  const isRead = stack.includes(' ModuleJob.run ')
  const ofContent = isRead ? inContent.exec(stack)?.groups : undefined
  const goesOn = 'A site that runs goes on as it is.'
  if (error instanceof SyntaxError && ofModule)
    return `${place(ofModule)} cannot be read (${firstLine(message)}): correct it, then try again. ${goesOn}`
  if (error instanceof SyntaxError && ofJson)
    return `${relative('.', ofJson.file ?? '')} cannot be read (${ofJson.reason}): correct it, then try again. ${goesOn}`
  if (ofContent)
    return `${place(ofContent)} lacks something in content/ (${firstLine(message)}): \`npm run types\` says where. ${goesOn}`
  return undefined
}

function place({ file = '', line }: Partial<Record<string, string>>) {
  return `${relative('.', file.startsWith('/') ? file : fileURLToPath(file))}, line ${line},`
}

function firstLine(message: string) {
  return message.split('\n')[0]
}
