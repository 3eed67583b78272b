import { previewFile } from '@parvis/accounting/files/preview'
import { expect, it } from 'vitest'
import { rememberedColumns } from './remembered-columns.ts'

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

it('finds columns by their names, wherever they stand this year, and says which are new', () => {
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
    added: ['Branch'],
    gone: [],
  })
})

it('takes nothing over where most columns are no longer there', () => {
  expect(rememberedColumns(reading, read('Compte;Solde', '512000;1,00'))).toBeUndefined()
})

it('takes a file without a header for the same where it has as many columns', () => {
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
