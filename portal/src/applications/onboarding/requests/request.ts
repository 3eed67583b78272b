import type { ReadOf, RowOf } from '@parvis/api-types/calls'
import { getOnBoardingRequest } from '@parvis/api-types/calls/onboarding'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { onboarding } from './application.ts'

/** A request with its history. */
export type OnBoardingRequest = ReadOf<'getOnBoardingRequest'>
/** A request as a row of the list. */
export type ListedRequest = RowOf<'listOnBoardingRequests'>
export type Status = OnBoardingRequest['statut']
export type Difference = OnBoardingRequest['differences'][number]
export type Step = OnBoardingRequest['history'][number]

/** The colour of each status's badge; the badge's text says the same in words. */
export const statusLooks = {
  toValidate: 'waiting',
  validated: 'info',
  rejected: 'danger',
  inProgress: 'active',
  declared: 'active',
  failed: 'danger',
  abandoned: 'draft',
  succeeded: 'success',
} as const satisfies Record<Status, StatusBadgeKind>

export const requestRecord = defineRecord(getOnBoardingRequest, 'onboarding', {
  param: 'requestId',
  list: onboarding.address('list'),
  say: explain<'getOnBoardingRequest'>({ 'not-found': 'onboarding:gone.text' }),
})
