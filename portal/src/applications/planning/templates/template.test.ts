import { getReportTemplate } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import { nameOfFile, templateForm, versionForm } from './template.ts'

const values = templateForm.valuesOf(getReportTemplate.success.current)

test('a new template is named after its file, in readable form', () => {
  expect(nameOfFile('tableau-mensuel_2026.PBIT')).toBe('tableau mensuel 2026')
  expect(nameOfFile(`${'x'.repeat(200)}.pbit`)).toHaveLength(100)
})

test('a template needs a name and a solution, and texts have a maximum length', () => {
  expect(templateForm.check(values)).toEqual({})
  const wrong = { name: ' ', description: 'x'.repeat(1001), offerId: '' }
  expect(Object.keys(templateForm.check(wrong))).toEqual(['name', 'description', 'offerId'])
  expect(Object.keys(versionForm.check({ note: 'x'.repeat(501) }))).toEqual(['note'])
})
