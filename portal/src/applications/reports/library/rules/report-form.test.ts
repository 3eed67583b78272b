import { expect, test } from 'vitest'
import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import { reportForm, type ReportValues } from './report-form.ts'

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

const frameOrigins = ['https://app.powerbi.com', 'https://reports.example']
const form = reportForm({ frameOrigins, powerBiUrl: null })
const foreign = fieldText('reports:problem.powerBiOrigin', { origins: frameOrigins.join(', ') })

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
    'an address of another origin',
    { powerBiUrl: 'https://app.powerbi.com.evil.example/' },
    { powerBiUrl: foreign },
  ],
  [
    'an address that only begins as one',
    { powerBiUrl: 'https://app.powerbi.com@evil.example/' },
    { powerBiUrl: foreign },
  ],
  ['but not the one that the report has had before', { powerBiUrl: 'https://old.example/x' }, {}],
  [
    'a key that is none',
    { reportGroup: 'Finance' },
    { reportGroup: fieldText('reports:problem.powerBiKey') },
  ],
  ['a report too small to be read', { width: 99 }, { width: ruleText('minimum', { limit: 100 }) }],
  ['and one too large', { height: 10_001 }, { height: ruleText('maximum', { limit: 10_000 }) }],
])('%s', (_, more, faults) => {
  const context = { frameOrigins, powerBiUrl: 'https://old.example/x' }
  expect(reportForm(context).check(values(more))).toEqual(faults)
})

test('without any origin in the settings, no address is accepted', () => {
  const context = { frameOrigins: [], powerBiUrl: null }
  expect(reportForm(context).check(values({ powerBiUrl: 'https://app.powerbi.com/' }))).toEqual({
    powerBiUrl: fieldText('reports:problem.powerBiNoOrigin'),
  })
})

test('only changed fields are sent, as the contract has them', () => {
  const to = values({ name: ' Marge  2026 ', reportId: key, powerBiUrl: '' })
  expect(form.changes(values({ powerBiUrl: 'https://a.example' }), to)).toEqual({
    name: 'Marge 2026',
    reportId: key.toLowerCase(),
    powerBiUrl: null,
  })
})

test('a stored draft of another shape is ignored', () => {
  expect(form.isValues(values())).toBe(true)
  expect(form.isValues({ ...values(), securityModel: 'nobody' })).toBe(false)
  expect(form.isValues({ ...values(), width: '100' })).toBe(false)
})
