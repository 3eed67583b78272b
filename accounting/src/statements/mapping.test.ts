import { expect, test } from 'vitest'
import { isSlot, mappingFrom, suggestMapping, type Mapping } from './mapping.ts'

const accounts = (...numbers: string[]) => numbers.map(account => ({ account, label: `Compte ${account}` }))

const remembered = (chart: Mapping['chart'], assigned: Mapping['accounts']): Mapping => ({
  chart,
  sideLevel: 'auxiliary',
  accounts: assigned,
})

test('each account gets a line and a reason', () => {
  const { suggestions } = suggestMapping(accounts('607100', '411000', '361000'), 'pcg-2025')
  expect(suggestions).toEqual([
    {
      account: '607100',
      label: 'Compte 607100',
      assignment: 'purchases-of-goods',
      reason: 'prefix',
      prefix: '607',
      change: undefined,
      before: undefined,
      isOfOtherChart: false,
    },
    {
      account: '411000',
      label: 'Compte 411000',
      assignment: { debit: 'trade-receivables', credit: 'sundry-payables' },
      reason: 'side',
      prefix: '41',
      change: undefined,
      before: undefined,
      isOfOtherChart: false,
    },
    {
      account: '361000',
      label: 'Compte 361000',
      assignment: undefined,
      reason: 'none',
      prefix: undefined,
      change: undefined,
      before: undefined,
      isOfOtherChart: false,
    },
  ])
})

test('last year’s decisions are offered again, with new and removed accounts', () => {
  const suggested = suggestMapping(
    accounts('361000', '607100', '622600'),
    'pcg-2025',
    remembered('pcg-2025', { '361000': 'work-in-progress', '607100': 'external-charges', '512000': 'cash' }),
  )
  expect(suggested.suggestions).toMatchObject([
    { assignment: 'work-in-progress', reason: 'remembered', change: 'same', before: undefined },
    { assignment: 'external-charges', reason: 'remembered', change: 'same', before: undefined },
    { assignment: 'external-charges', reason: 'prefix', change: 'new', before: undefined },
  ])
  expect(suggested.gone).toEqual(['512000'])
})

test('the first year under ANC 2022-06 moves what the chart had suggested and keeps what a person chose', () => {
  const lastYear = mappingFrom(suggestMapping(accounts('675000', '791000', '607100', '411000'), 'pcg-2014'), {
    '607100': 'external-charges',
  })
  const { suggestions } = suggestMapping(
    accounts('675000', '791000', '607100', '411000'),
    'pcg-2025',
    lastYear,
  )
  expect(suggestions).toMatchObject([
    {
      assignment: 'exceptional-management-charges',
      reason: 'prefix',
      change: 'moved',
      before: 'asset-disposal-book-values',
      isOfOtherChart: true,
    },
    {
      assignment: undefined,
      reason: 'none',
      change: 'moved',
      before: 'transferred-operating-charges',
      isOfOtherChart: true,
    },
    { assignment: 'external-charges', reason: 'remembered', change: 'same' },
    { reason: 'side', change: 'same', before: undefined },
  ])
})

test('a remembered line that no longer exists gives way to the chart', () => {
  // As it comes back from storage.
  const stored = JSON.parse(
    '{"chart":"pcg-2025","sideLevel":"auxiliary","accounts":{"607100":"a-line-of-before"}}',
  ) as Mapping
  expect(suggestMapping(accounts('607100'), 'pcg-2025', stored).suggestions).toMatchObject([
    { assignment: 'purchases-of-goods', reason: 'prefix', change: 'moved' },
  ])
})

test('a mapping takes the suggestions except where a person decided, and leaves out accounts without a line', () => {
  const suggested = suggestMapping(accounts('361000', '607100', '890000'), 'pcg-2025')
  expect(mappingFrom(suggested, { '361000': 'work-in-progress' }, 'account')).toEqual({
    chart: 'pcg-2025',
    sideLevel: 'account',
    accounts: { '361000': 'work-in-progress', '607100': 'purchases-of-goods' },
  })
})

test('accounts named like object properties are unmapped like any other', () => {
  const numbers = accounts('__proto__', 'constructor', 'toString')
  const first = suggestMapping(numbers, 'pcg-2025')
  const mapping = mappingFrom(first)
  expect(Object.keys(mapping.accounts)).toEqual([])
  expect(suggestMapping(numbers, 'pcg-2025', mapping).suggestions.map(({ change }) => change)).toEqual([
    'new',
    'new',
    'new',
  ])
})

test('a place is a line, or the depreciation of an asset line', () => {
  expect(['cash', 'buildings/depreciation', 'cash/depreciation'].map(slot => isSlot(slot))).toEqual([
    true,
    true,
    true,
  ])
  for (const slot of [
    '',
    'total-assets',
    'capital/depreciation',
    'buildings/gross',
    'buildings/depreciation/x',
  ])
    expect(isSlot(slot), slot).toBe(false)
})
