import type { Entities } from '@parvis/api-types/entities'
import type { Refuses } from '../../server/call.ts'
import type { BodyOf } from '../../server/operation-types.ts'
import type { ValidationItem } from '../../server/problem.ts'

type Form = Required<BodyOf<'updateNotification'>>
export interface NotificationForm extends Omit<Form, 'applicationId'> {
  /** Null when the application is gone. */
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

/** What a notification is at a moment. */
export function statusOf({ isDraft, startDate, endDate }: Schedule, now: Date): Status {
  if (isDraft) return 'draft'
  if (endDate && endDate <= now) return 'ended'
  return startDate && startDate > now ? 'scheduled' : 'live'
}

const ofStaff: readonly Audience[] = ['staff', 'roles', 'contacts']
const ofClients: readonly Audience[] = ['everyone', 'customers', 'roles', 'accounts', 'contacts']
/** Audiences that somebody chooses one by one. */
const chosen: readonly Audience[] = ['roles', 'accounts', 'contacts']

/** @throws ProblemError body-invalid when an audience is not one of that form, or is chosen and empty, or the reverse. */
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
 * The dates that are kept. Published without a start, or with one that has passed, it starts now: nobody is told today
 * what is dated yesterday.
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

/** What people have been told stays as it was told, but for a text to correct and for how long it is shown. */
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

/** A date of a form. */
export function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

/** Where a reader of the stream stands: in what everybody is told, and in what they have marked themselves. */
export interface Position {
  revision: number
  own: number
}

/** The id of an event, of which the contract says what it looks like. */
export function printPosition({ revision, own }: Position): string {
  return `${revision}.${own}`
}

/** Reads Last-Event-ID; undefined when there is none. */
export function readPosition(id: string | undefined): Position | undefined {
  const [revision, own] = (id ?? '').split('.').map(Number)
  return revision === undefined || own === undefined ? undefined : { revision, own }
}
