import { expect, it } from 'vitest'
import { FileAccounts } from './file-accounts.ts'

const line = (account: string, accountLabel: string, debit: number, credit: number) => ({
  account,
  accountLabel,
  debit,
  credit,
})

it('each account is listed once, in chart order, with its balance', () => {
  const accounts = new FileAccounts()
  accounts.add(line('706', 'Ventes', 0, 1000))
  accounts.add(line('411', '', 1200, 0))
  accounts.add(line('4', 'Tiers', 0, 200))
  accounts.add(line('411', 'Clients', 0, 500))
  accounts.add(line('411', 'Autre', 1, 0))
  expect(accounts.sorted()).toEqual([
    { account: '4', label: 'Tiers', balance: -200n },
    { account: '411', label: 'Clients', balance: 701n },
    { account: '706', label: 'Ventes', balance: -1000n },
  ])
})

it('account numbers that are special in JavaScript are ordinary keys', () => {
  const accounts = new FileAccounts()
  accounts.add(line('__proto__', 'Constructeur', 1, 0))
  accounts.add(line('', 'Sans numéro', 1, 0))
  expect(accounts.sorted()).toEqual([{ account: '__proto__', label: 'Constructeur', balance: 1n }])
})

it('balances are exact beyond the precision of a number', () => {
  const accounts = new FileAccounts()
  for (let count = 0; count < 20; count++) accounts.add(line('512', 'Banque', 999_999_999_999_999, 0))
  expect(accounts.sorted()).toEqual([{ account: '512', label: 'Banque', balance: 19_999_999_999_999_980n }])
})
