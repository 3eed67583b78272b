import { readOptions } from '@parvis/api-types/calls'
import { getStockImportColumns } from '@parvis/api-types/calls/inventories'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import type { RememberedFile } from './remembered.ts'

const none: readonly RememberedFile[] = []

/** The files that were imported for the client of a stock-take. @param isAsked not while parts of another are sent */
export function useRemembered(takeId: number, { isAsked }: { isAsked: boolean }) {
  const found = useQuery({
    ...readOptions(useApi(), getStockImportColumns, { path: { id: takeId } }),
    enabled: isAsked,
  })
  return {
    files: found.data?.value ?? none,
    /** Why it is not known whether there are any. */
    error: found.error,
    refetch: () => void found.refetch(),
    isFetching: found.isFetching,
  }
}
