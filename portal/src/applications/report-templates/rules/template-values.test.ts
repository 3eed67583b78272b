import { getReportTemplate } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import {
  isTemplateValues,
  isVersionValues,
  newTemplateValues,
  templateFaults,
  valuesOf,
  versionFaults,
} from './template-values.ts'

const values = valuesOf({ ...getReportTemplate.success.current, pages: [], versions: [] })

test('a new template is called as its file, as people read it', () => {
  expect(newTemplateValues('tableau-mensuel_2026.PBIT').name).toBe('tableau mensuel 2026')
  expect(newTemplateValues(`${'x'.repeat(200)}.pbit`).name).toHaveLength(100)
})

test('a template needs a name and a solution, and says no more than there is room for', () => {
  expect(templateFaults(values)).toEqual({})
  expect(Object.keys(templateFaults({ name: ' ', description: 'x'.repeat(1001), offerId: '' }))).toEqual([
    'name',
    'description',
    'offerId',
  ])
  expect(versionFaults({ note: '' })).toEqual({})
  expect(Object.keys(versionFaults({ note: 'x'.repeat(501) }))).toEqual(['note'])
})

test('what was kept in another shape is no draft', () => {
  expect(isTemplateValues(values)).toBe(true)
  expect(isVersionValues(values)).toBe(false)
  for (const bad of [null, 'x', { ...values, offerId: 2 }]) expect(isTemplateValues(bad)).toBe(false)
})
