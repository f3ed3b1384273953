import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { askNames, connect, execute } from './network.ts'

type Plan = {
  readonly name: string
  readonly addresses: readonly string[]
  /** Folders that lie over those of this machine, as if they had been copied there. */
  readonly copied?: string
  /** Folder here, folder there. */
  readonly shared?: Readonly<Record<string, string>>
}

class StepFailed extends Error {}

/** What Debian starts by itself when it is installed is not installed yet. */
const startedAtBoot = ['multi-user', 'sockets', 'timers', 'graphical', 'default', 'network-online', 'paths']

/** A copy of this machine with a systemd, a network and files of its own: what is written there is gone with it. */
export async function bootMachine(world: string, { name, addresses, copied, shared = {} }: Plan) {
  const place = join(world, name)
  const [root, written, work] = [join(place, 'root'), join(place, 'written'), join(place, 'work')]
  for (const folder of [root, written, work]) await mkdir(folder, { recursive: true })
  const layers = `lowerdir=${copied ? `${copied}:` : ''}/,upperdir=${written},workdir=${work}`
  await execute('mount', ['-t', 'overlay', 'overlay', '-o', layers, root])
  await makeBare(root, name)
  const network = await connect(name, addresses)
  const boot = spawn(
    'systemd-nspawn',
    [
      ...['--quiet', '--boot', '--register=no', '--keep-unit', '--link-journal=no', '--resolv-conf=off'],
      ...['--timezone=off', '--console=pipe', '--system-call-filter=bpf', '--capability=CAP_BPF,CAP_NET_ADMIN'],
      ...[`--directory=${root}`, `--machine=${name}`, `--network-namespace-path=${network}`],
      ...Object.entries(shared).map(([here, there]) => `--bind=${here}:${there}`),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const complaints = Promise.all([text(boot.stdout), text(boot.stderr)])
  const first = await Promise.race([
    firstProcess(boot),
    once(boot, 'exit').then(async () => {
      throw new StepFailed(`The machine ${name} did not boot: ${(await complaints).join('').slice(-2000)}`)
    }),
  ])
  const machine = { name, root, run }
  await machine.run(
    'until systemctl is-system-running --wait >/dev/null 2>&1 || systemctl is-system-running | grep -q degraded; do sleep 0.2; done',
  )
  return machine

  /** As root at its prompt; what is printed, or the words with which it failed. */
  async function run(script: string, { input = '', variables = {} }: Typed = {}): Promise<string> {
    const shell = spawn(
      'nsenter',
      [`--target=${first}`, '--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup', '--', '/bin/sh', '-euc', script],
      { env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', ...variables } },
    )
    shell.stdin.on('error', () => {}).end(input)
    const [said, complained, [code]] = await Promise.all([text(shell.stdout), text(shell.stderr), once(shell, 'close')])
    if (code !== 0) throw new StepFailed(`On ${name} « ${script} » ended with ${code}:\n${said}${complained}`)
    return said
  }
}

export type Machine = Awaited<ReturnType<typeof bootMachine>>
type Typed = { readonly input?: string; readonly variables?: Readonly<Record<string, string>> }

/** As if it had just been installed, with packages that nobody has started. */
async function makeBare(root: string, name: string) {
  const etc = join(root, 'etc')
  for (const target of startedAtBoot) {
    const wanted = join(etc, `systemd/system/${target}.target.wants`)
    for (const unit of await readdir(wanted).catch(() => [])) await rm(join(wanted, unit))
  }
  await writeFile(join(etc, 'machine-id'), '')
  await writeFile(join(etc, 'hostname'), `${name}\n`)
  await rm(join(etc, 'resolv.conf'), { force: true })
  await askNames(join(etc, 'resolv.conf'))
}

async function firstProcess({ pid }: ChildProcess) {
  for (;;) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
    const [child] = children.trim().split(' ')
    const program = child && (await readFile(`/proc/${child}/comm`, 'utf8').catch(() => ''))
    // Until then it is on its way there.
    if (program === 'systemd\n') return child
    await setTimeout(100)
  }
}
