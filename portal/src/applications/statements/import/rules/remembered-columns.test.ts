import { previewFile } from '@parvis/accounting/files/preview'
import { expect, it } from 'vitest'
import { readingToTake, rememberedColumns } from './remembered-columns.ts'

const dialect = {
  encoding: 'utf-8',
  separator: ';',
  decimalMark: ',',
  skippedLines: 2,
  amounts: 'debit-credit',
} as const

function read(...rows: string[]) {
  const found = previewFile(new TextEncoder().encode(rows.map(row => `${row}\n`).join('')), 'x.csv')
  if ('refused' in found) throw new Error(found.refused)
  return found
}

const reading = {
  periodEnd: '2024-12-31',
  header: ['Nominal', 'Text', 'Dr. bal', 'Cr. bal'],
  dialect: {
    ...dialect,
    balance: {
      headerLines: 1 as const,
      columns: ['account', 'label', 'closing-debit', 'closing-credit'] as (
        | 'account'
        | 'label'
        | 'closing-debit'
        | 'closing-credit'
        | null
      )[],
    },
  },
}

it('columns are found by their names, wherever they are this year, and new ones are listed', () => {
  const found = rememberedColumns(
    reading,
    read('Text;Branch;NOMINAL;Dr. bal;Cr. bal', 'Cash;Lyon;512000;1,00;0,00'),
  )
  expect(found).toEqual({
    chosen: {
      skippedLines: 0,
      balance: { headerLines: 1, columns: ['label', null, 'account', 'closing-debit', 'closing-credit'] },
    },
    content: 'balances',
    isHeadless: false,
    added: ['Branch'],
    gone: [],
  })
})

it('nothing is taken over if most columns are gone', () => {
  expect(rememberedColumns(reading, read('Compte;Solde', '512000;1,00'))).toBeUndefined()
})

it('a file without a header matches one with the same number of columns', () => {
  const headless = {
    ...reading,
    header: [],
    dialect: { ...reading.dialect, balance: { ...reading.dialect.balance, headerLines: 0 as const } },
  }
  const found = rememberedColumns(headless, read('512000;Cash;1,00;0,00', '101000;Capital;0,00;1,00'))
  expect(found?.chosen.balance?.columns).toEqual(reading.dialect.balance.columns)
  expect(rememberedColumns(headless, read('512000;Cash;1,00', '101000;Capital;-1,00'))).toBeUndefined()
  expect(
    rememberedColumns(headless, read('Compte;Intitulé;Débit;Crédit', '512000;Cash;1,00;0,00')),
  ).toBeUndefined()
})

const balanceOf = (header: readonly string[], columns: readonly (string | null)[]) => ({
  ...reading,
  header: [...header],
  dialect: {
    ...reading.dialect,
    balance: { headerLines: 1 as const, columns: columns as typeof reading.dialect.balance.columns },
  },
})

it('the second of two columns with the same name matches the second, not the first', () => {
  const twice = ['Nominal', 'Text', 'Dr', 'Cr', 'Dr', 'Cr']
  const columns = ['account', 'label', 'debit', 'credit', 'closing-debit', 'closing-credit']
  const found = rememberedColumns(
    balanceOf(twice, columns),
    read('Nominal;Branch;Text;Dr;Cr;Dr;Cr', '512000;Lyon;Cash;3,00;2,00;1,00;0,00'),
  )
  expect(found?.chosen.balance?.columns).toEqual(['account', null, 'label', ...columns.slice(2)])
  // It is impossible to tell which of the two is left.
  const once = rememberedColumns(
    balanceOf(twice, columns),
    read('Nominal;Text;Dr;Cr;Year-end bal.', '512000;Cash;3,00;2,00;1,00'),
  )
  expect(once?.chosen.balance?.columns ?? []).not.toContain('debit')
})

it('columns whose names cannot be compared match those in the same place', () => {
  const long = (word: string) =>
    `${word} ${'of the accounts that are in use this year and in other years'.repeat(2)}`
  const found = rememberedColumns(
    balanceOf(['Nominal', '', long('Text'), long('Balance')], ['account', null, 'label', 'closing']),
    read(`Nominal;;${long('Text')};${long('Balance')}`, '512000;x;Cash;1,00'),
  )
  expect(found?.chosen.balance?.columns).toEqual(['account', null, 'label', 'closing'])
  expect(found).toMatchObject({ added: [], gone: [] })
})

it('nothing is taken over from a file with other content or unknown names', () => {
  const names = ['Date', 'Source', 'Trans. no', 'Nominal', 'Text', 'Dr', 'Cr']
  const asBalance = balanceOf(names, [null, null, null, 'account', 'label', 'debit', 'credit'])
  const lines = ['2023-01-15;VE;12;411000;Invoice;1,00;0,00', '2023-01-15;VE;12;706000;Invoice;0,00;1,00']
  const preview = read(names.join(';'), ...lines)
  expect(preview.dialect.ledger).toBeDefined()
  expect(rememberedColumns(asBalance, preview)).toBeUndefined()
  // Requests that finished before names were stored have none, although their files had a header.
  const unnamed = balanceOf([], ['account', 'label', 'closing-debit', 'closing-credit'])
  expect(
    rememberedColumns(unnamed, read('512000;Cash;1,00;0,00', '101000;Capital;0,00;1,00')),
  ).toBeUndefined()
  const named = read('Compte;Intitulé;Débit;Crédit', '512000;Cash;1,00;0,00')
  expect(rememberedColumns(unnamed, named)).toBeUndefined()
})

it('the header has as many lines as in this year’s file', () => {
  const preview = read('Compte;Intitulé;Soldes;', ';;Débit;Crédit', '512000;Cash;1,00;0,00')
  expect(preview.dialect.balance?.headerLines).toBe(2)
  const found = rememberedColumns(
    balanceOf(preview.header, ['account', 'label', 'closing-debit', 'closing-credit']),
    preview,
  )
  expect(found?.chosen.balance?.headerLines).toBe(2)
})

const first = { chosen: { balance: reading.dialect.balance }, content: 'balances' as const }
const second = { chosen: { ledger: { columns: ['date' as const] } }, content: 'ledger' as const }
const taken = { ...first, remembered: first.chosen }

it('correcting the client takes that client’s columns, or none', () => {
  expect(readingToTake({ chosen: {} }, first, false)).toEqual(first)
  expect(readingToTake(taken, second, false)).toEqual(second)
  expect(readingToTake(taken, undefined, false)).toEqual({ chosen: {}, content: undefined })
  expect(readingToTake(taken, first, false)).toBeUndefined()
})

it('the person’s corrections stay, even to what was remembered', () => {
  const corrected = { ...taken, chosen: { ...first.chosen, decimalMark: '.' as const } }
  expect(readingToTake(corrected, second, false)).toBeUndefined()
  expect(readingToTake({ chosen: {}, content: 'ledger' }, first, false)).toBeUndefined()
})

it('nothing is taken over while the person’s own earlier corrections are offered', () => {
  expect(readingToTake({ chosen: {} }, first, true)).toBeUndefined()
})

const signedNames = ['Date', 'Source', 'Trans. no', 'Nominal', 'Text', 'Amount']
const ofMonths = {
  ...reading,
  header: signedNames,
  dialect: {
    ...dialect,
    dates: 'month-first' as const,
    ledger: {
      columns: ['date', 'journal', 'number', 'account', 'label', 'amount'] as (
        | 'date'
        | 'journal'
        | 'number'
        | 'account'
        | 'label'
        | 'amount'
        | null
      )[],
    },
  },
}
const onDay = (day: string) =>
  read(signedNames.join(';'), `${day};VE;12;411000;Invoice;1,00`, `${day};VE;12;706000;Invoice;-1,00`)

it('dates that leave the order open are read in that of the last file', () => {
  expect(rememberedColumns(ofMonths, onDay('03/04/2025'))).toMatchObject({
    dates: 'month-first',
    chosen: { dates: 'month-first', ledger: { columns: ofMonths.dialect.ledger.columns } },
  })
  const told = rememberedColumns(ofMonths, onDay('31/03/2025'))
  expect(told).not.toHaveProperty('dates')
  expect(told?.chosen).not.toHaveProperty('dates')
})

it('credits are read as positive if the last file was read so and a sign is still the side', () => {
  const turned = { ...ofMonths, dialect: { ...ofMonths.dialect, signs: 'credits-positive' as const } }
  const signs = 'credits-positive'
  expect(rememberedColumns(turned, onDay('31/03/2025'))).toMatchObject({ signs, chosen: { signs } })
  const sided = {
    ...turned,
    header: [...signedNames, 'D/C'],
    dialect: {
      ...turned.dialect,
      ledger: { columns: [...turned.dialect.ledger.columns, 'side' as const] },
    },
  }
  const found = rememberedColumns(
    sided,
    read(
      [...signedNames, 'D/C'].join(';'),
      '31/03/2025;VE;12;411000;Invoice;1,00;D',
      '31/03/2025;VE;12;706000;Invoice;1,00;C',
    ),
  )
  expect(found?.chosen.ledger?.columns).toContain('side')
  expect(found).not.toHaveProperty('signs')
  expect(found?.chosen).not.toHaveProperty('signs')
})
