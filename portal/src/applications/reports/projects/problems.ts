import { commonProblems, type ProblemTexts } from '../../../api/problem-messages.ts'

/** What is said when an operation on projects is refused: exhaustive, a code that is forgotten does not compile. */
export const listProblems = { ...commonProblems } as const satisfies ProblemTexts<'listReportProjects'>

const gone = { 'not-found': 'reportProjects:project.goneHelp' } as const

export const getProblems = { ...commonProblems, ...gone } as const satisfies ProblemTexts<'getReportProject'>

const refused = {
  'report-project-engagement-required': 'reportProjects:problem.engagementRequired',
  'report-project-engagement-unknown': 'reportProjects:problem.engagementUnknown',
  'report-project-engagement-of-another-client': 'reportProjects:problem.engagementOfAnotherClient',
  'report-project-report-unknown': 'reportProjects:problem.reportUnknown',
  'report-project-report-of-another-client': 'reportProjects:problem.reportOfAnotherClient',
  'report-project-report-of-another-engagement': 'reportProjects:problem.reportOfAnotherEngagement',
  'report-project-name-taken': 'reportProjects:problem.nameTaken',
} as const

export const createProblems = {
  ...commonProblems,
  ...refused,
  'report-project-account-required': 'reportProjects:problem.clientRequired',
  'report-project-account-unknown': 'reportProjects:problem.clientUnknown',
} as const satisfies ProblemTexts<'createReportProject'>

export const updateProblems = {
  ...commonProblems,
  ...refused,
  ...gone,
} as const satisfies ProblemTexts<'updateReportProject'>

export const deleteProblems = {
  ...commonProblems,
  ...gone,
  'precondition-failed': 'reportProjects:delete.changed',
} as const satisfies ProblemTexts<'deleteReportProject'>
