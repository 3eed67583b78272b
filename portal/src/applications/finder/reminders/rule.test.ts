import { describe, expect, it } from 'vitest'
import { hasUnknownPlace, rangesKind, ruleForm } from './rule.ts'

const values = {
  ...ruleForm.start,
  ranges: [3, 7],
  recipients: ['decider'] as const,
  weekdays: ['monday'] as const,
  hour: 9,
  subject: '{{sheet}}',
  body: '{{link}}',
  englishSubject: '{{sheet}}',
  englishBody: '{{ link }}',
}

describe('the form of a rule', () => {
  it('accepts what the services accept', () => {
    expect(ruleForm.check(values)).toEqual({})
    expect(Object.keys(ruleForm.check({ ...values, recipients: [] }))).toEqual(['recipients'])
    expect(ruleForm.check({ ...values, recipients: [], roleId: 7 })).toEqual({})
    for (const field of ['body', 'englishBody', 'subject', 'englishSubject'] as const) {
      expect(Object.keys(ruleForm.check({ ...values, [field]: '{{customer}} {{link}}' }))).toEqual([field])
      expect(Object.keys(ruleForm.check({ ...values, [field]: ' ' }))).toEqual([field])
    }
    expect(Object.keys(ruleForm.check({ ...values, body: 'Bonjour' }))).toEqual(['body'])
    expect(Object.keys(ruleForm.check({ ...values, weekdays: [] }))).toEqual(['weekdays'])
  })
  it('requires increasing ranges', () => {
    for (const wrong of [[], [null], [3, 3], [0], [7, 3]]) expect(rangesKind.fault(wrong)).toBeDefined()
    expect(rangesKind.fault([1, 2, 250])).toBeUndefined()
  })
  it('recognises placeholders and stray braces', () => {
    expect(hasUnknownPlace('{{sheet}} {{ waitsFor }}')).toBe(false)
    for (const broken of ['{{x}}', '{{sheet', 'sheet}}']) expect(hasUnknownPlace(broken)).toBe(true)
  })
})
