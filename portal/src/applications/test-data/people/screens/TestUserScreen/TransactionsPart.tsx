import { listTestTransactions } from '@parvis/api-types/calls/test-data'
import { useMemo } from 'react'
import { defineList } from '../../../../../screens/define-list.ts'
import { ListOfScreen } from '../../../../../screens/ListScreen.tsx'
import { sayOfTestData } from '../../test-user.ts'

/** The transactions of a test person, in the order they were added. */
const transactionsOf = (id: number) =>
  defineList(listTestTransactions, 'testData', {
    path: { id },
    group: 'transactions',
    columns: [
      { field: 'externalId', type: 'text', width: 170, isHideable: false },
      { field: 'description', type: 'text', width: 260 },
      {
        field: 'amount',
        type: 'number',
        format: { minimumFractionDigits: 2, signDisplay: 'always' },
        width: 150,
      },
      { field: 'account', type: 'text', width: 200 },
      { field: 'iban', type: 'text', width: 270 },
    ],
    order: ['id'],
    say: sayOfTestData,
  })

export function TransactionsPart({ id }: { id: number }) {
  const list = useMemo(() => transactionsOf(id), [id])
  return <ListOfScreen list={list} />
}
