import { getDocument } from '@parvis/api-types/generated/examples/portal'
import { expect, it } from 'vitest'
import {
  changesBetween,
  documentForm,
  folderWithin,
  placementForm,
  placeSent,
  valuesOf,
} from './document-form.ts'
import { placeOf } from './document.ts'
import { isTaken } from './taken-files.ts'

const document = getDocument.success.letter
const client = { id: '7', label: 'Autre', description: '100007' }

it('only changed fields are sent, and the client as its key', () => {
  const from = valuesOf(document)
  expect(changesBetween(from, from)).toEqual({})
  expect(changesBetween(from, { ...from, client, engagementId: '' })).toEqual({
    accountId: 7,
    engagementId: null,
  })
  expect(changesBetween(from, { ...from, fiscalYear: null, folder: '' })).toEqual({
    fiscalYear: null,
    folder: '',
  })
})

it('only the client and the name are required', () => {
  expect(Object.keys(placementForm.check(placementForm.start))).toEqual(['client'])
  expect(Object.keys(documentForm.check({ ...valuesOf(document), name: ' ' }))).toEqual(['name'])
  expect(placementForm.check({ ...placementForm.start, client, fiscalYear: 1889 })).toHaveProperty(
    'fiscalYear',
  )
  expect(placeSent({ ...placementForm.start, client })).toEqual({
    accountId: 7,
    engagementId: null,
    fiscalYear: null,
    folder: '',
    documentType: 'accounting',
    confidentiality: 'client',
  })
})

it('the place of a document contains only the parts that are set', () => {
  expect(placeOf({ accountName: 'Fontaine', fiscalYear: 2025, folder: 'Banque/T4' })).toBe(
    'Fontaine / 2025 / Banque / T4',
  )
  expect(placeOf({ accountName: 'Fontaine', fiscalYear: null, folder: '' })).toBe('Fontaine')
})

it('files are accepted by their extension, in any case', () => {
  expect(['a.pdf', 'A.XLSX', 'x.y.csv'].every(isTaken)).toBe(true)
  expect(['a', '.pdf', 'a.exe', 'a.pdf.js'].some(isTaken)).toBe(false)
})

it('the folder of a file goes below the one typed', () => {
  expect(folderWithin('Banque', 'Clôture/T4')).toBe('Banque/Clôture/T4')
  expect(folderWithin(' ', 'Clôture')).toBe('Clôture')
  expect(folderWithin('Banque', '')).toBe('Banque')
})
