import { readOptions, type ReadOf } from '@parvis/api-types/calls'
import { getReminderRule, listReminderRules } from '@parvis/api-types/calls/reminders'
import { ReminderRulePatch } from '@parvis/api-types/limits/reminders'
import type { Schemas } from '@parvis/api-types/organisation'
import { explain } from '../../../api/problem-messages.ts'
import { fieldText, ruleText } from '../../../forms/field-texts.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import {
  defineForm,
  flag,
  type FieldKind,
  number,
  orNull,
  setOf,
  text,
} from '../../../screens/define-form.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { reminders } from './application.ts'

/** The rule of a state as the services hold it. */
export type ReminderRule = ReadOf<'getReminderRule'>
export type ReminderState = ReminderRule['state']
export type Weekday = ReminderRule['weekdays'][number]
export type RecipientKind = ReminderRule['recipients'][number]

export const weekdays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
export const recipientKinds: readonly RecipientKind[] = ['decider', 'substitute', 'author']

/** The placeholders of a text, in the order offered. */
export const places = ['recipient', 'sheet', 'client', 'engagement', 'days', 'waitsFor', 'link'] as const

/** Explains why an action on a rule failed. */
export const say = explain<
  | 'listReminderRules'
  | 'getReminderRule'
  | 'updateReminderRule'
  | 'listReminderRoles'
  | 'previewReminder'
  | 'dryRunReminders'
>({
  'not-found': 'kinds.gone.text',
  'precondition-failed': 'reminders:problem.changed',
  'reminder-ranges-not-increasing': 'reminders:problem.notIncreasing',
  'reminder-recipient-missing': 'reminders:problem.recipientMissing',
  'reminder-role-unknown': 'reminders:problem.roleUnknown',
  'reminder-place-unknown': 'reminders:problem.placeUnknown',
  'reminder-link-missing': 'reminders:problem.linkMissing',
  'reminder-rule-twice': 'problem.generic',
  'reminder-sheet-unknown': 'reminders:problem.caseMissing',
  'reminder-case-missing': 'reminders:problem.caseMissing',
})

export const ruleRecord = defineRecord(getReminderRule, 'reminders', {
  param: 'ruleId',
  list: reminders.address('list'),
  say,
})

/** Prefetches the rules while their screen's code loads. */
export function prefetchRules({ api, queryClient }: PrefetchContext): void {
  void queryClient.prefetchQuery(readOptions(api, listReminderRules, {}))
}

const limits = ReminderRulePatch

/** Maximum number of ranges in a rule. */
export const mostRanges = limits.ranges.maxItems
/** Limits for the working days of a range, and between two reminders. */
export const dayLimits = limits.repeatEvery
export const hourLimits = limits.hour

/** Increasing numbers of working days; null while one is still empty. */
export const rangesKind: FieldKind<readonly (number | null)[], number[]> = {
  start: [null],
  isRequired: true,
  isValue: (value): value is readonly (number | null)[] =>
    Array.isArray(value) && value.every(each => each === null || typeof each === 'number'),
  isSame: (one, other) => one.join() === other.join(),
  fault: values => {
    if (values.length === 0 || values.includes(null)) return ruleText('required')
    const isWrong = values.some((days, index) => (days ?? 0) <= (values[index - 1] ?? 0))
    return isWrong ? fieldText('reminders:problem.notIncreasing') : undefined
  },
  read: sent => sent,
  send: values => values.filter(days => days !== null),
}

const placePattern = /\{\{\s*([A-Za-z]*)\s*\}\}/g

/** Whether a text contains an unknown placeholder or stray braces. */
export function hasUnknownPlace(value: string): boolean {
  const names = [...value.matchAll(placePattern)].map(([, name]) => name)
  return (
    names.some(name => !places.some(place => place === name)) ||
    /\{\{|\}\}/.test(value.replaceAll(placePattern, ''))
  )
}

const withPlaces = (kind: ReturnType<typeof text>, needsLink: boolean): ReturnType<typeof text> => ({
  ...kind,
  isRequired: true,
  fault: value => {
    const fault = value.trim() === '' ? ruleText('required') : kind.fault(value)
    if (fault !== undefined) return fault
    if (hasUnknownPlace(value)) return fieldText('reminders:problem.placeUnknown')
    const hasLink = [...value.matchAll(placePattern)].some(([, name]) => name === 'link')
    return needsLink && !hasLink ? fieldText('reminders:problem.linkMissing') : undefined
  },
})

/** The editable fields of a rule. */
export const ruleForm = defineForm(
  'reminder-rule',
  {
    isOn: flag(),
    ranges: rangesKind,
    repeatEvery: orNull(number(dayLimits)),
    recipients: setOf<RecipientKind>(limits.recipients),
    roleId: orNull(number(limits.roleId)),
    weekdays: setOf<Weekday>(limits.weekdays),
    hour: number({ ...limits.hour, isRequired: true }),
    subject: withPlaces(text(limits.subject), false),
    body: withPlaces(text(limits.body), true),
    englishSubject: withPlaces(text(limits.englishSubject), false),
    englishBody: withPlaces(text(limits.englishBody), true),
  },
  {
    refusals: {
      'reminder-ranges-not-increasing': 'ranges',
      'reminder-recipient-missing': 'recipients',
      'reminder-role-unknown': 'roleId',
    },
    also: ({ recipients, roleId }) =>
      recipients.length === 0 && roleId === null
        ? { recipients: fieldText('reminders:problem.recipientMissing') }
        : {},
    say,
  },
)

/** The unsaved changes of a rule, sent with a dry run. */
export type RuleDraft = Schemas['ReminderRuleDraft']
