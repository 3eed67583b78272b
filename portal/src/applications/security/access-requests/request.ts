import type { ReadOf } from '@parvis/api-types/calls'
import { getAccessRequest } from '@parvis/api-types/calls/access-requests'
import { AccessRequestRefusal } from '@parvis/api-types/limits/access-requests'
import type { Locale } from '@parvis/design-system/i18n/messages'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { explain } from '../../../api/problem-messages.ts'
import { defineForm, text } from '../../../screens/define-form.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { accessRequests } from './application.ts'

/** A request with the roles that would grant it. */
export type AccessRequest = ReadOf<'getAccessRequest'>

/** The colour of each state's badge; the badge's text says the same in words. */
export const stateLooks = {
  pending: 'waiting',
  granted: 'success',
  refused: 'danger',
  withdrawn: 'draft',
  closed: 'draft',
} as const satisfies Record<AccessRequest['state'], StatusBadgeKind>

/** The application's name in the reader's language. */
export const applicationIn = (
  { menuTitle, menuEnglishTitle }: Pick<AccessRequest, 'menuTitle' | 'menuEnglishTitle'>,
  locale: Locale,
): string => (locale === 'fr' ? menuTitle : menuEnglishTitle)

/** Explains why a request could not be read or decided. */
export const say = explain<'getAccessRequest' | 'grantAccessRequest' | 'refuseAccessRequest'>({
  'not-found': 'accessRequests:problem.gone',
  'precondition-failed': 'accessRequests:problem.changed',
  'access-request-decided': 'accessRequests:problem.decided',
  'access-role-unfit': 'accessRequests:problem.unfit',
  'role-unknown': 'accessRequests:problem.role',
  'role-administrator-needed': 'accessRequests:problem.administrator',
})

export const requestRecord = defineRecord(getAccessRequest, 'accessRequests', {
  param: 'requestId',
  list: accessRequests.address('list'),
  say,
})

/** The reason for a refusal; the person who made the request can read it. */
export const refusalForm = defineForm(
  'access-refusal',
  { answer: text(AccessRequestRefusal.answer) },
  { say },
)
