import { commonProblems, type ProblemTexts } from '../api/problem-messages.ts'

/** The texts for refused operations on one's own notifications. */
export const myListProblems = { ...commonProblems } satisfies ProblemTexts<'listMyNotifications'>

export const readingProblems = {
  ...commonProblems,
} satisfies ProblemTexts<'readMyNotifications'> & ProblemTexts<'readAllMyNotifications'>
