import { describe, expect, it } from 'vitest'
import { fieldText } from '../../../forms/field-texts.ts'
import {
  noComparison,
  periodFaults,
  requestBody,
  settingsForm,
  type SettingsValues,
} from './settings-form.ts'

const values: SettingsValues = {
  periodStart: '2025-01-01',
  periodEnd: '2025-12-31',
  chart: 'pcg-2025',
  rounding: 'euro',
  language: 'en',
  openingJournals: ['AN'],
  companyName: 'Fontaine & Filles',
  companyForm: 'SAS',
  companyNumber: '732 829 320',
  companyAddress: '',
  sideLevel: 'auxiliary',
  prior: noComparison,
}

describe('the settings', () => {
  it('are all required', () => {
    expect(settingsForm.check(values)).toEqual({})
    const faults = settingsForm.check({ ...values, periodStart: '', periodEnd: '', prior: '' })
    expect(Object.keys(faults).toSorted()).toEqual(['periodEnd', 'periodStart', 'prior'])
  })
  it('report invalid company numbers and long texts at their fields', () => {
    const faultsOf = (changes: Partial<SettingsValues>) =>
      Object.keys(settingsForm.check({ ...values, ...changes }))
    expect(faultsOf({ companyNumber: '732 829 321' })).toEqual(['companyNumber'])
    expect(faultsOf({ companyNumber: ' ' })).toEqual([])
    expect(faultsOf({ companyName: 'a'.repeat(201), companyForm: 'a'.repeat(101) })).toEqual([
      'companyName',
      'companyForm',
    ])
  })
  it('report a year that ends before it starts, or is too long, at its field', () => {
    const faultOf = (periodStart: string, periodEnd: string) => periodFaults({ periodStart, periodEnd })
    expect(faultOf('2025-01-01', '2025-01-01')).toEqual({
      periodEnd: fieldText('statementImport:fault.periodOrder'),
    })
    expect(faultOf('2025-01-01', '2027-01-01')).toEqual({
      periodEnd: fieldText('statementImport:fault.periodLong'),
    })
    expect(faultOf('2025-01-01', '2026-12-31')).toEqual({})
  })
})

describe('the request', () => {
  const known = {
    accountId: 4,
    fileName: '732829320FEC20251231.txt',
    fileSize: 12,
    dialect: {
      encoding: 'utf-8',
      separator: '\t',
      decimalMark: ',',
      skippedLines: 0,
      amounts: 'debit-credit',
    },
    rememberedFrom: 7,
    decided: [{ account: '380000', debit: 'cash', credit: 'cash' }],
  } as const
  const body = (prior: string) => requestBody({ ...values, prior }, { ...known, decided: [...known.decided] })
  it('contains the settings, the file and the decisions', () => {
    expect(body('7')).toEqual({
      accountId: 4,
      fileName: known.fileName,
      fileSize: 12,
      dialect: known.dialect,
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
      openingJournals: ['AN'],
      companyName: 'Fontaine & Filles',
      companyForm: 'SAS',
      companyNumber: '732829320',
      companyAddress: '',
      chart: 'pcg-2025',
      rounding: 'euro',
      language: 'en',
      mapping: { sideLevel: 'auxiliary', rememberedFrom: 7, decided: known.decided },
      priorRequestId: 7,
    })
  })
  it('has no comparison if none was chosen', () => {
    expect(body(noComparison).priorRequestId).toBeNull()
  })
})
