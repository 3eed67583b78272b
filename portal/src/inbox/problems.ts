import { commonProblems, type ProblemTexts } from '../api/problem-messages.ts'

/** What is said when an operation on one's own notifications is refused. */
export const myListProblems = { ...commonProblems } satisfies ProblemTexts<'listMyNotifications'>

export const readingProblems = {
  ...commonProblems,
} satisfies ProblemTexts<'readMyNotifications'> & ProblemTexts<'readAllMyNotifications'>
