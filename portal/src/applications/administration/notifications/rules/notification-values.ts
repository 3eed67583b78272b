import type { Schemas } from '@parvis/api-types/portal'
import { isSame } from '../../../../forms/changes.ts'
import { dayAndTimeOf, momentOf, type DayAndTime } from './schedule.ts'

export type Audience = Schemas['NotificationAudience']
export type Severity = Schemas['NotificationSeverity']

/** A notification as the services hold it. */
export type Notification = Required<Schemas['Notification']>

export const severities = ['info', 'success', 'warning', 'critical'] as const satisfies readonly Severity[]

/** Whom a notification may be for, by the form that it is written in. */
export const audiencesOf = {
  staff: ['staff', 'roles', 'contacts'],
  clients: ['everyone', 'customers', 'roles', 'accounts', 'contacts'],
} as const satisfies Record<string, readonly Audience[]>

/** Audiences of which somebody chooses the members. */
export const chosenAudiences = ['roles', 'accounts', 'contacts'] as const satisfies readonly Audience[]
export type ChosenAudience = (typeof chosenAudiences)[number]

export function isChosen(audience: Audience): audience is ChosenAudience {
  return chosenAudiences.some(chosen => chosen === audience)
}

/** A role, an account or a contact of an audience. */
export interface Target {
  id: string
  name: string
}

/** What the form of a notification holds; what is optional is empty. */
export interface NotificationValues {
  title: string
  text: string
  englishTitle: string
  englishText: string
  severity: Severity
  /** The key of the application as a select has it. */
  applicationId: string
  audience: Audience
  targets: readonly Target[]
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  link: string
}

/** The form's fields in the order in which they stand. */
export const notificationFields = [
  'title',
  'text',
  'englishTitle',
  'englishText',
  'severity',
  'link',
  'applicationId',
  'audience',
  'targets',
  'startDay',
  'startTime',
  'endDay',
  'endTime',
] as const satisfies readonly (keyof NotificationValues)[]
export type NotificationField = (typeof notificationFields)[number]

/** What can still be changed once people have been told. */
export const liveFields = [
  'title',
  'text',
  'englishTitle',
  'englishText',
  'link',
  'endDay',
  'endTime',
] as const satisfies readonly NotificationField[]

/** The form of a new notification. */
export const newValues = (audience: Audience): NotificationValues => ({
  title: '',
  text: '',
  englishTitle: '',
  englishText: '',
  severity: 'info',
  applicationId: '',
  audience,
  targets: [],
  startDay: '',
  startTime: '',
  endDay: '',
  endTime: '',
  link: '',
})

/** The form of a notification that exists. */
export function valuesOf(notification: Notification): NotificationValues {
  const { title, text, englishTitle, englishText, severity, audience, link, applicationId } = notification
  const { audienceIds, audienceNames, startDate, endDate } = notification
  const [start, end] = [dayAndTimeOf(startDate), dayAndTimeOf(endDate)]
  return {
    title,
    text,
    englishTitle,
    englishText,
    severity,
    applicationId: applicationId === null ? '' : String(applicationId),
    audience,
    targets: audienceIds.map((id, index) => ({ id: String(id), name: audienceNames[index] ?? String(id) })),
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    link: link ?? '',
  }
}

type Start = Pick<NotificationValues, 'startDay' | 'startTime'>
const startIn = ({ startDay, startTime }: Start): DayAndTime => ({
  day: startDay,
  time: startTime,
})
const endIn = ({ endDay, endTime }: NotificationValues): DayAndTime => ({ day: endDay, time: endTime })

/** When a notification with these values starts; null: at once. */
export function startOf(values: Start): string | null {
  return momentOf(startIn(values), '00:00')
}

/** When a notification with these values ends; null: nobody knows. */
export function endOf(values: NotificationValues): string | null {
  return momentOf(endIn(values), '23:59')
}

/** Whether a notification with these values is scheduled when it is sent now. */
export function startsLater(values: Start): boolean {
  return (startOf(values) ?? '') > new Date().toISOString()
}

/** The ids of an audience, as the services take them. */
export function targetIds({ audience, targets }: Pick<NotificationValues, 'audience' | 'targets'>): number[] {
  return isChosen(audience) ? targets.map(({ id }) => Number(id)) : []
}

/** What the services are sent for the values of a form. */
export function bodyOf(values: NotificationValues, isDraft: boolean) {
  const { title, text, englishTitle, englishText, severity, applicationId, audience, link } = values
  return {
    title,
    text,
    englishTitle,
    englishText,
    severity,
    applicationId: Number(applicationId),
    audience,
    audienceIds: targetIds(values),
    startDate: startOf(values),
    endDate: endOf(values),
    link: link.trim() === '' ? null : link.trim(),
    isDraft,
  }
}

/**
 * What a PATCH has to say so that a notification with the values `from` gets the values `to`. A start or an end that
 * nobody has touched is left out: the form knows its minutes, and the services its seconds.
 */
export function changesBetween(
  from: { values: NotificationValues; isDraft: boolean },
  to: { values: NotificationValues; isDraft: boolean },
): Partial<ReturnType<typeof bodyOf>> {
  const [before, after] = [bodyOf(from.values, from.isDraft), bodyOf(to.values, to.isDraft)]
  const names = Object.keys(after) as (keyof typeof after)[]
  return Object.fromEntries(
    names.filter(name => !isSame(before[name], after[name])).map(name => [name, after[name]]),
  )
}

const isTime = (value: unknown) => typeof value === 'string' && /^(\d\d:\d\d)?$/.test(value)

/** Whether a kept draft still has the shape of the form. */
export function isNotificationValues(value: unknown): value is NotificationValues {
  if (typeof value !== 'object' || value === null) return false
  const shape = newValues('staff')
  const hasTexts = notificationFields.every(
    field => field === 'targets' || typeof Reflect.get(value, field) === typeof shape[field],
  )
  const targets: unknown = Reflect.get(value, 'targets')
  return (
    hasTexts &&
    // Times were texts of their own once.
    isTime(Reflect.get(value, 'startTime')) &&
    isTime(Reflect.get(value, 'endTime')) &&
    Array.isArray(targets) &&
    targets.every(
      target => typeof target === 'object' && target !== null && 'id' in target && 'name' in target,
    )
  )
}
