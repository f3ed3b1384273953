import { readFile } from 'node:fs/promises'

/**
 * The commands of a step of the evening in docs/operations.md, a line continued by « \ » as one: of its first block, or of
 * a later one. What the page says is what is run.
 */
export async function commandsOf(step: string, block = 0): Promise<string[]> {
  const page = await readFile('docs/operations.md', 'utf8')
  const [, text = ''] = page.split(`\n**${step}`)
  const [ofStep = ''] = text.split(/\n\*\*\d+\. |\n### /)
  const blocks = [...ofStep.matchAll(/\n\n((?: {4}.*\n)+)/g)].map(([, lines = '']) => lines)
  const commands = blocks[block]
    ?.replaceAll(/\\\n\s+/g, '')
    .trimEnd()
    .split('\n')
  if (!commands) throw new Error(`docs/operations.md has no commands under « ${step} ».`)
  return commands.map((line) => line.trim())
}
