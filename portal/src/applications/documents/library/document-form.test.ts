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

it('sends what was touched alone, the client by its key', () => {
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

it('asks for a client and a name, and for nothing else', () => {
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

it('says where a document is, as far as something is said of it', () => {
  expect(placeOf({ accountName: 'Fontaine', fiscalYear: 2025, folder: 'Banque/T4' })).toBe(
    'Fontaine / 2025 / Banque / T4',
  )
  expect(placeOf({ accountName: 'Fontaine', fiscalYear: null, folder: '' })).toBe('Fontaine')
})

it('knows what is taken by the extension, in any case', () => {
  expect(['a.pdf', 'A.XLSX', 'x.y.csv'].every(isTaken)).toBe(true)
  expect(['a', '.pdf', 'a.exe', 'a.pdf.js'].some(isTaken)).toBe(false)
})

it('keeps the folder of a file below the one that is named', () => {
  expect(folderWithin('Banque', 'Clôture/T4')).toBe('Banque/Clôture/T4')
  expect(folderWithin(' ', 'Clôture')).toBe('Clôture')
  expect(folderWithin('Banque', '')).toBe('Banque')
})
