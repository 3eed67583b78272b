import { commonProblems, type ProblemTexts } from '../../../api/problem-messages.ts'

/** What is said when an operation on roles is refused: exhaustive, a code that is forgotten does not compile. */
export const listProblems = { ...commonProblems } satisfies ProblemTexts<'listRoles'>

export const getProblems = {
  ...commonProblems,
  'not-found': 'roles:role.goneHelp',
} satisfies ProblemTexts<'getRole'>

export const membersProblems = { ...commonProblems } satisfies ProblemTexts<'listRoleMembers'>

export const changesProblems = { ...commonProblems } satisfies ProblemTexts<'listRoleChanges'>

export const applicationsProblems = { ...commonProblems } satisfies ProblemTexts<'listApplications'>

export const choicesProblems = { ...commonProblems } satisfies ProblemTexts<'getMemberRuleChoices'>

export const previewProblems = {
  ...commonProblems,
  'body-invalid': 'roles:problem.rule',
  'took-too-long': 'roles:problem.tookTooLong',
} satisfies ProblemTexts<'previewMemberRule'>

const named = {
  'role-description-taken': 'roles:problem.nameTaken',
  'scope-unknown': 'roles:problem.scopeGone',
  'user-unknown': 'roles:problem.personGone',
} as const

export const createProblems = {
  ...commonProblems,
  ...named,
  'role-administrator-needed': 'roles:problem.administratorNeeded',
} satisfies ProblemTexts<'createRole'>

const planned = {
  ...commonProblems,
  ...named,
  'role-scope-required': 'roles:problem.scopeRequired',
  'role-administrator-needed': 'roles:problem.administratorNeeded',
  'not-found': 'roles:role.goneHelp',
} as const

export const planProblems = planned satisfies ProblemTexts<'applyRolePlan'>

export const impactProblems = {
  ...planned,
  'role-unknown': 'roles:role.goneHelp',
  'took-too-long': 'roles:problem.tookTooLong',
} satisfies ProblemTexts<'assessRolePlan'>

export const findProblems = {
  ...commonProblems,
  'role-unknown': 'roles:role.goneHelp',
} satisfies ProblemTexts<'findRoleMembers'>

export const deleteProblems = {
  ...commonProblems,
  'precondition-failed': 'roles:delete.changed',
  'role-in-use': 'roles:problem.roleInUse',
  'role-administrator-needed': 'roles:problem.administratorNeeded',
} satisfies ProblemTexts<'deleteRole'>
