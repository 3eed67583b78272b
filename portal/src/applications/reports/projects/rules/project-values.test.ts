import { getReportProject } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import { ruleText } from '../../../../forms/field-texts.ts'
import type { Project } from '../queries.ts'
import {
  bodyOf,
  changesBetween,
  isProjectValues,
  moved,
  newValues,
  projectFaults,
  valuesOf,
  withoutReport,
  withReports,
} from './project-values.ts'

const { closing } = getReportProject.success
const values = valuesOf({ ...closing, reports: [...closing.reports] } satisfies Project)

test('a form holds what the services answered, and sends it back the same', () => {
  expect(values).toMatchObject({ client: { id: '1', description: '100001' }, engagementId: '1' })
  expect(bodyOf(values)).toEqual({
    name: 'Clôture 2026',
    description: closing.description,
    accountId: 1,
    engagementId: 1,
    reportIds: [41, 42],
  })
  expect(bodyOf(newValues)).toMatchObject({ accountId: null, engagementId: null, reportIds: [] })
})

test('only what was changed is sent, and never the client', () => {
  expect(changesBetween(values, { ...values, reportIds: '42,41' })).toEqual({ reportIds: [42, 41] })
  expect(changesBetween(values, { ...values, client: null, name: 'Clôture' })).toEqual({ name: 'Clôture' })
})

test.each([
  [['44'], '41', '44,41,42,43'],
  [['41'], '43', '42,41,43,44'],
  [['41', '42'], null, '43,44,41,42'],
  [['44', '42'], '43', '41,44,42,43'],
  [['41'], '99', '41,42,43,44'],
] as const)('reports %j go before %j', (ids, beforeId, order) => {
  expect(moved('41,42,43,44', ids, beforeId)).toBe(order)
})

test('reports are added last and once, and taken out', () => {
  expect(withReports('', ['41'])).toBe('41')
  expect(withReports('41,42', ['43', '41'])).toBe('41,42,43')
  expect(withoutReport('41,42', '41')).toBe('42')
  expect(withoutReport('41', '41')).toBe('')
})

test('a project needs a name, a client and an engagement', () => {
  expect(projectFaults(values)).toEqual({})
  expect(projectFaults({ ...newValues, description: 'x'.repeat(501) })).toEqual({
    name: ruleText('required'),
    description: ruleText('too-long', { limit: 500 }),
    client: ruleText('required'),
    engagementId: ruleText('required'),
  })
})

test.each([
  [values, true],
  [newValues, true],
  [{ ...values, reportIds: [41] }, false],
  [{ ...values, client: 'Fontaine' }, false],
  [{ ...values, engagementId: 1 }, false],
  [null, false],
])('a draft is only offered when it fits the form (%#)', (draft, fits) => {
  expect(isProjectValues(draft)).toBe(fits)
})
