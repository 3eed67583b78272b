import type { Assignment } from '@parvis/accounting/statements/account-lines'
import { suggestMapping, type Mapping } from '@parvis/accounting/statements/mapping'
import { describe, expect, it } from 'vitest'
import { countStates, decidedList, mappingOf, mappingRows, type Decided } from './mapping-rows.ts'

const account = (number: string, balance = 0n) => ({ account: number, label: `Compte ${number}`, balance })
const accounts = [account('380000'), account('401000', -900n), account('512000', 1000n), account('706000')]
const none: Decided = new Map()

const rowsOf = (decided: Decided = none, remembered?: Mapping) =>
  mappingRows(accounts, suggestMapping(accounts, 'pcg-2025', remembered), decided)

const company = { companyName: '', companyForm: '', companyNumber: '', companyAddress: '' }

describe('the accounts of a file', () => {
  it('are mapped by the chart, except for those that it does not cover', () => {
    const rows = rowsOf()
    expect(rows.map(({ account: number, state, reason }) => [number, state, reason])).toEqual([
      ['380000', 'missing', 'none'],
      ['401000', 'ready', 'side'],
      ['512000', 'ready', 'side'],
      ['706000', 'ready', 'chart'],
    ])
    expect(countStates(rows)).toEqual({ missing: 1, look: 0, decided: 0, ready: 3 })
  })
  it('send only decisions that differ from the suggestion', () => {
    const decided: Decided = new Map<string, Assignment>([
      ['380000', 'cash'],
      ['401000', { debit: 'cash', credit: 'bank-overdrafts' }],
      ['512000', { debit: 'cash', credit: 'bank-overdrafts' }],
    ])
    const rows = rowsOf(decided)
    expect(countStates(rows)).toMatchObject({ missing: 0, decided: 2, ready: 2 })
    expect(decidedList(rows)).toEqual([
      { account: '380000', debit: 'cash', credit: 'cash' },
      { account: '401000', debit: 'cash', credit: 'bank-overdrafts' },
    ])
  })
  it('go to the lines of the year before, and new ones are marked', () => {
    const remembered: Mapping = {
      chart: 'pcg-2025',
      sideLevel: 'auxiliary',
      accounts: { 380000: 'cash', 401000: { debit: 'cash', credit: 'bank-overdrafts' } },
    }
    expect(rowsOf(none, remembered).map(({ reason, isNew }) => [reason, isNew])).toEqual([
      ['remembered', false],
      ['remembered', false],
      ['side', true],
      ['chart', true],
    ])
  })
})

describe('the remembered mapping', () => {
  const answered = {
    requestId: 7,
    periodEnd: '2024-12-31',
    chart: 'pcg-2014',
    rounding: 'euro',
    language: null,
    reading: null,
    ...company,
    mapping: {
      sideLevel: 'account',
      accounts: [
        { account: '512', debit: 'cash', credit: 'bank-overdrafts' },
        { account: '706', debit: 'cash', credit: 'cash' },
        { account: '380', debit: 'a-line-of-old', credit: 'cash' },
      ],
    },
  } as const
  it('is read without lines that no longer exist', () => {
    expect(
      mappingOf({ ...answered, mapping: { ...answered.mapping, accounts: [...answered.mapping.accounts] } }),
    ).toEqual({
      chart: 'pcg-2014',
      sideLevel: 'account',
      accounts: { 512: { debit: 'cash', credit: 'bank-overdrafts' }, 706: 'cash' },
    })
  })
  it('is undefined for a client without statements', () => {
    const nothing = {
      requestId: null,
      periodEnd: null,
      chart: null,
      rounding: null,
      language: null,
      ...company,
      reading: null,
      mapping: null,
    }
    expect(mappingOf(nothing)).toBeUndefined()
  })
})
