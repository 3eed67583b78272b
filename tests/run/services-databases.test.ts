import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOnPostgres, leftToOtherDatabase } from './services-databases.ts'

const files = globSync('services/src/**/*.test.ts')
const url = { TEST_DATABASE_URL: 'postgresql://x' }
const runs = [7, 8, 9, 10, 11, 12]
const left = (run: number, more = {}) => leftToOtherDatabase(files, { SERVICES_SHARE: String(run), ...more })

test('the two steps of a run cover every file once', () => {
  expect(files.length).toBeGreaterThan(80)
  expect([...left(7), ...left(7, url)].toSorted()).toEqual(files.toSorted())
})

test('six consecutive runs test a file once on PGlite and five times on PostgreSQL', () => {
  for (const file of files)
    expect(
      runs.filter(run => isOnPostgres(file, run)),
      file,
    ).toHaveLength(5)
})

test('PGlite gets about a sixth of the files in each run', () => {
  for (const run of runs) {
    const onPGlite = 1 - left(run).length / files.length
    expect(onPGlite).toBeGreaterThan(0.08)
    expect(onPGlite).toBeLessThan(0.27)
  }
})

test('without a run number nothing is left out: `--every`, or a file run by hand', () => {
  expect(leftToOtherDatabase(files, url)).toEqual([])
})
