/**
 * `pnpm test`: everything that continuous integration runs. `pnpm test stories types` runs only those steps and what
 * they need. The last line is `N passed, N failed`.
 */
import { availableParallelism } from 'node:os'
import { stopCommands } from './run/command.ts'
import { runSteps, type Step, type StepReport } from './run/schedule.ts'
import { testSteps } from './run/steps.ts'

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** The named steps with everything they need; all of them when none is named. */
function chosenSteps(steps: readonly Step[], names: readonly string[]): Step[] {
  const unknown = names.find(name => !steps.some(step => step.name === name))
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not a step. Steps: ${steps.map(step => step.name).join(', ')}`)
  }
  if (names.length === 0) return [...steps]
  const wanted = new Set(names)
  for (const step of [...steps].toReversed()) {
    if (wanted.has(step.name)) for (const need of step.needs ?? []) wanted.add(need)
  }
  return steps.filter(step => wanted.has(step.name))
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** The end of a long output: what went wrong stands there. */
function lastLines(text: string, count: number): string {
  const lines = text.trimEnd().split('\n')
  return lines.length <= count ? lines.join('\n') : ['…', ...lines.slice(-count)].join('\n')
}

function describe(report: StepReport): void {
  if (report.blockedBy !== undefined) {
    say(`\n■ ${report.name}: not run, because "${report.blockedBy}" failed`)
    return
  }
  const counts = `${String(report.passed)} passed, ${String(report.failed)} failed`
  say(`\n■ ${report.name}: ${counts} in ${seconds(report.milliseconds)}`)
  say(report.failed > 0 ? lastLines(report.output, 400) : lastLines(report.output, 6))
}

const begin = performance.now()
const { steps, close } = testSteps()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopCommands()
    process.exit(130)
  })
}
const reports = await runSteps(
  chosenSteps(steps, process.argv.slice(2)),
  // Browsers and servers wait for each other half of the time: one step more than there are processors.
  Math.min(3, availableParallelism() + 1),
  step => {
    say(`\n▶ ${step.name}`)
  },
  describe,
)
await close()

say(`\nTime per step (${seconds(performance.now() - begin)} in all)`)
for (const { name, milliseconds } of reports.toSorted((a, b) => b.milliseconds - a.milliseconds)) {
  say(`  ${seconds(milliseconds).padStart(8)}  ${name}`)
}
const failed = reports.filter(report => report.failed > 0)
if (failed.length > 0) {
  say('\nFailed steps')
  for (const { name, failed: count, blockedBy } of failed) {
    say(
      `  ${name}: ${blockedBy === undefined ? `${String(count)} failed` : `not run ("${blockedBy}" failed)`}`,
    )
  }
}
const remarks = reports.flatMap(({ name, remarks: all }) =>
  (all ?? []).map(remark => `  ${name}: ${remark.trim()}`),
)
if (remarks.length > 0) say(`\n${remarks.join('\n')}`)
const total = (key: 'passed' | 'failed') => reports.reduce((sum, report) => sum + report[key], 0)
say(`\n${String(total('passed'))} passed, ${String(total('failed'))} failed`)
process.exit(failed.length > 0 ? 1 : 0)
