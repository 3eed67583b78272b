/** Runs vitest, ends it where it stands still, and runs once more what failed or was not ended. */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from './command.ts'
import { readJournal, type Outcome, type TestName } from './journal.ts'
import type { StepResult } from './schedule.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Milliseconds in which a file neither begins nor ends a test, a hook or its imports, after which it stands still. */
const patience = 120_000

/** Milliseconds that a test or a hook may take: vitest ends what waits, and tells where, before the run is ended. */
export const longestStep = patience - 10_000

/** Milliseconds that something is waited for on a page: on a slow machine the first page of a person takes ten seconds. */
export const longestWait = 25_000

/** Milliseconds until the first file is imported: preparing the modules of all stories takes its time. */
const patienceAtFirst = 300_000

/** As many failed tests of a run are run again; where more fail, it is not chance. */
export const mostRepeated = 3

/** Milliseconds between two lines that tell how far a run is. */
const tellingInterval = 30_000

interface Patience {
  /** Until the first file is imported. */
  atFirst: number
  /** In a file, and between two. */
  later: number
}

/**
 * Why a run is ended: a file in it that stands still, whatever the others beside it do.
 * @param lastProgress when anything was written at all
 * @returns undefined while each file that is being run goes on
 */
export function standsStill(
  { isBegun, steps }: Pick<Outcome, 'isBegun' | 'steps'>,
  lastProgress: number,
  now: number,
  limits: Patience,
): string | undefined {
  const limit = isBegun ? limits.later : limits.atFirst
  const between = { at: lastProgress, doing: isBegun ? 'what comes between two files' : 'the beginning' }
  const still = (steps.size > 0 ? [...steps.values()] : [between]).find(({ at }) => now - at > limit)
  return still && `nothing happened for ${String(limit / 1000)} seconds, in ${still.doing}`
}

export interface VitestRun {
  /** How messages name it, and its journal's file. */
  name: string
  /** Paths of tests, and `--project` with its name for each project. */
  args: readonly string[]
  /** Program that is started. */
  command: string
  cwd: string
  /** Folder for the journal. */
  results: string
  /** Asked for each attempt, so that each has a database of its own. */
  env: () => Promise<Record<string, string>>
  timeout: number
  /** No test needs another one: of files that came to their end, only the tests that failed are run again. @default false */
  testsStandAlone?: boolean
  /** Told how far the run is, from time to time. */
  say: (text: string) => void
  /** @default the constants above */
  patience?: Patience
}

/** Of the slowest files so many are told, in the last lines of the output. */
const toldFiles = 5

interface Attempt extends Outcome {
  output: string
  /** Why it was ended before its end. */
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
  // Without a file there is no run whose end is told.
  const isComplete = outcome.isComplete || outcome.progress[1] === 0
  if (isComplete && !isFailed) {
    if (outcome.passed.size === 0) errors.push('no test was run')
    else if (code !== 0) errors.push(`vitest ended with code ${String(code)}`)
  }
  return { ...outcome, isComplete, errors, stopped, output: `${output}The slowest files\n${times.join('')}` }
}

/** The tests of these names, and no others, as a regular expression. */
function patternOf(names: Iterable<TestName>): string {
  const own = [...names].map(name => name.slice(name.indexOf(' > ') + ' > '.length))
  const escaped = own.map(name => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return String.raw`^\s*(?:${escaped.join('|')})\s*$`
}

/** Whether what is wrong may be chance: few tests failed, or the run was not ended. */
const isRepeated = ({ failed, errors, isComplete }: Outcome) =>
  errors.length === 0 && failed.size <= mostRepeated && (!isComplete || failed.size > 0)

/** What stood still, and what was being run beside it. */
const whatStood = ({ stopped, running }: Attempt) =>
  [stopped === undefined ? '' : ` (${stopped})`, `: ${running.join(', ')}`].join('')

/**
 * Runs vitest, counted test by test. A run in which a file does nothing for two minutes is ended. What was not ended then, and
 * up to three tests that failed, is run once more with its files, or by itself where tests stand alone: what passes then is
 * flaky, and is named as such.
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
  // What a file that was not ended had still to do has no names.
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
