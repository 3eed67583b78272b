import { commonProblems, type ProblemTexts } from '../../../api/problem-messages.ts'

/** What is said when a change of scopes is refused: exhaustive, a code that is forgotten does not compile. */
export const scopesProblems = { ...commonProblems } satisfies ProblemTexts<'listScopes'>

const changed = { 'precondition-failed': 'security:scopes.changed' } as const
const featureGone = { 'application-feature-unknown': 'security:problem.featureGone' } as const
const administratorNeeded = { 'role-administrator-needed': 'security:problem.administratorNeeded' } as const

export const createScopeProblems = {
  ...commonProblems,
  ...featureGone,
  'application-unknown': 'security:application.goneHelp',
  'scope-name-taken': 'security:problem.scopeNameTaken',
  'scope-limit-reached': 'security:problem.scopeLimit',
} as const satisfies ProblemTexts<'createScope'>

export const updateScopeProblems = {
  ...commonProblems,
  ...featureGone,
} as const satisfies ProblemTexts<'updateScope'>

export const deleteScopeProblems = {
  ...commonProblems,
  ...changed,
  'scope-in-use': 'security:problem.scopeInUse',
} as const satisfies ProblemTexts<'deleteScope'>

export const createDependencyProblems = {
  ...commonProblems,
  'scope-unknown': 'security:problem.scopeGone',
  'scope-dependency-taken': 'security:problem.dependencyTaken',
  'scope-cycle': 'security:problem.cycle',
  ...administratorNeeded,
} as const satisfies ProblemTexts<'createScopeDependency'>

export const deleteDependencyProblems = {
  ...commonProblems,
  ...changed,
  ...administratorNeeded,
} as const satisfies ProblemTexts<'deleteScopeDependency'>
