import type { ReadOf } from '@parvis/api-types/calls'
import { getPlanningRequest } from '@parvis/api-types/calls/planning'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { planning } from './application.ts'

/** A request as the services hold it. */
export type PlanningRequest = ReadOf<'getPlanningRequest'>
export type Status = PlanningRequest['status']

/** The colour of each status's badge; the badge's text says the same in words. */
export const statusLooks = {
  submitted: 'waiting',
  accepted: 'info',
  inProgress: 'active',
  delivered: 'success',
  refused: 'danger',
  cancelled: 'draft',
} as const satisfies Record<Status, StatusBadgeKind>

export const requestRecord = defineRecord(getPlanningRequest, 'planning', {
  param: 'requestId',
  list: planning.address('list'),
  say: explain<'getPlanningRequest'>({ 'not-found': 'planning:gone.text' }),
})

/** The right to plan requests as well as to make them. */
export const planScope = 'Planning.Manage'

/** Where the report of a request is published: a new publication, or the open one. */
export function addressOfPublication({
  id,
  openPublicationId,
}: Pick<PlanningRequest, 'id' | 'openPublicationId'>): string {
  const what = openPublicationId === null ? `request=${id}` : `publication=${openPublicationId}`
  return `/app/dshb2/createpublication?${what}`
}
