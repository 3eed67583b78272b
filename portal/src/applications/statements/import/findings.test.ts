import type { Finding } from '@parvis/accounting/fec/report'
import { describe, expect, it } from 'vitest'
import { brokenRules, isCut, safeRepairs, tally } from './findings.ts'

const finding = (rule: Finding['rule'], repair?: Finding['repair']): Finding => ({
  rule,
  severity: 'error',
  line: 2,
  column: undefined,
  value: '',
  details: {},
  repair,
})

describe('what was found', () => {
  const counts = { 'field-spaces': 40, 'date-form': 2, 'entry-unbalanced': 3 } as const
  it('has errors first, and the frequent ones before the others', () => {
    expect(brokenRules({ counts }).map(({ rule }) => rule)).toEqual([
      'entry-unbalanced',
      'date-form',
      'field-spaces',
    ])
  })
  it('is counted by severity', () => {
    const broken = brokenRules({ counts })
    expect(tally(broken, 'error')).toEqual({ types: 2, places: 5 })
    expect(tally(broken, 'warning')).toEqual({ types: 1, places: 40 })
  })
  it('is cut where there is more than is kept', () => {
    expect(isCut({ counts: { 'date-form': 2 }, findings: [finding('date-form')] })).toBe(true)
    expect(isCut({ counts: { 'date-form': 1 }, findings: [finding('date-form')] })).toBe(false)
  })
})

describe('safe corrections', () => {
  it('are counted by what they do', () => {
    const findings = [
      finding('date-form', 'date'),
      finding('date-form'),
      finding('field-spaces', 'trim'),
      finding('field-spaces', 'trim'),
    ]
    expect(safeRepairs({ counts: { 'date-form': 2, 'field-spaces': 2 }, findings })).toEqual([
      { repair: 'trim', places: 2, isAtLeast: false },
      { repair: 'date', places: 1, isAtLeast: false },
    ])
  })
  it('say that there are more than those that were kept', () => {
    const [trim] = safeRepairs({ counts: { 'field-spaces': 9 }, findings: [finding('field-spaces', 'trim')] })
    expect(trim?.isAtLeast).toBe(true)
  })
})
