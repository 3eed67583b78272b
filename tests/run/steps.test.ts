import { expect, test } from 'vitest'
import { projectArgs } from './steps.ts'

test.each(['unit', 'faults', 'storybook'] as const)('the run’s seed shuffles the files of %s', project => {
  expect(projectArgs(project, 7)).toEqual([
    '--project',
    project,
    '--sequence.shuffle.files',
    '--sequence.seed=7',
  ])
})

test('journeys, which share a product, keep their order', () => {
  expect(projectArgs('journeys', 7)).toEqual(['--project', 'journeys'])
})
