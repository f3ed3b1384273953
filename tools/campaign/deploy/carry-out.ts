import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdir } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { endWithUs } from '#testing/end-with-us.ts'
import { execForm, type Stage, type Step } from './dockerfile.ts'

/** What an image would hold and say, with a folder in the place of its root. */
export type Image = {
  readonly root: string
  readonly workdir: string
  readonly variables: Readonly<Record<string, string>>
  readonly user: string
  readonly command: readonly string[] | undefined
  readonly healthCheck: readonly string[] | undefined
  readonly failedRuns: readonly string[]
}

type Options = { readonly folder: string; readonly context: string; readonly args: Readonly<Record<string, string>> }

/** Carries out every step of a Dockerfile by hand: a folder for each stage, copies for COPY, a shell for RUN. */
export async function carryOut(stages: readonly Stage[], options: Options): Promise<Image> {
  const images = new Map<string, Image>()
  let last: Image | undefined
  for (const [index, stage] of stages.entries()) {
    last = await carryOutStage(stage, join(options.folder, String(index)), images, options)
    images.set(stage.name, last)
  }
  if (!last) throw new Error('The Dockerfile has no stage.')
  return last
}

async function carryOutStage({ steps }: Stage, root: string, images: Map<string, Image>, { context, args }: Options) {
  let workdir = '/'
  let user = 'root'
  let command: Image['command']
  let healthCheck: Image['healthCheck']
  const variables: Record<string, string> = {}
  const failedRuns: string[] = []
  await mkdir(root, { recursive: true })
  for (const step of steps) await take(step)
  return { root, workdir, variables, user, command, healthCheck, failedRuns }

  async function take({ instruction, flags, rest }: Step) {
    switch (instruction) {
      case 'WORKDIR':
        workdir = rest
        await mkdir(join(root, workdir), { recursive: true })
        return
      case 'COPY':
        return copy(rest.split(/\s+/), flags.from, flags.chown)
      case 'RUN':
        if ((await run(rest)) !== 0) failedRuns.push(rest)
        return
      case 'ARG': {
        const [name = '', standard = ''] = rest.split('=')
        variables[name] = args[name] ?? standard
        return
      }
      case 'ENV':
        for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S*)/g)) {
          variables[name] = value.replaceAll(/\$(\w+)/g, (_, other) => variables[other] ?? '')
        }
        return
      case 'USER':
        user = rest
        return
      case 'CMD':
        command = execForm(rest)
        return
      case 'HEALTHCHECK':
        healthCheck = execForm(rest)
    }
  }

  async function copy(places: readonly string[], from: string | undefined, owner: string | undefined) {
    const target = resolve(join(root, workdir), withRoot(places.at(-1) ?? ''))
    for (const source of places.slice(0, -1)) {
      const path = from === undefined ? join(context, source) : join(images.get(from)?.root ?? '', source)
      // A folder's content is copied into the target, a file into a target that ends with a slash.
      const isIntoFolder = places.at(-1)?.endsWith('/') && from === undefined
      await cp(path, isIntoFolder ? join(target, basename(source)) : target, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => from !== undefined || !isIgnored(relative(context, file)),
      })
      if (owner && process.getuid?.() === 0) await chown(target, ...ids(owner))
    }
  }

  function withRoot(path: string) {
    return path.startsWith('/') ? join(root, path) : path
  }

  async function run(script: string) {
    const given = Object.entries(variables).filter(([, value]) => value)
    const assignments = given.map(([name, value]) => `${name}=${value}`)
    const child = spawn('/usr/bin/env', [...assignments, '/bin/sh', '-c', script], {
      cwd: join(root, workdir),
      stdio: 'ignore',
    })
    endWithUs(child)
    const [code] = await once(child, 'exit')
    return code
  }
}

/** « 10001:10001 » */
export function ids(owner: string): [number, number] {
  const [user = 0, group = user] = owner.split(':').map(Number)
  return [user, group]
}

/** As Dockerfile.dockerignore says. */
function isIgnored(path: string) {
  return path.includes('.test.') || ['tools/bench', 'tools/campaign'].some((folder) => path.startsWith(folder))
}
