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

/** How the state of a request looks; its word says the same. */
export const stateLooks = {
  pending: 'waiting',
  granted: 'success',
  refused: 'danger',
  withdrawn: 'draft',
} as const satisfies Record<AccessRequest['state'], StatusBadgeKind>

/** What the application is called in the reader's language. */
export const applicationIn = (
  { menuTitle, menuEnglishTitle }: Pick<AccessRequest, 'menuTitle' | 'menuEnglishTitle'>,
  locale: Locale,
): string => (locale === 'fr' ? menuTitle : menuEnglishTitle)

/** Why a request was not read, or not decided. */
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

/** Why a request is refused: who asked reads the reason. */
export const refusalForm = defineForm(
  'access-refusal',
  { answer: text(AccessRequestRefusal.answer) },
  { say },
)
