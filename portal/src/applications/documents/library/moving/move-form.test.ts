import { ApiProblem } from '@parvis/api-types/problems'
import { expect, it } from 'vitest'
import { changesBack, changesOf, moveForm, refusedFields } from './move-form.ts'

const client = { id: '7', label: 'Autre', description: '100007' }
const of = (values: Partial<typeof moveForm.start>) => ({ ...moveForm.start, ...values })
const sent = (values: Partial<typeof moveForm.start>) => changesOf(moveForm.bodyOf(of(values)))

it('only ticked parts are sent', () => {
  const typed = { folder: 'A', fiscalYear: 2025, engagementId: '4', client }
  expect(sent(typed)).toEqual({})
  expect(sent({ ...typed, withFolder: true })).toEqual({ folder: 'A' })
  expect(sent({ ...typed, withEngagement: true })).toEqual({ engagementId: 4 })
  expect(sent({ withFiscalYear: true, withFolder: true })).toEqual({ fiscalYear: null, folder: '' })
})

it('another client is sent with an engagement, because the old one does not apply', () => {
  expect(sent({ withClient: true, client })).toEqual({ accountId: 7, engagementId: null })
})

it('one part must be ticked, and a ticked client must be chosen', () => {
  expect(Object.keys(moveForm.check(moveForm.start))).toEqual(['withFolder'])
  expect(Object.keys(moveForm.check(of({ withClient: true })))).toEqual(['client'])
  expect(moveForm.check(of({ withFolder: true }))).toEqual({})
})

it('who would lose their own access is told so at a field that they see', () => {
  const refusal = new ApiProblem({ code: 'document-confidentiality-refused', status: 422, title: '' })
  const fields = (values: Partial<typeof moveForm.start>) => Object.keys(refusedFields(refusal, of(values)))
  expect(fields({ withConfidentiality: true, withEngagement: true })).toEqual(['confidentiality'])
  expect(fields({ withEngagement: true })).toEqual(['engagementId'])
})

it('the changes that put a document back are known', () => {
  const before = { accountId: 1, engagementId: 4, fiscalYear: 2024, folder: 'A' }
  expect(changesBack(before, { folder: 'B', fiscalYear: 2025 })).toEqual({ fiscalYear: 2024, folder: 'A' })
})
