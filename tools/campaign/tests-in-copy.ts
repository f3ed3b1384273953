import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { endWithUs } from '#testing/end-with-us.ts'
import { reportOf } from './report-of.ts'

type Result = { readonly passed: number; readonly failed: readonly string[]; readonly wasCut: boolean }

/** What a visitor of any company meets: its pages, form, consent and assistant. */
export const browserTests = [
  ...['assistant', 'assistant-refusals', 'talk-to-a-person', 'cas-usage', 'cas-usage-headlines', 'cas-usage-search'],
  ...['consent', 'consent-effects', 'contact', 'contact-form', 'contact-phone-number', 'contact-success'],
  ...['demo-request', 'foreign-nodes', 'found-and-shared', 'home', 'home-opening', 'technology-strip'],
  ...['legal', 'not-found', 'reading', 'services', 'shell', 'solutions'],
]

/** Busy or not, a test that answers late is no trace of a company. */
const timeout = 180_000

const cut: Result = { passed: 0, failed: [], wasCut: true }

export async function runUnitTests(folder: string, until: number): Promise<Result> {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
  const file = join(folder, 'report.json')
  const reporting = ['--reporter=json', `--outputFile=${file}`]
  // The second company would be taken over again, and the changes of a brand are those of the first one's words.
  const others = ['second-company', 'changed-brand'].map((name) => `--exclude=testing/${name}/**`)
  const options = ['--maxWorkers=1', `--testTimeout=${timeout}`, ...others, ...reporting]
  const report = await reportOf<UnitReport>([process.execPath, vitest, 'run', ...options], { folder, until, file })
  if (!report) return cut
  const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
    return status === 'failed' && tests.length === 0 ? [name] : tests
  })
  return { passed: report.numPassedTests, failed, wasCut: false }
}

export async function runBrowserTests(folder: string, until: number): Promise<Result> {
  const playwright = join(folder, 'node_modules/@playwright/test/cli.js')
  const files = browserTests.map((name) => `e2e/${name}.spec.ts`)
  const options = ['--project', 'tests', '--workers=1', '--reporter=json', `--timeout=${timeout}`]
  const command = [process.execPath, playwright, 'test', ...files, ...options] as const
  const report = await reportOf<BrowserReport>(command, { folder, until })
  if (!report) return cut
  const specs = report.suites.flatMap(specsOf)
  const failed = specs.flatMap(({ ok, title }) => (ok ? [] : title))
  return { passed: specs.length - failed.length, failed, wasCut: false }
}

function specsOf({ suites = [], specs }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

type Spec = { readonly title: string; readonly ok: boolean }
type Suite = { readonly specs: readonly Spec[]; readonly suites?: readonly Suite[] }
type BrowserReport = { readonly suites: readonly Suite[] }

type UnitReport = {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** 0 when it succeeded, 1 when it did not. */
export async function runIn(
  folder: string,
  args: readonly string[],
  until: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<0 | 1> {
  const assignments = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  const child = spawn('env', [...assignments, process.execPath, ...args], {
    cwd: folder,
    stdio: 'ignore',
    signal: AbortSignal.timeout(Math.max(until - Date.now(), 1)),
  })
  endWithUs(child, { signal: 'TERM' })
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code === 0 ? 0 : 1))
  })
}
