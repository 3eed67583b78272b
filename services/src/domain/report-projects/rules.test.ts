import { expect, test } from 'vitest'
import { accountProblem, engagementProblem, reportsProblem } from './rules.ts'

const project = { accountId: 1, engagementId: 10 }
const report = { id: 41, accountId: 1, engagementId: null }

test.each([
  [null, false, 'report-project-account-required'],
  [9, false, 'report-project-account-unknown'],
  [1, true, undefined],
] as const)('a project needs a client that the firm knows (%j, %j)', (chosen, isKnown, problem) => {
  expect(accountProblem(chosen, isKnown)).toBe(problem)
})

test.each([
  [null, undefined, 'report-project-engagement-required'],
  [10, undefined, 'report-project-engagement-unknown'],
  [10, { id: 10, accountId: 2 }, 'report-project-engagement-of-another-client'],
  [10, { id: 10, accountId: null }, 'report-project-engagement-of-another-client'],
  [10, { id: 10, accountId: 1 }, undefined],
] as const)('a project needs an engagement of its client (%j, %j)', (chosen, found, problem) => {
  expect(engagementProblem(1, chosen, found)).toBe(problem)
})

test.each([
  [[], [], undefined],
  [[41], [report], undefined],
  [[41], [{ ...report, engagementId: 10 }], undefined],
  [[41, 42], [report], 'report-project-report-unknown'],
  [[41], [{ ...report, accountId: 2 }], 'report-project-report-of-another-client'],
  [[41], [{ ...report, engagementId: 11 }], 'report-project-report-of-another-engagement'],
] as const)(
  'its reports belong to the client, and are in no folder of another engagement (%j)',
  (chosen, found, problem) => {
    expect(reportsProblem(project, chosen, found)).toBe(problem)
  },
)
