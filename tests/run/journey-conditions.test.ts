import { expect, test } from 'vitest'
import { journeysOfRun } from '../journeys/conditions.ts'

test('four consecutive runs cover the journeys in both languages on both databases', () => {
  const made = [41, 42, 43, 44].flatMap(run => journeysOfRun(run))
  expect(new Set(made.map(({ language, isOnPostgres }) => `${language} ${String(isOnPostgres)}`)).size).toBe(
    4,
  )
})

test('running all covers both languages and both databases', () => {
  const made = journeysOfRun(null)
  expect(made.map(({ language }) => language).toSorted()).toEqual(['en', 'fr'])
  expect(made.map(({ isOnPostgres }) => String(isOnPostgres)).toSorted()).toEqual(['false', 'true'])
})
