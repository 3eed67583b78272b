import { describe, expect, test, vi } from 'vitest'
import type { NotificationWords } from '../NotificationPanel/NotificationPanel.messages.ts'
import { dayWords } from '../NotificationPanel/dayWords.ts'
import { message, minutesAgo } from '../NotificationPanel/notifications.fixtures.ts'
import { readAt } from '../NotificationPanel/reader-zone.fixtures.ts'
import { toRows } from '../NotificationPanel/rows.ts'

const words: NotificationWords = key => key
const now = Date.parse('2026-03-12T12:00:00Z')
const daysOf = (...times: readonly string[]) =>
  toRows(
    times.map((time, index) => message(String(index), 0, 'Message', { time })),
    'day',
    times.length,
  ).map(({ group, count }) => [group.by === 'day' ? group.day : group.by, count])

describe('the days of a feed', () => {
  test('a minute before midnight and midnight are two days', () => {
    readAt(1)
    expect(daysOf('2026-03-11T23:00:00Z', '2026-03-11T22:59:00Z')).toEqual([
      ['2026-03-12', 1],
      ['2026-03-11', 1],
    ])
  })

  test('readers in other zones have other days', () => {
    const times = ['2026-03-12T06:00:00Z', '2026-03-11T23:30:00Z'] as const
    readAt(1)
    expect(daysOf(...times)).toEqual([['2026-03-12', 2]])
    vi.restoreAllMocks()
    readAt(-5)
    expect(daysOf(...times)).toEqual([
      ['2026-03-12', 1],
      ['2026-03-11', 1],
    ])
  })

  test('today and yesterday are words, and the month of the others is one', () => {
    readAt(0)
    expect(dayWords('2026-03-12', now, 'en', words)).toBe('today')
    expect(dayWords('2026-03-11', now, 'en', words)).toBe('yesterday')
    expect(dayWords('2026-03-10', now, 'en', words)).toBe('Tuesday, March 10, 2026')
    expect(dayWords('2026-03-01', now, 'fr', words)).toBe('dimanche 1er mars 2026')
  })

  test('the day before the first of a month is yesterday', () => {
    readAt(0)
    expect(dayWords('2026-02-28', Date.parse('2026-03-01T00:00:00Z'), 'en', words)).toBe('yesterday')
  })

  test('what has no date stands last, under a heading of its own', () => {
    readAt(0)
    expect(daysOf(minutesAgo(0), 'never').at(-1)).toEqual(['', 1])
    expect(dayWords('', now, 'en', words)).toBe('undated')
  })
})
