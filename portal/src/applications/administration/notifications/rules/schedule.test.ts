import { expect, test } from 'vitest'
import { dayAndTimeOf, momentOf } from './schedule.ts'

test('a day and a time convert to a moment in the reader’s time zone and back', () => {
  const moment = new Date(2026, 10, 22, 8, 30)
  expect(momentOf({ day: '2026-11-22', time: '08:30' }, '00:00')).toBe(moment.toISOString())
  expect(dayAndTimeOf(moment.toISOString())).toEqual({ day: '2026-11-22', time: '08:30' })
})

test('without a time the whole day counts, and without a day there is no moment', () => {
  expect(momentOf({ day: '2026-11-22', time: '' }, '00:00')).toBe(new Date(2026, 10, 22).toISOString())
  expect(momentOf({ day: '2026-11-22', time: '' }, '23:59')).toBe(
    new Date(2026, 10, 22, 23, 59).toISOString(),
  )
  expect(momentOf({ day: '', time: '' }, '00:00')).toBeNull()
  expect(dayAndTimeOf(null)).toEqual({ day: '', time: '' })
})
