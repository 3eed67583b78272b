import type { Entities } from '@parvis/api-types/entities'
import type { Refuses } from '../../server/call.ts'
import type { BodyOf } from '../../server/operation-types.ts'
import type { ValidationItem } from '../../server/problem.ts'

type Form = Required<BodyOf<'updateNotification'>>
export interface NotificationForm extends Omit<Form, 'applicationId'> {
  /** Null once the application is deleted. */
  applicationId: number | null
}
export type Audience = NotificationForm['audience']
export type Status = NonNullable<Entities['Notification']['fields']['status']>

/** The dates of a notification, and whether it is published. */
export interface Schedule {
  isDraft: boolean
  startDate: Date | null
  endDate: Date | null
}

/** The status of a notification at a given moment. */
export function statusOf({ isDraft, startDate, endDate }: Schedule, now: Date): Status {
  if (isDraft) return 'draft'
  if (endDate && endDate <= now) return 'ended'
  return startDate && startDate > now ? 'scheduled' : 'live'
}

const ofStaff: readonly Audience[] = ['staff', 'roles', 'contacts']
const ofClients: readonly Audience[] = ['everyone', 'customers', 'roles', 'accounts', 'contacts']
/** Audiences whose members are chosen one by one. */
const chosen: readonly Audience[] = ['roles', 'accounts', 'contacts']

/**
 * @throws ProblemError body-invalid if the form does not allow the audience, if members must be chosen and are missing,
 * or if members are given for an audience without a choice.
 */
export function checkAudience(
  call: Refuses<'body-invalid'>,
  form: NotificationForm,
  forClients: boolean,
): void {
  const allowed = forClients ? ofClients : ofStaff
  const isChosen = chosen.includes(form.audience)
  const errors: ValidationItem[] = []
  if (!allowed.includes(form.audience))
    errors.push({ pointer: '/audience', code: 'value-not-allowed', params: { allowed: [...allowed] } })
  if (isChosen && form.audienceIds.length === 0)
    errors.push({ pointer: '/audienceIds', code: 'too-few', params: { limit: 1 } })
  if (!isChosen && form.audienceIds.length > 0)
    errors.push({ pointer: '/audienceIds', code: 'too-many', params: { limit: 0 } })
  if (errors.length > 0) throw call.problem('body-invalid', { errors })
}

/**
 * The dates to store. A notification published without a start, or with one in the past, starts now: nobody is notified
 * today of something dated yesterday.
 * @throws ProblemError notification-end-before-start, notification-end-past
 */
export function schedule(
  call: Refuses<'notification-end-before-start' | 'notification-end-past'>,
  { isDraft, startDate, endDate }: Schedule,
  now: Date,
): Schedule {
  if (startDate && endDate && endDate <= startDate) throw call.problem('notification-end-before-start')
  if (isDraft) return { isDraft, startDate, endDate }
  if (endDate && endDate <= now) throw call.problem('notification-end-past')
  return { isDraft, startDate: startDate && startDate > now ? startDate : now, endDate }
}

/** A published notification stays as it was sent, except for corrections of its texts and for its end. */
const frozen = [
  'severity',
  'applicationId',
  'audience',
  'audienceIds',
  'startDate',
  'isDraft',
] as const satisfies readonly (keyof NotificationForm)[]

/** @throws ProblemError notification-live, naming each field that can no longer change. */
export function checkFrozen(
  call: Refuses<'notification-live'>,
  before: NotificationForm,
  after: NotificationForm,
): void {
  const errors = frozen
    .filter(field => !isSame(before[field], after[field]))
    .map(field => ({ pointer: `/${field}`, code: 'value-not-allowed' as const }))
  if (errors.length > 0) throw call.problem('notification-live', { errors })
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a === b || Date.parse(a) === Date.parse(b)
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Parses a date of a form. */
export function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

/** The position of a stream's reader: in the changes for everyone, and in their own marks. */
export interface Position {
  revision: number
  own: number
}

/** The id of an event, in the format of the contract. */
export function printPosition({ revision, own }: Position): string {
  return `${revision}.${own}`
}

/** Parses Last-Event-ID; undefined when there is none. */
export function readPosition(id: string | undefined): Position | undefined {
  const [revision, own] = (id ?? '').split('.').map(Number)
  return revision === undefined || own === undefined ? undefined : { revision, own }
}
