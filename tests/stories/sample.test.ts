import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storyConditions } from './matrix.ts'
import { changedFolders, isInShare, isShown, runNumber } from './sample.ts'

const files = globSync('{design-system,portal}/src/**/*.stories.tsx')
const runs = (first: number, share: number) => Array.from({ length: share }, (_, at) => first + at)

test('consecutive runs show every file once in each condition', () => {
  expect(files.length).toBeGreaterThan(100)
  for (const { name, share } of storyConditions)
    for (const file of files)
      expect(
        runs(7, share).filter(run => isInShare(file, name, run, share)),
        `${name} ${file}`,
      ).toHaveLength(1)
})

test('no run shows many more files than another', () => {
  for (const { name, share } of storyConditions)
    for (const run of runs(0, share)) {
      const count = files.filter(file => isInShare(file, name, run, share)).length
      expect(count).toBeLessThan((files.length / share) * 1.65)
      expect(count).toBeGreaterThan((files.length / share) * 0.5)
    }
})

test('the run number of continuous integration decides, else the number of commits', () => {
  expect(runNumber({ GITHUB_RUN_NUMBER: '41' })).toBe(41)
  expect(runNumber({ GITHUB_RUN_NUMBER: 'main', BUILD_NUMBER: '7' })).toBe(7)
  expect(runNumber({})).toBeGreaterThan(0)
})

test('folders of recent changes count as near, by their path from the root', () => {
  const changed = [...changedFolders()]
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.filter(folder => folder.startsWith('/') || folder.endsWith('/'))).toEqual([])
})

test('files near a change are shown in each run that is not late, if the condition shows them', () => {
  const file = 'portal/src/a/A.stories.tsx'
  const changed = new Set(['portal/src/a'])
  const shown = (showsChanged: boolean, isLate: boolean) =>
    Array.from({ length: 6 }, (_, run) => run).filter(run =>
      isShown(file, { name: 'x', share: 2, showsChanged }, { run, changed, isLate }),
    ).length
  expect([shown(true, false), shown(false, false)]).toEqual([6, 3])
  expect([shown(true, true), shown(false, true)]).toEqual([1, 1])
})
