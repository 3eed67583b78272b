import { commonProblems, type ProblemTexts } from '../../../api/problem-messages.ts'

/** What is said when an operation of the dashboards is refused: exhaustive, a code that is forgotten does not compile. */
const ofPeriod = {
  'dashboard-period-reversed': 'dashboards:period.reversed',
  'dashboard-period-too-long': 'dashboards:period.tooLong',
} as const

export const feesProblems = { ...commonProblems, ...ofPeriod } satisfies ProblemTexts<'getFeesDashboard'>

export const registerProblems = {
  ...commonProblems,
  ...ofPeriod,
} satisfies ProblemTexts<'getRegisterDashboard'>
