/** The overall result of a run's steps, for its last lines. */
import type { StepReport } from './schedule.ts'

/** A run with more flaky tests than this has failed. */
export const mostFlaky = 3

export interface Verdict {
  passed: number
  /** One more than counted if too many tests are flaky. */
  failed: number
  /** Failures, remarks and flaky tests; the counts come last. */
  lines: string[]
}

type Report = Pick<StepReport, 'name' | 'passed' | 'failed' | 'blockedBy' | 'remarks' | 'flaky'>

/** @param reports of all steps that were to run */
export function verdictOf(reports: readonly Report[]): Verdict {
  const total = (key: 'passed' | 'failed') => reports.reduce((sum, report) => sum + report[key], 0)
  const broken = reports
    .filter(report => report.failed > 0)
    .map(({ name, failed, blockedBy }) => {
      const what = blockedBy === undefined ? `${String(failed)} failed` : `not run ("${blockedBy}" failed)`
      return `  ${name}: ${what}`
    })
  const remarks = reports.flatMap(({ name, remarks: all = [] }) =>
    all.map(remark => `  ${name}: ${remark.trim()}`),
  )
  const flaky = reports.flatMap(({ name, flaky: all = [] }) => all.map(each => `  ${name}: ${each}`))
  const isTooFlaky = flaky.length > mostFlaky
  const consequence = isTooFlaky ? `, more than ${String(mostFlaky)}: the run has failed` : ''
  const passed = total('passed')
  const failed = total('failed') + (isTooFlaky ? 1 : 0)
  return {
    passed,
    failed,
    lines: [
      ...(broken.length > 0 ? ['', 'Failed steps', ...broken] : []),
      ...(remarks.length > 0 ? ['', ...remarks] : []),
      ...(flaky.length > 0 ? ['', `Flaky: ${String(flaky.length)}${consequence}`, ...flaky] : []),
      '',
      `${String(passed)} passed, ${String(failed)} failed`,
    ],
  }
}
