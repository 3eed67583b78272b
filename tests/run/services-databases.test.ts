import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOnPostgres, leftToOtherDatabase } from './services-databases.ts'

const files = globSync('services/src/**/*.test.ts')
const url = { TEST_DATABASE_URL: 'postgresql://x' }
const left = (run: number, more = {}) => leftToOtherDatabase(files, { SERVICES_SHARE: String(run), ...more })

test('the two steps of a run prove every file once', () => {
  expect(files.length).toBeGreaterThan(80)
  expect([...left(7), ...left(7, url)].toSorted()).toEqual(files.toSorted())
})

test('two runs that follow each other prove every file on both databases', () => {
  for (const file of files) expect(isOnPostgres(file, 7), file).not.toBe(isOnPostgres(file, 8))
})

test('neither database has most of them', () => {
  const share = left(7).length / files.length
  expect(share).toBeGreaterThan(0.35)
  expect(share).toBeLessThan(0.65)
})

test('without a number nothing is left out: `--every`, or a file that somebody runs', () => {
  expect(leftToOtherDatabase(files, url)).toEqual([])
})
