import { parseArgs } from 'node:util'
import type { Environment } from '#server/environment.ts'
import { Misuse } from '#server/leads/misuse.ts'
import type { Store } from '#server/store/open-store.ts'
import { escapeInvisible } from '#server/visible-text.ts'

type Options = ReturnType<typeof readArguments>['values']

export type Command = {
  /** What must follow the command, in the order of the help. */
  argument?: { name: string; optional?: true }
  options: readonly (keyof Options)[]
  /** Throws where the command cannot do anything, before the store is opened. */
  refuse?: (asked: Pick<Context, 'environment' | 'argument'>) => void
  /** Whether it also reads a store from before the last migrations, such as the copy of a backup. */
  ofAnyVersion?: true
  run: (context: Context) => Promise<string>
}

export type Context = {
  store: Store
  environment: Environment
  now: number
  argument: string
  options: Options
  /** Beside what is printed. */
  say: (line: string) => void
}

export function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        quarantine: { type: 'boolean' },
        limit: { type: 'string' },
        json: { type: 'boolean' },
        format: { type: 'string' },
        since: { type: 'string' },
        output: { type: 'string' },
        'dry-run': { type: 'boolean' },
        former: { type: 'boolean' },
        set: { type: 'string', multiple: true },
        request: { type: 'string' },
        lift: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}

/** An address as a person gives it: its case and the spaces around it mean nothing. */
export function addressIn({ argument }: Context, example: string) {
  if (!argument.includes('@')) throw new Misuse(`${argument} is no e-mail address, for example ${example}`)
  return argument
}

/** It may be read on a terminal; as JSON it says the same. */
export function json(value: unknown) {
  return `${escapeInvisible(JSON.stringify(value, null, 2))}\n`
}

export function count(number: number, one: string, many = `${one}s`) {
  return `${number} ${number === 1 ? one : many}`
}

/** Where data may be that is not in this store. */
export const elsewhere = 'look in the mailbox, the CRM, exports and the logs.'

/** What was sent is not in this store, and whoever has it is to be told. */
export const toldToOthers = `Tell those who have received the data (article 19): ${elsewhere}`

export const nothingStored = 'Nothing is stored for this address.\n'
