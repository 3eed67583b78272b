import {
  Notification as NotificationLimits,
  NotificationForm,
  ClientNotificationForm,
} from '@parvis/api-types/limits/notification-administration'
import type { ReadOf } from '@parvis/api-types/calls'
import { explain } from '../../../../api/problem-messages.ts'
import { differing } from '../../../../forms/changes.ts'
import type { Faults } from '../../../../forms/faults.ts'
import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import { chosen, defineForm, oneOf, setOf, text, type ValuesOf } from '../../../../screens/define-form.ts'
import { dayAndTimeOf, momentOf } from './schedule.ts'

type Notification = ReadOf<'getNotification'>
export type Audience = Notification['audience']

/** The possible audiences, by form. */
export const audiencesOf = {
  staff: NotificationForm.audience.values,
  clients: ClientNotificationForm.audience.values,
} as const

/** Audiences whose members are chosen one by one. */
const chosenAudiences = ['roles', 'accounts', 'contacts'] as const satisfies readonly Audience[]
export type ChosenAudience = (typeof chosenAudiences)[number]

export function isChosen(audience: Audience): audience is ChosenAudience {
  return chosenAudiences.some(known => known === audience)
}

/** A role, account or contact in an audience. */
export interface Target {
  id: string
  name: string
  /** Null or absent if it is the same. */
  englishName?: string | null
}

const isTarget = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value
const recipients = setOf<Target>({}, ({ id }) => id)
const day = text({})
const time = {
  ...day,
  // Older drafts may hold a time as free text.
  isValue: (value: unknown): value is string => typeof value === 'string' && /^(\d\d:\d\d)?$/.test(value),
}

const fields = {
  title: text(NotificationForm.title),
  text: text(NotificationForm.text),
  englishTitle: text(NotificationForm.englishTitle),
  englishText: text(NotificationForm.englishText),
  severity: oneOf(NotificationLimits.severity),
  link: text(NotificationForm.link, 'notifications:rule.link'),
  applicationId: chosen(NotificationForm.applicationId),
  audience: oneOf(NotificationLimits.audience),
  targets: {
    ...recipients,
    isValue: (value: unknown): value is readonly Target[] => Array.isArray(value) && value.every(isTarget),
  },
  startDay: day,
  startTime: time,
  endDay: day,
  endTime: time,
}
/** The values of the notification form; an empty text stands for an optional value that is not set. */
export type NotificationValues = ValuesOf<typeof fields>
export type NotificationField = keyof NotificationValues

/** Maximum number of recipients chosen one by one. */
export const maximumTargets = NotificationForm.audienceIds.maxItems

function targetsFault({ audience, targets }: NotificationValues): string | undefined {
  if (!isChosen(audience)) return undefined
  if (targets.length === 0) return fieldText('notifications:rule.targetsMissing')
  return targets.length > maximumTargets ? ruleText('too-many', { limit: maximumTargets }) : undefined
}

const timeFault = (onDay: string, atTime: string) =>
  atTime !== '' && onDay === '' ? fieldText('notifications:rule.dayMissing') : undefined

function scheduleFaults(values: NotificationValues): Faults<NotificationField> {
  const startTime = timeFault(values.startDay, values.startTime)
  const endTime = timeFault(values.endDay, values.endTime)
  // A time without a day is no moment to compare.
  if (startTime !== undefined || endTime !== undefined)
    return { ...(startTime && { startTime }), ...(endTime && { endTime }) }
  const [start, end] = [startOf(values), endOf(values)]
  return start !== null && end !== null && end <= start
    ? { endDay: fieldText('notifications:rule.endBeforeStart') }
    : {}
}

/** The fields of a notification, in display order. The recipients are a set: their order is not a change. */
export const notificationForm = defineForm('notification', fields, {
  also: values => {
    const targets = targetsFault(values)
    return { ...scheduleFaults(values), ...(targets !== undefined && { targets }) }
  },
  refusals: {
    'notification-application-unknown': 'applicationId',
    'notification-audience-unknown': 'targets',
    'notification-group-without-access': 'targets',
    'notification-link-unknown': 'link',
    'notification-end-before-start': 'endDay',
    'notification-end-past': 'endDay',
  },
  say: explain<'createNotification' | 'createClientNotification' | 'updateNotification'>({
    'notification-application-unknown': 'notifications:problem.applicationUnknown',
    'notification-audience-unknown': 'notifications:problem.audienceUnknown',
    'notification-group-without-access': 'notifications:problem.groupWithoutAccess',
    'notification-link-unknown': 'notifications:problem.linkUnknown',
    'notification-end-before-start': 'notifications:rule.endBeforeStart',
    'notification-end-past': 'notifications:rule.endPast',
    'notification-live': 'notifications:problem.live',
    'notification-ended': 'notifications:problem.ended',
  }),
})

/** The fields that can still change once people were notified. */
export const liveFields = [
  'title',
  'text',
  'englishTitle',
  'englishText',
  'link',
  'endDay',
  'endTime',
] as const satisfies readonly NotificationField[]

/** The form values of an existing notification. */
export function valuesOf(notification: Notification): NotificationValues {
  const { title, text: french, englishTitle, englishText, severity, audience, link } = notification
  const { applicationId, audienceIds, audienceNames, englishAudienceNames, startDate, endDate } = notification
  const [start, end] = [dayAndTimeOf(startDate), dayAndTimeOf(endDate)]
  return {
    title,
    text: french,
    englishTitle,
    englishText,
    severity,
    applicationId: applicationId === null ? '' : String(applicationId),
    audience,
    targets: audienceIds.map((id, index) => ({
      id: String(id),
      name: audienceNames[index] ?? String(id),
      englishName: englishAudienceNames[index] ?? null,
    })),
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    link: link ?? '',
  }
}

/** The start of a notification with these values; null for immediately. */
export function startOf({
  startDay,
  startTime,
}: Pick<NotificationValues, 'startDay' | 'startTime'>): string | null {
  return momentOf({ day: startDay, time: startTime }, '00:00')
}

/** The end of a notification with these values; null for open-ended. */
export function endOf({ endDay, endTime }: Pick<NotificationValues, 'endDay' | 'endTime'>): string | null {
  return momentOf({ day: endDay, time: endTime }, '23:59')
}

/** Whether sending these values now would schedule the notification. */
export function startsLater(values: Pick<NotificationValues, 'startDay' | 'startTime'>): boolean {
  return (startOf(values) ?? '') > new Date().toISOString()
}

/** The ids of the chosen recipients, as the services expect them. */
export function targetIds({ audience, targets }: Pick<NotificationValues, 'audience' | 'targets'>): number[] {
  return isChosen(audience) ? targets.map(({ id }) => Number(id)) : []
}

/** The request body for the values of a form. */
export function bodyOf(values: NotificationValues, isDraft: boolean) {
  const { title, text: french, englishTitle, englishText, severity, applicationId, audience, link } = values
  return {
    title,
    text: french,
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

type Body = ReturnType<typeof bodyOf>

/** The body property each field is sent as; several fields may share one. */
const sentAs = {
  title: 'title',
  text: 'text',
  englishTitle: 'englishTitle',
  englishText: 'englishText',
  severity: 'severity',
  link: 'link',
  applicationId: 'applicationId',
  audience: 'audience',
  targets: 'audienceIds',
  startDay: 'startDate',
  startTime: 'startDate',
  endDay: 'endDate',
  endTime: 'endDate',
} as const satisfies Record<NotificationField, keyof Body>

/**
 * The body of a PATCH that gives a notification the values of a form. An untouched start or end is left out: the form
 * holds minutes, and the services hold seconds.
 */
export function changesTo(from: Notification, values: NotificationValues, isDraft: boolean): Partial<Body> {
  const body = bodyOf(values, isDraft)
  const touched = differing(notificationForm.names, valuesOf(from), values, notificationForm.isSame)
  return Object.fromEntries([
    ...touched.map(field => [sentAs[field], body[sentAs[field]]]),
    ...(from.isDraft === isDraft ? [] : [['isDraft', isDraft]]),
  ]) as Partial<Body>
}

interface CheckedAs {
  /** A draft may have a past end; a notification that is sent may not. */
  isDraft: boolean
  /** The fields that can be changed. @default every field */
  fields?: readonly NotificationField[]
  now: Date
}

/** The faults in a form's values, by field, in the order of the form. */
export function notificationFaults(
  values: NotificationValues,
  { isDraft, fields: changeable = notificationForm.names, now }: CheckedAs,
): Faults<NotificationField> {
  const found = notificationForm.check(values)
  const end = endOf(values)
  const isPast = !isDraft && end !== null && end <= now.toISOString() && found.endTime === undefined
  const all: Faults<NotificationField> = {
    ...(isPast && { endDay: fieldText('notifications:rule.endPast') }),
    ...found,
  }
  return Object.fromEntries(
    notificationForm.names.flatMap(field => {
      const fault = all[field]
      return fault === undefined || !changeable.includes(field) ? [] : [[field, fault]]
    }),
  )
}
