import { expect, test } from 'vitest'
import {
  formatDate,
  formatDay,
  formatDeadline,
  formatLongDate,
  formatLongMoment,
  formatMoment,
  readMoment,
} from './dates.ts'

test('moments have the two display formats of the specification', () => {
  expect(formatMoment('fr', new Date(2026, 2, 5, 7, 8, 9))).toBe('05-03-2026 07:08:09')
  expect(formatMoment('en', new Date(2026, 2, 5, 7, 8, 9))).toBe('03/05/2026 07:08 AM')
  expect(formatMoment('en', new Date(2026, 11, 31, 12, 0))).toBe('12/31/2026 12:00 PM')
  expect(formatMoment('en', new Date(2026, 11, 31, 0, 5))).toBe('12/31/2026 12:05 AM')
})

test('days are written out', () => {
  expect(formatDay('fr', new Date(2026, 2, 12))).toBe('jeudi 12 mars 2026')
  expect(formatDay('fr', new Date(2026, 1, 1))).toBe('dimanche 1er février 2026')
  expect(formatDay('fr', new Date(2026, 1, 11))).toBe('mercredi 11 février 2026')
  expect(formatDay('en', new Date(2026, 2, 12))).toBe('Thursday, March 12, 2026')
  expect(formatLongDate('en', new Date(2026, 10, 23))).toBe('November 23, 2026')
  expect(formatLongDate('fr', new Date(2026, 10, 23))).toBe('23 novembre 2026')
  expect(formatLongDate('fr', new Date(2026, 10, 1))).toBe('1er novembre 2026')
})

test('the month of a deadline is a word', () => {
  expect(formatDeadline('en', new Date(2026, 10, 23))).toBe('Nov 23, 2026')
  expect(formatDeadline('fr', new Date(2026, 10, 23))).toBe('23 nov. 2026')
  expect(formatDeadline('fr', new Date(2026, 10, 1))).toBe('1er nov. 2026')
})

test('a moment in a sentence has its time', () => {
  expect(formatLongMoment('en', new Date(2026, 10, 1, 17, 5))).toBe('November 1, 2026 at 05:05 PM')
  expect(formatLongMoment('fr', new Date(2026, 10, 1, 17, 5))).toBe('1er novembre 2026 à 17:05')
})

test('a day has the display format of its language', () => {
  expect(formatDate('fr', '2026-07-18')).toBe('18-07-2026')
  expect(formatDate('en', '2026-07-18')).toBe('07/18/2026')
  expect(formatDate('fr', 'bientôt')).toBe('bientôt')
})

test('UTC is read as such, also without its Z, and a day stays that day', () => {
  expect(readMoment('2026-07-18T22:30:00Z')?.toISOString()).toBe('2026-07-18T22:30:00.000Z')
  expect(readMoment('2026-07-18T22:30:00')?.toISOString()).toBe('2026-07-18T22:30:00.000Z')
  expect(readMoment('2026-07-18T22:30:00+02:00')?.toISOString()).toBe('2026-07-18T20:30:00.000Z')
  expect(readMoment('2026-07-18')?.getDate()).toBe(18)
  expect(readMoment('2026-07-18')?.getHours()).toBe(0)
  expect(readMoment('demain')).toBeNull()
})
