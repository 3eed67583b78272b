import { expect, test } from 'vitest'
import { fieldText, ruleText } from '../../../forms/field-texts.ts'
import { sampleForm, takeForm } from './forms.ts'

const take = {
  ...takeForm.start,
  name: 'Stock 2026',
  countDate: '2026-12-31',
  closingDate: '2026-12-31',
}

test('the tolerances of a stock-take and the threshold of a sample may have decimals', () => {
  expect(takeForm.check({ ...take, tolerancePercent: 2.5, toleranceValue: 99.9 })).toEqual(
    takeForm.check(take),
  )
  expect(takeForm.check({ ...take, tolerancePercent: 100.5 })).toMatchObject({
    tolerancePercent: ruleText('maximum', { limit: 100 }),
  })
  const sample = { ...sampleForm.start, threshold: 1500.5 }
  expect(sampleForm.check(sample)).toEqual({})
  expect(sampleForm.check({ ...sample, size: 2.5 })).toEqual({ size: fieldText('problem.value.integer') })
})
