import { commonProblems, type ProblemTexts } from '../../../api/problem-messages.ts'

/** What is said when an operation of the menus is refused: exhaustive, a code that is forgotten does not compile. */
export const listProblems = { ...commonProblems } satisfies ProblemTexts<'listMenuAdministration'>

export const scopeProblems = { ...commonProblems } satisfies ProblemTexts<'listScopes'>

const formProblems = {
  ...commonProblems,
  'menu-code-taken': 'menus:problem.codeTaken',
  'menu-parent-unknown': 'menus:problem.parentUnknown',
  'menu-link-unknown': 'menus:problem.linkUnknown',
  'menu-scope-unknown': 'menus:problem.scopeUnknown',
} as const

export const createProblems = { ...formProblems } satisfies ProblemTexts<'createMenu'>

export const updateProblems = {
  ...formProblems,
  'menu-cycle': 'menus:problem.cycle',
} as const satisfies ProblemTexts<'updateMenu'>

export const moveProblems = {
  ...commonProblems,
  'menu-cycle': 'menus:problem.cycle',
  'menu-parent-unknown': 'menus:problem.parentUnknown',
  'menu-sibling-unknown': 'menus:problem.siblingUnknown',
  'not-found': 'menus:problem.gone',
} as const satisfies ProblemTexts<'moveMenu'>

export const deleteProblems = {
  ...commonProblems,
  'precondition-failed': 'menus:delete.changed',
  'menu-has-children': 'menus:problem.hasChildren',
} as const satisfies ProblemTexts<'deleteMenu'>
