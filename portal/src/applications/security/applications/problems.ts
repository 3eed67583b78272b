import { commonProblems, type ProblemTexts } from '../../../api/problem-messages.ts'

/** What is said when an operation on applications is refused: exhaustive, a code that is forgotten does not compile. */
export const listProblems = { ...commonProblems } satisfies ProblemTexts<'listApplications'>

export const getProblems = {
  ...commonProblems,
  'not-found': 'security:application.goneHelp',
} satisfies ProblemTexts<'getApplication'>

const nameTaken = { 'application-technical-name-taken': 'security:problem.technicalNameTaken' } as const

export const createProblems = { ...commonProblems, ...nameTaken } satisfies ProblemTexts<'createApplication'>

export const updateProblems = { ...commonProblems, ...nameTaken } satisfies ProblemTexts<'updateApplication'>

export const deleteProblems = {
  ...commonProblems,
  'precondition-failed': 'security:delete.changed',
  'application-in-use': 'security:problem.applicationInUse',
} as const satisfies ProblemTexts<'deleteApplication'>
