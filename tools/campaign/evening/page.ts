import { commandsOf } from '../deploy/page-commands.ts'
import type { Machine } from './machine.ts'
import { domain, mailName, selector, siteName } from './network.ts'

type Differences = Readonly<Record<string, string>>

/** What the page leaves to its reader. */
const own: Differences = {
  'YOUR-REPOSITORY': '/srv/delambre',
  'YOUR-NAME': siteName,
  'contact@example.org': `contact@${domain}`,
  'site@example.org': `site@${domain}`,
  'mail.example.org': mailName,
  '--dkim-selector NAME': `--dkim-selector ${selector}`,
}

/** Types a step's commands as the page has them, with what the page says is different on that machine. */
export async function type(
  machine: Machine,
  [step, block = 0]: readonly [step: string, block?: number],
  { but = {}, ...typed }: { readonly but?: Differences } & Parameters<Machine['run']>[1] = {},
): Promise<string> {
  // The packages are there already.
  const commands = (await commandsOf(step, block)).filter((command) => !command.startsWith('apt-get ')).join('\n')
  const missed = Object.keys(but).find((words) => !commands.includes(words))
  if (missed) throw new Error(`docs/operations.md has no « ${missed} » under « ${step} ».`)
  const script = Object.entries({ ...but, ...own }).reduce((all, [from, to]) => all.replaceAll(from, to), commands)
  return machine.run(
    `cd /opt/delambre 2>/dev/null || cd /root\n${script.replaceAll(/(?<!s\/)www\.example\.org/g, siteName)}`,
    typed,
  )
}
