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

describe('findings', () => {
  const counts = { 'field-spaces': 40, 'date-form': 2, 'entry-unbalanced': 3 } as const
  it('are sorted with errors first, then by frequency', () => {
    expect(brokenRules({ counts }).map(({ rule }) => rule)).toEqual([
      'entry-unbalanced',
      'date-form',
      'field-spaces',
    ])
  })
  it('are counted by severity', () => {
    const broken = brokenRules({ counts })
    expect(tally(broken, 'error')).toEqual({ types: 2, places: 5 })
    expect(tally(broken, 'warning')).toEqual({ types: 1, places: 40 })
  })
  it('are marked as cut if there are more than the report holds', () => {
    expect(isCut({ counts: { 'date-form': 2 }, findings: [finding('date-form')] })).toBe(true)
    expect(isCut({ counts: { 'date-form': 1 }, findings: [finding('date-form')] })).toBe(false)
  })
})

describe('safe corrections', () => {
  it('are counted by their kind', () => {
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
  it('give a minimum if some findings were not kept', () => {
    const [trim] = safeRepairs({ counts: { 'field-spaces': 9 }, findings: [finding('field-spaces', 'trim')] })
    expect(trim?.isAtLeast).toBe(true)
  })
})
