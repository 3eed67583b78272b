import { expect, test } from 'vitest'
import { publicationSteps, stepIn } from './publication-steps.ts'

const at = (step: string | undefined, publication?: Parameters<typeof stepIn>[1]) =>
  stepIn(new URLSearchParams(step === undefined ? {} : { step }), publication)

test('a publication resumes at the step where it was left, and no step is skipped', () => {
  expect(at(undefined)).toBe('request')
  expect(at('validation')).toBe('request')
  const without = { reportId: null, status: 'draft' as const }
  expect(publicationSteps.map(step => at(step, without))).toEqual([
    'request',
    'report',
    'report',
    'report',
    'report',
  ])
  const whole = { reportId: 44, status: 'draft' as const }
  expect(at(undefined, whole)).toBe('validation')
  // Somebody else has chosen the report since the page was opened.
  expect(stepIn(new URLSearchParams(), whole, 'report')).toBe('report')
  expect(publicationSteps.map(step => at(step, whole))).toEqual([...publicationSteps])
})

test('a closed publication always shows the last step', () => {
  expect(at('report', { reportId: 44, status: 'validated' })).toBe('validation')
  expect(at('request', { reportId: null, status: 'abandoned' })).toBe('validation')
})
