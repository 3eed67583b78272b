/**
 * `pnpm test`: everything that continuous integration runs. `pnpm test stories types` runs only those steps and what
 * they need; `--every` shows every story in every condition instead of this run's share; `--seed 7` runs the files in
 * the order of an earlier run. The last line is `N passed, N failed`.
 */
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { stopCommands } from './run/command.ts'
import { runSteps, type Step, type StepReport } from './run/schedule.ts'
import { testSteps } from './run/steps.ts'
import { verdictOf } from './run/verdict.ts'
import { runNumber } from './stories/sample.ts'

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

/** The last lines of a long output, which contain the errors. */
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
  say(report.failed > 0 ? lastLines(report.output, 400) : lastLines(report.output, 12))
}

const begin = performance.now()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'boolean', default: false }, seed: { type: 'string' } },
})
const run = values.every ? null : runNumber()
const seed = Number(values.seed ?? randomInt(1_000_000))
say(
  run === null ? 'Every story in every condition' : `Run ${String(run)}: its share of the costly conditions`,
)
say(`Files in the order of --seed ${String(seed)}`)
const { steps, close } = testSteps({ run, seed, say })
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopCommands()
    process.exit(130)
  })
}
const reports = await runSteps(
  chosenSteps(steps, positionals),
  // With more steps than processors, tests waited until they failed.
  Math.min(3, availableParallelism()),
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
const verdict = verdictOf(reports)
say(verdict.lines.join('\n'))
process.exit(verdict.failed > 0 ? 1 : 0)
