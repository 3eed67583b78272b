import { expect, test } from 'vitest'
import { fieldText, ruleText } from '../../../forms/field-texts.ts'
import { changesBetween, isReportValues, reportFaults, type ReportValues } from './report-values.ts'

const key = '3F2504E0-4f89-41d3-9a0c-0305e82c3301'
const values = (more: Partial<ReportValues> = {}): ReportValues => ({
  name: 'Marge mois',
  securityModel: 'everyone',
  width: null,
  height: null,
  powerBiUrl: '',
  reportId: '',
  reportGroup: '',
  ...more,
})

test.each<[string, Partial<ReportValues>, object]>([
  ['nothing is wrong with what is left empty', {}, {}],
  [
    'nor with the address and the keys of Power BI',
    { powerBiUrl: 'https://app.powerbi.com/x', reportId: key },
    {},
  ],
  [
    'a name of 15 characters',
    { name: 'Quinze signes !' },
    { name: fieldText('reports:problem.nameLength', { length: 15, limit: 14 }) },
  ],
  [
    'an address that is not encrypted',
    { powerBiUrl: 'http://app.powerbi.com' },
    { powerBiUrl: fieldText('reports:problem.powerBiUrl') },
  ],
  [
    'an address that does something',
    { powerBiUrl: 'javascript:alert(1)' },
    { powerBiUrl: fieldText('reports:problem.powerBiUrl') },
  ],
  [
    'a key that is none',
    { reportGroup: 'Finance' },
    { reportGroup: fieldText('reports:problem.powerBiKey') },
  ],
  ['a report too small to be read', { width: 99 }, { width: ruleText('minimum', { limit: 100 }) }],
  ['and one too large', { height: 10_001 }, { height: ruleText('maximum', { limit: 10_000 }) }],
])('%s', (_, more, faults) => {
  expect(reportFaults(values(more))).toEqual(faults)
})

test('what was changed alone is sent, as the contract has it', () => {
  const to = values({ name: ' Marge  2026 ', reportId: key, powerBiUrl: '' })
  expect(changesBetween(values({ powerBiUrl: 'https://a.example' }), to)).toEqual({
    name: 'Marge 2026',
    reportId: key.toLowerCase(),
    powerBiUrl: null,
  })
})

test('a kept draft of another shape is left aside', () => {
  expect(isReportValues(values())).toBe(true)
  expect(isReportValues({ ...values(), securityModel: 'nobody' })).toBe(false)
  expect(isReportValues({ ...values(), width: '100' })).toBe(false)
})
