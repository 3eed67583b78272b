import { expect, test } from 'vitest'
import { deserveSecondAttempt, failuresOf, isVitestReport } from './vitest-report.ts'

const report = {
  numPassedTests: 1,
  numFailedTests: 1,
  testResults: [
    {
      name: '/parvis/portal/src/a.test.ts',
      assertionResults: [
        { status: 'passed', fullName: ' adds' },
        { status: 'failed', fullName: ' takes away' },
      ],
    },
  ],
}
const failure = { file: '/parvis/portal/src/a.test.ts', test: 'takes away' }

test('the failures of a run are named with their files', () => {
  expect(isVitestReport(report) && failuresOf(report)).toEqual([failure])
})

test('what is no report of vitest is not read as one', () => {
  expect(isVitestReport({ numPassedTests: 1, numFailedTests: 0 })).toBe(false)
  expect(isVitestReport(undefined)).toBe(false)
})

test('up to three failed tests have a second attempt', () => {
  expect(deserveSecondAttempt(0, [])).toBe(false)
  expect(deserveSecondAttempt(1, [failure])).toBe(true)
  expect(deserveSecondAttempt(3, [failure, failure, failure])).toBe(true)
  expect(deserveSecondAttempt(4, [failure, failure, failure, failure])).toBe(false)
})

test('errors outside of tests have none', () => {
  expect(deserveSecondAttempt(1, [])).toBe(false)
  expect(deserveSecondAttempt(2, [failure])).toBe(false)
})
