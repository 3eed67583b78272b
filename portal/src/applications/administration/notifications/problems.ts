import { commonProblems, type ProblemTexts } from '../../../api/problem-messages.ts'

/** What is said when an operation on notifications is refused: exhaustive, a code that is forgotten does not compile. */
export const listProblems = { ...commonProblems } satisfies ProblemTexts<'listNotifications'>

export const getProblems = {
  ...commonProblems,
  'not-found': 'notifications:gone.text',
} as const satisfies ProblemTexts<'getNotification'>

export const countProblems = { ...commonProblems } satisfies ProblemTexts<'countNotificationRecipients'>

const contentProblems = {
  ...commonProblems,
  'notification-application-unknown': 'notifications:problem.applicationUnknown',
  'notification-audience-unknown': 'notifications:problem.audienceUnknown',
  'notification-group-without-access': 'notifications:problem.groupWithoutAccess',
  'notification-link-unknown': 'notifications:problem.linkUnknown',
  'notification-end-before-start': 'notifications:rule.endBeforeStart',
  'notification-end-past': 'notifications:rule.endPast',
} as const

export const createProblems = contentProblems satisfies ProblemTexts<'createNotification'> &
  ProblemTexts<'createClientNotification'>

export const updateProblems = {
  ...contentProblems,
  'notification-live': 'notifications:problem.live',
  'notification-ended': 'notifications:problem.ended',
} as const satisfies ProblemTexts<'updateNotification'>

export const deleteProblems = {
  ...commonProblems,
  'precondition-failed': 'notifications:remove.changed',
} satisfies ProblemTexts<'deleteNotification'>

export const stopProblems = {
  ...commonProblems,
  'precondition-failed': 'notifications:stop.changed',
  'notification-not-live': 'notifications:problem.notLive',
} as const satisfies ProblemTexts<'stopNotification'>

export const duplicateProblems = { ...commonProblems } satisfies ProblemTexts<'duplicateNotification'>
