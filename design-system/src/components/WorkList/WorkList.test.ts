import { describe, expect, test } from 'vitest'
import { dueState, dueWords, waitingWords } from './workWords.ts'

/** Late in the evening, so that a wrong time zone would give another day. */
const now = new Date(2026, 10, 25, 23, 30)
const before = (days: number) => new Date(2026, 10, 25 - days, 0, 10).toISOString()

describe('when something is due', () => {
  test.each([
    ['2026-11-24', 'late'],
    ['2026-11-25', 'today'],
    ['2026-11-26', 'ahead'],
  ])('%s is %s', (due, state) => expect(dueState(due, now)).toBe(state))

  test('the month is a word, in both languages', () => {
    expect(dueWords('en', '2026-11-05')).toBe('Nov 5, 2026')
    expect(dueWords('fr', '2026-11-05')).toBe('5 nov. 2026')
    expect(dueWords('fr', '2026-12-01')).toBe('1er déc. 2026')
    expect(dueWords('en', 'soon')).toBe('soon')
  })
})

describe('how long something has waited', () => {
  test.each([
    [0, { key: 'today', count: 0 }],
    [1, { key: 'days', count: 1 }],
    [30, { key: 'days', count: 30 }],
    [31, { key: 'since', date: 'Oct 25, 2026' }],
  ])('%i days', (days, words) => expect(waitingWords('en', before(days), now)).toEqual(words))

  test('a moment that is still to come is today, and what is no moment is nothing', () => {
    expect(waitingWords('en', new Date(2026, 10, 27).toISOString(), now)).toEqual({ key: 'today', count: 0 })
    expect(waitingWords('en', 'never', now)).toBeUndefined()
  })
})
