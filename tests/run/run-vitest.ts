/** Runs vitest, stops it when it hangs, and repeats what failed or did not finish. */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from './command.ts'
import { readJournal, type Outcome, type TestName } from './journal.ts'
import type { StepResult } from './schedule.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Milliseconds without a start or end of a test, a hook or imports, after which a file counts as hanging. A test that
 * says that it may take longer has that time.
 */
const patience = 120_000

/** Milliseconds that vitest has to stop what is waiting, and to say where, before the run is stopped. */
const graceful = 10_000

/** Maximum milliseconds of a test or a hook that does not say that it may take longer. */
export const longestStep = patience - graceful

/** Maximum milliseconds to wait for something on a page: on a slow machine a person's first page takes ten seconds. */
export const longestWait = 25_000

/** Milliseconds until the first file is imported: preparing the modules of all stories takes a while. */
const patienceAtFirst = 300_000

/** Up to this many failed tests of a run are repeated; more than that is not chance. */
export const mostRepeated = 3

/** Milliseconds between two progress messages. */
const tellingInterval = 30_000

interface Patience {
  /** Until the first file is imported. */
  atFirst: number
  /** Within a file, and between files. */
  later: number
}

type Step = Outcome['steps'] extends ReadonlyMap<string, infer Value> ? Value : never

/**
 * Why to stop a run: one of its files hangs, whatever the others do.
 * @param lastProgress when anything was last written
 * @returns undefined while each running file makes progress
 */
export function standsStill(
  { isBegun, steps }: Pick<Outcome, 'isBegun' | 'steps'>,
  lastProgress: number,
  now: number,
  limits: Patience,
): string | undefined {
  const limit = isBegun ? limits.later : limits.atFirst
  const between = { at: lastProgress, doing: isBegun ? 'what comes between two files' : 'the beginning' }
  // Vitest itself stops a test at its timeout, and says where it waits.
  const longest = ({ timeout = 0 }: Step) => Math.max(limit, timeout + graceful)
  const running: readonly Step[] = steps.size > 0 ? [...steps.values()] : [between]
  const still = running.find(step => now - step.at > longest(step))
  return still && `nothing happened for ${String(longest(still) / 1000)} seconds, in ${still.doing}`
}

export interface VitestRun {
  /** Names the run in messages, and its journal file. */
  name: string
  /** Paths of tests, and `--project` with its name for each project. */
  args: readonly string[]
  /** The program to start. */
  command: string
  cwd: string
  /** Folder for the journal. */
  results: string
  /** Called for each attempt, so that each has its own database. */
  env: () => Promise<Record<string, string>>
  timeout: number
  /** Whether tests are independent: in files that finished, only the failed tests are repeated. @default false */
  testsStandAlone?: boolean
  /** Called with progress messages from time to time. */
  say: (text: string) => void
  /** @default the constants above */
  patience?: Patience
}

/** Number of slowest files listed in the last lines of the output. */
const toldFiles = 5

interface Attempt extends Outcome {
  output: string
  /** Why it was stopped early. */
  stopped: string | undefined
}

async function attempt(run: VitestRun, name: string, args: readonly string[]): Promise<Attempt> {
  const journal = `${run.results}/${name}.jsonl`
  rmSync(journal, { force: true })
  const read = () => readJournal(existsSync(journal) ? readFileSync(journal, 'utf8') : '')
  let size = 0
  let lastProgress = Date.now()
  let lastTold = Date.now()
  let known = read()
  const limits = run.patience ?? { atFirst: patienceAtFirst, later: patience }
  let stopped: string | undefined
  const reasonToStop = (): string | undefined => {
    const now = Date.now()
    const written = existsSync(journal) ? statSync(journal).size : 0
    if (written > size) {
      size = written
      lastProgress = now
      known = read()
      if (now - lastTold > tellingInterval) {
        lastTold = now
        const { progress, running } = known
        run.say(`  ${run.name}: ${progress.join(' of ')} files${running[0] ? `, now ${running[0]}` : ''}`)
      }
    }
    stopped = standsStill(known, lastProgress, now, limits)
    return stopped
  }
  const { code, output } = await runCommand(
    run.command,
    [
      'run',
      ...args,
      '--reporter=default',
      `--reporter=${fileURLToPath(new URL('journal-reporter.ts', import.meta.url))}`,
    ],
    {
      cwd: run.cwd,
      env: { ...(await run.env()), TEST_JOURNAL: journal },
      timeout: run.timeout,
      reasonToStop,
    },
  )
  const outcome = read()
  const isFailed = outcome.failed.size > 0 || outcome.errors.length > 0
  const slowest = [...outcome.times].toSorted(([, one], [, other]) => other - one).slice(0, toldFiles)
  const times = slowest.map(([file, time]) => `${(time / 1000).toFixed(1).padStart(8)} s  ${file}\n`)
  const errors = [...outcome.errors]
  // Without any files, vitest reports no end.
  const isComplete = outcome.isComplete || outcome.progress[1] === 0
  if (isComplete && !isFailed) {
    if (outcome.passed.size === 0) errors.push('no test was run')
    else if (code !== 0) errors.push(`vitest ended with code ${String(code)}`)
  }
  return { ...outcome, isComplete, errors, stopped, output: `${output}The slowest files\n${times.join('')}` }
}

/** A regular expression that matches only the tests of these names. */
function patternOf(names: Iterable<TestName>): string {
  const own = [...names].map(name => name.slice(name.indexOf(' > ') + ' > '.length))
  const escaped = own.map(name => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return String.raw`^\s*(?:${escaped.join('|')})\s*$`
}

/** Whether a failure may be chance: few tests failed, or the run did not finish. */
const isRepeated = ({ failed, errors, isComplete }: Outcome) =>
  errors.length === 0 && failed.size <= mostRepeated && (!isComplete || failed.size > 0)

/** What hung, and what was running at the same time. */
const whatStood = ({ stopped, running }: Attempt) =>
  [stopped === undefined ? '' : ` (${stopped})`, `: ${running.join(', ')}`].join('')

/**
 * Runs vitest and counts test by test. A run in which a file makes no progress for two minutes is stopped. What did
 * not finish, and up to three failed tests, are run once more, with their files or alone if tests are independent:
 * what passes then is reported as flaky.
 */
export async function runVitest(run: VitestRun): Promise<StepResult> {
  const first = await attempt(run, run.name, run.args)
  if (!isRepeated(first)) {
    const failures = [...first.failed.keys(), ...first.errors]
    if (!first.isComplete) failures.push('vitest did not come to its end')
    return {
      passed: first.passed.size,
      failed: failures.length,
      output: first.output,
      remarks: failures.map(failure => `failed: ${failure}`),
      flaky: [],
    }
  }
  const files = [...first.open.map(({ file }) => file), ...first.failed.values()].map(file =>
    join(root, file),
  )
  const projects = run.args.flatMap((arg, at) => (arg === '--project' ? [arg, run.args[at + 1] ?? ''] : []))
  // The remaining tests of an unfinished file are unknown, so the whole file is repeated.
  const only = run.testsStandAlone && first.isComplete ? ['-t', patternOf(first.failed.keys())] : []
  const second = await attempt(run, `${run.name}-again`, [...new Set(files), ...projects, ...only])
  const failures = [...second.failed.keys(), ...second.errors]
  if (!second.isComplete) failures.push(`not ended twice${whatStood(second)}`)
  const passed = new Set([...first.passed, ...second.passed])
  for (const name of second.failed.keys()) passed.delete(name)
  return {
    passed: passed.size,
    failed: failures.length,
    output: failures.length > 0 ? first.output + second.output : second.output,
    remarks: failures.map(failure => `failed twice: ${failure}`),
    flaky: [
      ...(first.isComplete ? [] : [`not ended at first${whatStood(first)}`]),
      ...[...first.failed.keys()]
        .filter(name => second.passed.has(name))
        .map(name => [name, first.reasons.get(name)].filter(Boolean).join(': ')),
    ],
  }
}
