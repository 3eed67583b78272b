import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import { faultsOf, type Faults } from '../../../../forms/faults.ts'
import { requiredPattern, requiredText } from '../../../../forms/rules.ts'
import {
  endOf,
  isChosen,
  notificationFields,
  startOf,
  type NotificationField,
  type NotificationValues,
} from './notification-values.ts'

/** Lengths of the contract. */
export const notificationLimits = { title: 120, text: 2000, link: 500, targets: 500 } as const

const rules = {
  title: requiredText(notificationLimits.title),
  text: requiredText(notificationLimits.text),
  englishTitle: requiredText(notificationLimits.title),
  englishText: requiredText(notificationLimits.text),
  applicationId: requiredText(10),
  link: requiredPattern(/^(\/(?![/\\])|https:\/\/(?=[A-Za-z0-9[]))[^\s\\]*$/, notificationLimits.link),
}

const timeFault = (day: string, time: string) =>
  time !== '' && day === '' ? fieldText('notifications:rule.dayMissing') : undefined

function targetsFault({ audience, targets }: NotificationValues): string | undefined {
  if (!isChosen(audience)) return undefined
  if (targets.length === 0) return fieldText('notifications:rule.targetsMissing')
  return targets.length > notificationLimits.targets
    ? ruleText('too-many', { limit: notificationLimits.targets })
    : undefined
}

function endFault(values: NotificationValues, isDraft: boolean, now: Date): string | undefined {
  const [start, end] = [startOf(values), endOf(values)]
  if (end === null) return undefined
  if (start !== null && end <= start) return fieldText('notifications:rule.endBeforeStart')
  return !isDraft && end <= now.toISOString() ? fieldText('notifications:rule.endPast') : undefined
}

export interface CheckedAs {
  /** What has ended already may be kept, and not sent. */
  isDraft: boolean
  /** Only these can be changed. @default every field */
  fields?: readonly NotificationField[]
  now: Date
}

/** What is wrong with the values of a form, by field, in the order of the form. */
export function notificationFaults(
  values: NotificationValues,
  { isDraft, fields = notificationFields, now }: CheckedAs,
): Faults<NotificationField> {
  const { link, ...required } = rules
  const simple: Partial<Record<string, string>> = faultsOf<NotificationValues>(
    values.link.trim() === '' ? required : { ...required, link },
    values,
  )
  const startTime = timeFault(values.startDay, values.startTime)
  const endTime = timeFault(values.endDay, values.endTime)
  const all: Partial<Record<string, string | undefined>> = {
    ...simple,
    // Says in the field's own words what the general rule calls a wrong form.
    ...(simple['link']?.startsWith('problem.value.pattern') && {
      link: fieldText('notifications:rule.link'),
    }),
    targets: targetsFault(values),
    startTime,
    endTime,
    // A time without its day is no moment to compare.
    ...(!startTime && !endTime && { endDay: endFault(values, isDraft, now) }),
  }
  return Object.fromEntries(
    notificationFields.flatMap(field => {
      const fault = all[field]
      return fault === undefined || !fields.includes(field) ? [] : [[field, fault]]
    }),
  )
}
