import {
  createClientNotification,
  createNotification,
  getNotification,
} from '@parvis/api-types/generated/examples/portal'
import { describe, expect, test } from 'vitest'
import { notificationFaults } from './notification-rules.ts'
import {
  bodyOf,
  changesBetween,
  isNotificationValues,
  liveFields,
  newValues,
  notificationFields,
  valuesOf,
  type Notification,
  type NotificationValues,
} from './notification-values.ts'

const live: Notification = { ...getNotification.success.live, audienceIds: [], audienceNames: [] }
const values = valuesOf(live)
const groups: NotificationValues = {
  ...values,
  audience: 'roles',
  targets: [{ id: '4', name: 'Auditeurs Paris' }],
}
const now = new Date('2026-11-19T12:00:00Z')
const faults = (change: Partial<NotificationValues>, isDraft = false) =>
  notificationFaults({ ...groups, ...change }, { isDraft, now })

describe('the values of a form', () => {
  test('are every field that is entered, and say them as they were', () => {
    expect(Object.keys(values).toSorted()).toEqual(notificationFields.toSorted())
    expect(bodyOf({ ...values, startDay: '', startTime: '' }, false)).toEqual(createNotification.body.staff)
    expect(bodyOf(groups, true)).toEqual(createNotification.body.group)
  })

  test('know recipients by name, and send them by key only where they are chosen', () => {
    const accounts = valuesOf({
      ...live,
      ...createClientNotification.success.accounts,
      audienceIds: [1],
      audienceNames: ['Fontaine & Filles'],
    })
    expect(accounts.targets).toEqual([{ id: '1', name: 'Fontaine & Filles' }])
    expect(bodyOf({ ...groups, audience: 'staff' }, false).audienceIds).toEqual([])
  })

  test('are sent as far as they differ; untouched dates never', () => {
    const from = { values, isDraft: false }
    expect(changesBetween(from, from)).toEqual({})
    expect(changesBetween(from, { values: { ...values, endDay: '' }, isDraft: false })).toEqual({
      endDate: null,
    })
    // The services know the seconds of a start, and the form only its minutes.
    const seconds = valuesOf({ ...live, startDate: '2026-11-20T08:00:23.456Z' })
    expect(changesBetween({ values: seconds, isDraft: false }, { values: seconds, isDraft: false })).toEqual(
      {},
    )
    expect(
      changesBetween(
        { values: groups, isDraft: true },
        { values: { ...groups, link: ' /profile ' }, isDraft: false },
      ),
    ).toEqual({ link: '/profile', isDraft: false })
  })

  test('that were kept in another shape are no draft', () => {
    expect(isNotificationValues(groups)).toBe(true)
    for (const bad of [null, 'x', {}, { ...groups, targets: ['4'] }, { ...groups, severity: 3 }])
      expect(isNotificationValues(bad)).toBe(false)
  })
})

describe('the rules', () => {
  test('want both languages, an application and recipients, in drafts as well', () => {
    expect(faults({})).toEqual({})
    const missing = ['title', 'text', 'englishTitle', 'englishText', 'applicationId']
    expect(Object.keys(notificationFaults(newValues('staff'), { isDraft: true, now }))).toEqual(missing)
    expect(Object.keys(faults({ englishText: ' ' }, true))).toEqual(['englishText'])
    expect(faults({ targets: [] })).toEqual({ targets: 'notifications:rule.targetsMissing?' })
  })

  test.each([
    [{ title: 'x'.repeat(121) }, 'title', 'problem.value.too-long?limit=120'],
    [{ link: 'javascript:alert(1)' }, 'link', 'notifications:rule.link'],
    [{ link: '//evil.example' }, 'link', 'notifications:rule.link'],
    [{ endDay: '', endTime: '08:00' }, 'endTime', 'notifications:rule.dayMissing'],
    [{ endDay: '2026-11-19' }, 'endDay', 'notifications:rule.endBeforeStart'],
    [{ startDay: '', startTime: '', endDay: '2026-11-18' }, 'endDay', 'notifications:rule.endPast'],
  ] as const)('refuse %o', (change, field, message) => {
    const found = faults(change)
    expect(Object.keys(found)).toEqual([field])
    expect(found[field]).toContain(message)
  })

  test('let a draft have ended already, and of what is live hold only what can change', () => {
    const past = { startDay: '', startTime: '', endDay: '2026-11-18' }
    expect(faults(past, true)).toEqual({})
    const orphan = { ...groups, applicationId: '', targets: [], title: '' }
    expect(Object.keys(notificationFaults(orphan, { isDraft: false, fields: liveFields, now }))).toEqual([
      'title',
    ])
  })
})
