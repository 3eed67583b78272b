import { expect, it } from 'vitest'
import { shownRows } from './shown-rows.ts'

const rows = [
  { account: '411000', label: 'Clients', state: 'ready' },
  { account: '445710', label: 'TVA collectée', state: 'ready' },
  { account: '9411', label: 'Clients analytiques', state: 'missing' },
] as const
const found = (state: Parameters<typeof shownRows>[1], text: string) =>
  shownRows(rows, state, text).map(({ account }) => account)

it('accounts are found by the start of their number, or by their label', () => {
  expect(found('all', '')).toEqual(['411000', '445710', '9411'])
  expect(found('all', '41')).toEqual(['411000'])
  expect(found('all', ' COLLECTEE ')).toEqual(['445710'])
})

it('only accounts in the chosen state are shown', () => {
  expect(found('missing', '')).toEqual(['9411'])
  expect(found('missing', '445')).toEqual([])
})
