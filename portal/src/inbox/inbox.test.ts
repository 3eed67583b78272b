import { listMyNotifications } from '@parvis/api-types/generated/examples/portal'
import { describe, expect, test } from 'vitest'
import { afterEvent, readNotificationEvent, withReading, type Inbox, type MyNotification } from './inbox.ts'

const example = listMyNotifications.success.newest.value[0] as MyNotification
const of = (id: number, change: Partial<MyNotification> = {}): MyNotification => ({
  ...example,
  id,
  startDate: `2026-11-${String(id).padStart(2, '0')}T08:00:00.000Z`,
  ...change,
})
const inbox: Inbox = {
  items: [of(9), of(8, { isRead: true })],
  hasMore: true,
  olderCritical: [of(2, { severity: 'critical' })],
  unreadCount: 4,
  heard: 0,
}
const ids = ({ items }: Inbox) => items.map(({ id }) => id)

describe('the inbox', () => {
  test('adds an arrival once, however often it is reported, in front of the others', () => {
    const arrival = {
      name: 'notification',
      data: { notification: of(10), isNew: true, unreadCount: 5 },
    } as const
    const once = afterEvent(inbox, arrival)
    expect(ids(once)).toEqual([10, 9, 8])
    expect(once.unreadCount).toBe(5)
    expect(ids(afterEvent(once, arrival))).toEqual([10, 9, 8])
  })

  test('replaces a corrected text in place, even among older ones, and ignores what is not loaded', () => {
    const corrected = (id: number) =>
      afterEvent(inbox, {
        name: 'notification',
        data: { notification: of(id, { title: 'Corrigé' }), isNew: false, unreadCount: 4 },
      })
    expect(corrected(9).items[0]?.title).toBe('Corrigé')
    expect(corrected(2).olderCritical[0]?.title).toBe('Corrigé')
    expect(ids(corrected(2))).toEqual([9, 8])
    expect(ids(corrected(5))).toEqual([9, 8])
  })

  test('removes a withdrawn notification', () => {
    const next = afterEvent(inbox, { name: 'withdrawn', data: { id: 9, unreadCount: 3 } })
    expect([ids(next), next.unreadCount]).toEqual([[8], 3])
  })

  test('follows marks set here and elsewhere', () => {
    const next = afterEvent(inbox, {
      name: 'read',
      data: { readIds: [9, 2], unreadIds: [8], unreadCount: 2 },
    })
    expect(next.items.map(({ isRead }) => isRead)).toEqual([true, false])
    expect(next.olderCritical[0]?.isRead).toBe(true)
    expect(next.unreadCount).toBe(2)
    expect(withReading(inbox, { readIds: [9], unreadIds: [] }).unreadCount).toBe(4)
  })

  test('takes the count that the stream reports when it opens', () => {
    const next = afterEvent(inbox, { name: 'present', data: { isResumed: true, unreadCount: 7 } })
    expect([next.unreadCount, next.heard]).toEqual([7, 1])
  })
})

test.each([
  ['menus', '{"unreadCount":1}'],
  ['read', 'not json'],
  ['read', 'null'],
  ['read', '{}'],
])('ignores an unknown event: %s %s', (name, data) => {
  expect(readNotificationEvent(name, data)).toBeUndefined()
})
