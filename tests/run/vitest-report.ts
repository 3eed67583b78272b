/** What vitest's JSON reporter tells of a run, and which of its failures are tried again. */

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly unknown[]
}

export interface Failure {
  /** Path of the file. */
  file: string
  /** The whole name of the test. */
  test: string
}

/** As many tests of a run get a second attempt; where more fail, it is not the machine that was busy. */
const secondAttempts = 3

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export function isVitestReport(value: unknown): value is VitestReport {
  return (
    isRecord(value) &&
    typeof value['numPassedTests'] === 'number' &&
    typeof value['numFailedTests'] === 'number' &&
    Array.isArray(value['testResults'])
  )
}

/** The tests that failed, in the order of the report. */
export function failuresOf(report: VitestReport): Failure[] {
  return report.testResults.flatMap(file => {
    if (!isRecord(file) || typeof file['name'] !== 'string') return []
    const path = file['name']
    const tests: readonly unknown[] = Array.isArray(file['assertionResults']) ? file['assertionResults'] : []
    return tests.flatMap(test =>
      isRecord(test) && test['status'] === 'failed' && typeof test['fullName'] === 'string'
        ? [{ file: path, test: test['fullName'].trim() }]
        : [],
    )
  })
}

/**
 * Whether a run's failures are few, and all of them tests: what fails outside of a test (a file that does not load, an
 * unhandled rejection) is counted in `failed` and has no second attempt.
 */
export function deserveSecondAttempt(failed: number, failures: readonly Failure[]): boolean {
  return failures.length > 0 && failures.length === failed && failures.length <= secondAttempts
}
