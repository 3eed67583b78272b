import { expect, test } from 'vitest'
import { parseTime } from './parseTime.ts'

test.each([
  ['8:30', '08:30'],
  ['08:30', '08:30'],
  [' 8h30 ', '08:30'],
  ['8 h', '08:00'],
  ['8', '08:00'],
  ['17.05', '17:05'],
  ['23:59:59', '23:59'],
  ['12:15 AM', '00:15'],
  ['12:15 pm', '12:15'],
  ['5:00 p.m.', '17:00'],
])('%s is the time %s', (text, time) => {
  expect(parseTime(text)).toBe(time)
})

test.each(['', 'noon', '24:00', '8:60', '8:3', '13:00 pm', '0:30 am', '2026-07-18', '-1'])(
  '%s is no time',
  text => {
    expect(parseTime(text)).toBeNull()
  },
)
