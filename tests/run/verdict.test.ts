import { expect, test } from 'vitest'
import { mostFlaky, verdictOf } from './verdict.ts'

const step = (name: string, more: object = {}) => ({ name, passed: 2, failed: 0, ...more })
const flaky = (count: number) => Array.from({ length: count }, (_, at) => `wavers ${String(at)}`)

test('a run passes with three flaky tests, in whatever steps, and names each', () => {
  const { passed, failed, lines } = verdictOf([
    step('stories', { flaky: flaky(mostFlaky - 1) }),
    step('journeys', { flaky: ['waits'] }),
  ])
  expect([passed, failed]).toEqual([4, 0])
  expect(lines).toEqual([
    '',
    'Flaky: 3',
    '  stories: wavers 0',
    '  stories: wavers 1',
    '  journeys: waits',
    '',
    '4 passed, 0 failed',
  ])
})

test('a run fails with more than three, although each test passed in the end', () => {
  const { failed, lines } = verdictOf([
    step('stories', { flaky: flaky(mostFlaky) }),
    step('journeys', { flaky: ['waits'] }),
  ])
  expect(failed).toBe(1)
  expect(lines).toContain('Flaky: 4, more than 3: the run has failed')
  expect(lines.at(-1)).toBe('4 passed, 1 failed')
})

test('a run names the steps that failed or did not run, and remarks worth reading', () => {
  const { failed, lines } = verdictOf([
    step('build', { failed: 2 }),
    step('journeys', { passed: 0, failed: 1, blockedBy: 'build' }),
    step('stories', { remarks: [' pictures were not compared\n'] }),
  ])
  expect(failed).toBe(3)
  expect(lines).toEqual([
    '',
    'Failed steps',
    '  build: 2 failed',
    '  journeys: not run ("build" failed)',
    '',
    '  stories: pictures were not compared',
    '',
    '4 passed, 3 failed',
  ])
})
