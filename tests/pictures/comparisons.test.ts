import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { beginComparisons, readComparisons } from '../../.storybook/comparisons.ts'

const folder = mkdtempSync(join(tmpdir(), 'parvis-comparisons-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const differs = (condition: string) => {
  mkdirSync(join(folder, condition), { recursive: true })
  writeFileSync(join(folder, condition, 'a-actual.png'), '')
}
const differed = (condition: string) => existsSync(join(folder, condition, 'a-actual.png'))

test('without a run there is nothing to look at', () => {
  expect(readComparisons(folder)).toEqual([])
})

test('a run deletes the differences of the previous one, but only for its own conditions', () => {
  beginComparisons(['en-light', 'fr-dark'], folder)
  differs('en-light')
  differs('fr-dark')
  beginComparisons(['fr-dark'], folder)
  expect(readComparisons(folder).map(({ condition }) => condition)).toEqual(['en-light', 'fr-dark'])
  expect([differed('en-light'), differed('fr-dark')]).toEqual([true, false])
})
