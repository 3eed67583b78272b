import { useQuery } from '@tanstack/react-query'
import { Suspense, use, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { isProblem } from '@parvis/api-types/problems'
import { StockTake as limits } from '@parvis/api-types/limits/inventories'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { keyOf } from '../../../../../routing/address-key.ts'
import { latePart } from '../../../../../screens/late.tsx'
import { NoRecord } from '../../../../../screens/RecordScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { stockTakes } from '../../application.ts'
import { saySheet, sheetOptions } from '../../counts/sheet-query.ts'
import { CountStoreContext } from '../../counts/useCounts.ts'
import { CountSheet } from './CountSheet.tsx'
import { LeftSheet } from './LeftSheet.tsx'

// People who count do not have to load the grid.
const SheetsList = latePart(async () => ({ default: (await import('./SheetsList.tsx')).SheetsList }))

/** The count sheet that the address names; otherwise the list of the reader's sheets. */
export function CountScreen() {
  const [search] = useSearchParams()
  const named = search.get('id')
  if (named === null)
    return (
      <Suspense fallback={null}>
        <SheetsList />
      </Suspense>
    )
  return <NamedSheet key={named} id={keyOf(named, limits.id)} />
}

const record = {
  namespace: 'stockTakes',
  list: stockTakes.address('count'),
  absent: ['not-found'],
  say: saySheet,
} as const

function NamedSheet({ id }: { id: number | undefined }) {
  const api = useApi()
  const store = use(CountStoreContext)
  const { email } = usePerson()
  const found = useQuery({
    ...sheetOptions({ api, store, email }, id ?? 0),
    enabled: id !== undefined,
  })
  const { refetch } = found
  const reload = useCallback(() => void refetch(), [refetch])
  if (id === undefined || !found.data) {
    const absent = { record, isKey: id !== undefined, fieldHeights: ['3rem', '18rem'] }
    if (id === undefined || !isProblem(found.error, 'not-found'))
      return <NoRecord {...absent} found={found} />
    return (
      <LeftSheet
        id={id}
        onReload={reload}
        loading={<NoRecord {...absent} found={{ ...found, error: null }} />}
      >
        <NoRecord {...absent} found={found} />
      </LeftSheet>
    )
  }
  return <CountSheet id={id} opened={found.data} onReload={reload} />
}
