import {
  createClientNotification,
  createNotification,
  getNotification,
} from '@parvis/api-types/generated/examples/portal'
import type { ReadOf } from '@parvis/api-types/calls'
import { describe, expect, test } from 'vitest'
import { differing } from '../../../../forms/changes.ts'
import {
  bodyOf,
  changesTo,
  liveFields,
  notificationFaults,
  notificationForm,
  valuesOf,
  type NotificationValues,
} from './notification-form.ts'

const live: ReadOf<'getNotification'> = {
  ...getNotification.success.live,
  audienceIds: [],
  audienceNames: [],
}
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
  test('cover every editable field and convert back unchanged', () => {
    expect(Object.keys(values).toSorted()).toEqual(notificationForm.names.toSorted())
    expect(bodyOf({ ...values, startDay: '', startTime: '' }, false)).toEqual(createNotification.body.staff)
    expect(bodyOf(groups, true)).toEqual(createNotification.body.group)
  })

  test('hold recipients by name, and send their ids only for chosen audiences', () => {
    const accounts = valuesOf({
      ...live,
      ...createClientNotification.success.accounts,
      audienceIds: [1],
      audienceNames: ['Collaborateurs'],
      englishAudienceNames: ['Staff'],
    })
    expect(accounts.targets).toEqual([{ id: '1', name: 'Collaborateurs', englishName: 'Staff' }])
    expect(bodyOf({ ...groups, audience: 'staff' }, false).audienceIds).toEqual([])
  })

  test('are sent only where they differ; untouched dates are never sent', () => {
    expect(changesTo(live, values, false)).toEqual({})
    expect(changesTo(live, { ...values, endDay: '' }, false)).toEqual({ endDate: null })
    // The services store the seconds of a start, and the form only its minutes.
    const seconds = { ...live, startDate: '2026-11-20T08:00:23.456Z' }
    expect(changesTo(seconds, valuesOf(seconds), false)).toEqual({})
    const draft = { ...live, isDraft: true }
    expect(changesTo(draft, { ...values, link: ' /profile ' }, false)).toEqual({
      link: '/profile',
      isDraft: false,
    })
    // Sending an unchanged draft still clears `isDraft`.
    expect(changesTo(draft, values, false)).toEqual({ isDraft: false })
  })

  test('treat recipients as a set: their order is not a change', () => {
    const [ids, names] = [
      [4, 5],
      ['Managers', 'Auditeurs'],
    ]
    const toGroups = { ...live, audience: 'roles' as const, audienceIds: ids, audienceNames: names }
    const before = valuesOf(toGroups)
    const putBack = { ...before, targets: before.targets.toReversed() }
    expect(changesTo(toGroups, putBack, false)).toEqual({})
    expect(differing(notificationForm.names, before, putBack, notificationForm.isSame)).toEqual([])
    const one = { ...before, targets: before.targets.slice(1) }
    expect(changesTo(toGroups, one, false)).toEqual({ audienceIds: [5] })
  })

  test('in a stored draft with a different shape are rejected', () => {
    expect(notificationForm.isValues(groups)).toBe(true)
    for (const bad of [null, 'x', {}, { ...groups, targets: ['4'] }, { ...groups, severity: 3 }])
      expect(notificationForm.isValues(bad)).toBe(false)
  })
})

describe('validation', () => {
  test('requires both languages, an application and recipients, in drafts too', () => {
    expect(faults({})).toEqual({})
    const missing = ['title', 'text', 'englishTitle', 'englishText', 'applicationId']
    expect(
      Object.keys(
        notificationFaults({ ...notificationForm.start, audience: 'staff' }, { isDraft: true, now }),
      ),
    ).toEqual(missing)
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
  ] as const)('rejects %o', (change, field, message) => {
    const found = faults(change)
    expect(Object.keys(found)).toEqual([field])
    expect(found[field]).toContain(message)
  })

  test('allows a past end in a draft, and checks only the changeable fields of a live notification', () => {
    const past = { startDay: '', startTime: '', endDay: '2026-11-18' }
    expect(faults(past, true)).toEqual({})
    const orphan = { ...groups, applicationId: '', targets: [], title: '' }
    expect(Object.keys(notificationFaults(orphan, { isDraft: false, fields: liveFields, now }))).toEqual([
      'title',
    ])
  })
})
