import { describe, expect, test } from 'vitest'
import { countWorkingDays, dayInFrance, easterSunday, isWorkingDay, publicHolidays } from './working-days.ts'

/** From the calendars of the Bureau des longitudes, including the earliest and the latest possible dates. */
test.each([
  ['1818-03-22'],
  ['1943-04-25'],
  ['1961-04-02'],
  ['2000-04-23'],
  ['2008-03-23'],
  ['2019-04-21'],
  ['2024-03-31'],
  ['2026-04-05'],
  ['2027-03-28'],
  ['2038-04-25'],
  ['2076-04-19'],
  ['2285-03-22'],
])('Easter is on %s', date => {
  expect(easterSunday(Number(date.slice(0, 4)))).toBe(date)
})

test('Easter is a Sunday between 22 March and 25 April in every year', () => {
  for (let year = 1583; year < 4000; year += 1) {
    const day = easterSunday(year)
    expect(new Date(day).getUTCDay(), day).toBe(0)
    expect(day.slice(5) >= '03-22' && day.slice(5) <= '04-25', day).toBe(true)
  }
})

describe('France', () => {
  test('has eleven public holidays a year', () => {
    expect(publicHolidays(2026).map(({ date, name }) => `${date.slice(5)} ${name}`)).toEqual([
      '01-01 Jour de l’an',
      '04-06 Lundi de Pâques',
      '05-01 Fête du Travail',
      '05-08 Victoire 1945',
      '05-14 Ascension',
      '05-25 Lundi de Pentecôte',
      '07-14 Fête nationale',
      '08-15 Assomption',
      '11-01 Toussaint',
      '11-11 Armistice 1918',
      '12-25 Noël',
    ])
    expect(publicHolidays(2008).filter(({ date }) => date === '2008-05-01')).toHaveLength(2)
  })

  test.each([
    ['2026-12-24', true],
    ['2026-12-25', false],
    ['2026-12-26', false],
    ['2026-12-27', false],
    ['2027-03-29', false],
    ['2027-03-30', true],
  ])('on %s works: %s', (day, works) => {
    expect(isWorkingDay(day)).toBe(works)
  })

  test('counts the working days from one day to another, both included', () => {
    expect(countWorkingDays('2026-12-01', '2026-12-18')).toBe(14)
    expect(countWorkingDays('2026-12-21', '2027-01-04')).toBe(9)
    expect(countWorkingDays('2026-05-01', '2026-05-31')).toBe(17)
    expect(countWorkingDays('2026-12-02', '2026-12-01')).toBe(0)
  })

  test('is already on the next day while it is still the day before in UTC', () => {
    expect(dayInFrance(new Date('2026-11-22T23:30:00Z'))).toBe('2026-11-23')
    expect(dayInFrance(new Date('2026-06-30T21:59:00Z'))).toBe('2026-06-30')
  })
})
