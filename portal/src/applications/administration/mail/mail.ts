import type { ReadOf } from '@parvis/api-types/calls'
import { getMail } from '@parvis/api-types/calls/mail'
import type { StatusName } from '@parvis/design-system/tokens/statuses'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { mail } from './application.ts'

/** A message as the services hold it. */
export type Mail = ReadOf<'getMail'>
type Status = Mail['status']

export const statusLooks = {
  queued: 'active',
  sending: 'active',
  sent: 'success',
  kept: 'draft',
  failed: 'danger',
} as const satisfies Record<Status, StatusBadgeKind>

/** The colour of the notice that describes each status. */
export const noticeLooks = {
  queued: 'info',
  sending: 'info',
  sent: 'success',
  kept: 'info',
  failed: 'danger',
} as const satisfies Record<Status, StatusName>

/** Explains why an action on a message failed. */
export const say = explain<'getMail' | 'resendMail'>({
  'not-found': 'kinds.gone.text',
  'precondition-failed': 'mail:resend.changed',
  'mail-not-given-up': 'mail:resend.notGivenUp',
  'mail-erased': 'mail:resend.erased',
})

export const mailRecord = defineRecord(getMail, 'mail', {
  param: 'mailId',
  list: mail.address('list'),
  say,
})
