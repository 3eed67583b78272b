import { commonProblems, type ProblemTexts } from '../../../api/problem-messages.ts'
import { updateProblems } from './problems.ts'

// @ts-expect-error the screen forgets what is said when a code is taken, a link unknown, …
export const forgotten = { ...commonProblems } satisfies ProblemTexts<'createMenu'>

const { 'menu-cycle': _, ...withoutCycle } = updateProblems
// @ts-expect-error a menu that is put below itself
export const circle = withoutCycle satisfies ProblemTexts<'updateMenu'>

export const unsaid = {
  ...updateProblems,
  // @ts-expect-error there is no such text
  'menu-cycle': 'menus:problem.nowhere',
} satisfies ProblemTexts<'updateMenu'>
