import { expect, test } from 'vitest'
import { barsOf, daysOf, shiftMonth, weekdayOf, weekOf, weeksOf } from './monthDays.ts'

test('a month has its days, also in a leap year and over a change of the clock', () => {
  expect(daysOf('2028-02')).toHaveLength(29)
  expect(daysOf('2027-02').at(-1)).toBe('2027-02-28')
  expect(daysOf('2026-10').slice(23, 27)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'])
})

test('months follow each other over the turn of the year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
})

test('a week begins on Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1)
  expect(weekdayOf('2026-11-29')).toBe(7)
})

test('a month has whole weeks but for its first and its last one', () => {
  const weeks = weeksOf(daysOf('2026-12'))
  expect(weeks.map(week => week.length)).toEqual([6, 7, 7, 7, 4])
  expect(weeks.flat()).toEqual(daysOf('2026-12'))
  expect(weekOf('2027-01-01')).toEqual(weekOf('2026-12-28'))
})

const entry = (id: string, from: string, to: string) => ({ id, from, to })

test('bars lie over their days, none over another, and go on from week to week', () => {
  const entries = [
    entry('short', '2026-12-08', '2026-12-08'),
    entry('long', '2026-12-02', '2026-12-16'),
    entry('after', '2026-12-09', '2026-12-11'),
    entry('outside', '2026-12-14', '2026-12-15'),
  ]
  expect(
    barsOf(entries, weekOf('2026-12-07')).map(({ entry: { id }, day, span, lane, isStart, isEnd }) =>
      [id, day, span, lane, isStart, isEnd].join(' '),
    ),
  ).toEqual([
    'long 2026-12-07 7 0 false false',
    'short 2026-12-08 1 1 true true',
    'after 2026-12-09 3 1 true true',
  ])
})

test('no two bars of a lane share a day, and every day of an entry has its bar', () => {
  // A deterministic spread: lengths from 0 to 12 days, starting on any day of two months.
  const entries = Array.from({ length: 60 }, (_, index) => {
    const day = (offset: number) => new Date(Date.UTC(2026, 10, 1 + offset)).toISOString().slice(0, 10)
    const begin = (index * 37) % 61
    return entry(String(index), day(begin), day(begin + ((index * 7) % 13)))
  })
  for (const week of weeksOf(daysOf('2026-11'))) {
    const bars = barsOf(entries, week)
    const daysOfBar = ({ day, span }: (typeof bars)[number]) =>
      week.slice(week.indexOf(day), week.indexOf(day) + span)
    const taken = bars.flatMap(bar => daysOfBar(bar).map(day => `${bar.lane} ${day}`))
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken).toHaveLength(
      entries.flatMap(({ from, to }) => week.filter(day => day >= from && day <= to)).length,
    )
  }
})
