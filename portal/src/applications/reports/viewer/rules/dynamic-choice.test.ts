import { expect, test } from 'vitest'
import { choiceOf, filtersOf, isPeriodWrong, recentMonths, searchOf } from './dynamic-choice.ts'

test('a choice is written to the address and read back', () => {
  const text = 'report=41&from=2026-01&to=2026-06&status=Actif%2CClos&type=real'
  expect(searchOf(choiceOf(new URLSearchParams(text))).toString()).toBe(text)
  const empty = choiceOf(new URLSearchParams('report=x&from=soon&to=2026-13&status=Open&type='))
  expect(empty).toEqual({ report: undefined, from: null, to: null, statuses: [], types: [] })
  expect(searchOf(empty).toString()).toBe('')
})

test('the filters of a choice are those that the report knows', () => {
  const choice = choiceOf(new URLSearchParams('report=41&from=2026-01&status=dormant'))
  expect(filtersOf(choice).map(({ target }) => `${target.table}[${target.column}]`)).toEqual([
    'Calendar[Month]',
    'Engagements[Status]',
  ])
  expect(filtersOf(choiceOf(new URLSearchParams()))).toEqual([])
})

test('a period ends when it begins or later', () => {
  expect(isPeriodWrong({ from: '2026-02', to: '2026-01' })).toBe(true)
  expect(isPeriodWrong({ from: '2026-02', to: '2026-02' })).toBe(false)
  expect(isPeriodWrong({ from: '2026-02', to: null })).toBe(false)
})

test('the months of three years can be chosen', () => {
  const months = recentMonths(new Date(2026, 1, 15))
  expect(months).toHaveLength(36)
  expect([months[0], months[2], months[35]]).toEqual(['2026-02', '2025-12', '2023-03'])
})
