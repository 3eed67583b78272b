import { commonProblems, type ProblemTexts } from '../../../api/problem-messages.ts'

/** What is said when the permission check is refused: exhaustive, a code that is forgotten does not compile. */
export const permissionProblems = {
  ...commonProblems,
  'not-found': 'permissions:person.goneHelp',
} satisfies ProblemTexts<'getUserPermissions' | 'getContactPermissions'>

export const holderProblems = {
  ...commonProblems,
  'not-found': 'permissions:scope.goneHelp',
} satisfies ProblemTexts<'listScopeHolders'>

export const scopeProblems = { ...commonProblems } satisfies ProblemTexts<'listScopes'>
