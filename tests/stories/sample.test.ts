import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storyConditions } from './matrix.ts'
import { isInShare, runNumber, share, showsEveryStory } from './sample.ts'

const files = globSync('{design-system,portal}/src/**/*.stories.tsx')
const runs = (first: number) => Array.from({ length: share }, (_, at) => first + at)

test('runs that follow each other show every file once in each condition', () => {
  expect(files.length).toBeGreaterThan(100)
  for (const { name } of storyConditions)
    for (const file of files)
      expect(
        runs(7).filter(run => isInShare(file, name, run)),
        `${name} ${file}`,
      ).toHaveLength(1)
})

test('no run shows many more files than another', () => {
  for (const { name } of storyConditions)
    for (const run of runs(0)) {
      const count = files.filter(file => isInShare(file, name, run)).length
      expect(count).toBeLessThan((files.length / share) * 1.6)
      expect(count).toBeGreaterThan((files.length / share) * 0.5)
    }
})

test('the number of the continuous integration decides, else the count of commits', () => {
  expect(runNumber({ GITHUB_RUN_NUMBER: '41' })).toBe(41)
  expect(runNumber({ GITHUB_RUN_NUMBER: 'main', BUILD_NUMBER: '7' })).toBe(7)
  expect(runNumber({})).toBeGreaterThan(0)
})

test('a run that takes a share does not say of the other pictures that their stories are gone', () => {
  const [first, ...others] = storyConditions
  expect(showsEveryStory([first!], {})).toBe(true)
  expect(showsEveryStory(others, {})).toBe(true)
  expect(showsEveryStory(others, { STORY_SHARE: '7' })).toBe(false)
  expect(
    showsEveryStory(
      others.filter(({ stories }) => stories !== 'every'),
      {},
    ),
  ).toBe(false)
})
