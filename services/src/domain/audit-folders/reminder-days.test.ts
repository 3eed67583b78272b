import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastReminderDay } from './reminder-days.ts'

test.each([
  ['2026-03-16', undefined],
  ['2026-03-17', '2026-03-17'],
  ['2026-03-19', '2026-03-17'],
  ['2026-03-20', '2026-03-20'],
  ['2026-03-26', '2026-03-20'],
  ['2026-03-27', '2026-03-27'],
  ['2026-04-03', '2026-04-03'],
])('for a due date of 20 March, on %s the last letter was due on %s', (today, day) => {
  expect(lastReminderDay('2026-03-20', today)).toBe(day)
})

test('a letter is never due later than today, and days only move forward', () => {
  const day = fc
    .integer({ min: 0, max: 40_000 })
    .map(days => new Date(days * 86_400_000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, (due, today) => {
      const last = lastReminderDay(due, today) ?? ''
      expect(last <= today).toBe(true)
      const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
      expect((lastReminderDay(due, tomorrow) ?? '') >= last).toBe(true)
    }),
  )
})
