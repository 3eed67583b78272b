import { expect, test } from 'vitest'
import { isCalendarDay, isDay, isMoment } from './dates.ts'

test.each(['1900-01-01', '2000-02-29', '2026-12-31', '2999-12-31'])('%s is accepted', text => {
  expect([isCalendarDay(text), isDay(text), isMoment(`${text}T12:00:00Z`)]).toEqual([true, true, true])
})

test.each(['0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31'])(
  '%s is a calendar day, but out of range',
  text => {
    expect([isCalendarDay(text), isDay(text), isMoment(`${text}T12:00:00Z`)]).toEqual([true, false, false])
  },
)

test.each([
  '0000-01-01',
  '1900-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '+2026-01-01',
  '2026-01-01 ',
  '',
])('"%s" is not a day', text => {
  expect([isCalendarDay(text), isDay(text), isMoment(`${text}T12:00:00Z`)]).toEqual([false, false, false])
})

test.each([
  '2026-06-01T00:00:00Z',
  '2026-06-01T23:59:59.999999999Z',
  '2026-06-01T23:59:59+14:00',
  '2026-06-01T00:00:00-13:59',
  // The last day in UTC, though it is already the next day there.
  '3000-01-01T05:00:00+06:00',
])('%s is a timestamp', text => expect(isMoment(text)).toBe(true))

test.each([
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '1900-01-01T00:00:00+00:01',
  '2999-12-31T23:59:59-00:01',
  '2026-06-01T24:00:00Z',
  '2026-06-01T23:60:00Z',
  '2026-12-31T23:59:60Z',
  '2026-06-01T00:00Z',
  '2026-06-01T00:00:00',
  '2026-06-01t00:00:00z',
  '2026-06-01 00:00:00Z',
  '2026-06-01T00:00:00.Z',
  '2026-06-01T00:00:00.1234567890Z',
  '2026-06-01T00:00:00+0200',
  '2026-06-01T00:00:00+14:01',
  '2026-06-01T00:00:00+23:59',
  '2026-06-31T00:00:00Z',
])('%s is not', text => expect(isMoment(text)).toBe(false))
