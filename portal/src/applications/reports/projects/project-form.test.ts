import { getReportProject } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import { differing } from '../../../forms/changes.ts'
import { ruleText } from '../../../forms/field-texts.ts'
import type { Project } from './project.ts'
import { bodyOf, changesBetween, moved, projectForm, valuesOf } from './project-form.ts'

const { closing } = getReportProject.success
const values = valuesOf({ ...closing, reports: [...closing.reports] } satisfies Project)

test('a form shows what the services answered, and sends the same back', () => {
  expect(values).toMatchObject({ client: { id: '1', description: '100001' }, engagementId: '1' })
  expect(bodyOf(values)).toEqual({
    name: 'Clôture 2026',
    description: closing.description,
    accountId: 1,
    engagementId: 1,
    reportIds: [41, 42],
  })
})

test('only changed fields are sent, and never the client', () => {
  expect(changesBetween(values, { ...values, reportIds: ['42', '41'] })).toEqual({ reportIds: [42, 41] })
  expect(changesBetween(values, { ...values, client: null, name: 'Clôture' })).toEqual({ name: 'Clôture' })
})

test('reordering reports is a change, until the order is restored', () => {
  const reversed = { ...values, reportIds: values.reportIds.toReversed() }
  const changed = (to: typeof values) => differing(projectForm.names, values, to, projectForm.isSame)
  expect(changed(reversed)).toEqual(['reportIds'])
  expect(changed({ ...reversed, reportIds: reversed.reportIds.toReversed() })).toEqual([])
})

test.each([
  [['44'], '41', ['44', '41', '42', '43']],
  [['41'], '43', ['42', '41', '43', '44']],
  [['41', '42'], null, ['43', '44', '41', '42']],
  [['44', '42'], '43', ['41', '44', '42', '43']],
  [['41'], '99', ['41', '42', '43', '44']],
])('reports %j move in front of %j', (ids, beforeId, order) => {
  expect(moved(['41', '42', '43', '44'], ids, beforeId)).toEqual(order)
})

test('a project needs a name, a client and an engagement', () => {
  expect(projectForm.check(values)).toEqual({})
  expect(projectForm.check({ ...projectForm.start, description: 'x'.repeat(501) })).toEqual({
    name: ruleText('required'),
    description: ruleText('too-long', { limit: 500 }),
    client: ruleText('required'),
    engagementId: ruleText('required'),
  })
})

test.each([
  [values, true],
  [projectForm.start, true],
  [{ ...values, reportIds: [41] }, false],
  [{ ...values, client: 'Fontaine' }, false],
  [{ ...values, engagementId: 1 }, false],
  [null, false],
])('a draft is only offered when it fits the form (%#)', (draft, fits) => {
  expect(projectForm.isValues(draft)).toBe(fits)
})
