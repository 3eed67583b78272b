import { readOptions } from '@parvis/api-types/calls'
import { getStockEntryColumns, getStockImportColumns } from '@parvis/api-types/calls/inventories'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import type { RememberedArticles, RememberedEntries, RememberedFile } from './remembered.ts'

const none: readonly never[] = []

/** The files imported earlier for a client, or the error that kept them from loading. */
export interface Remembered<File extends RememberedFile> {
  files: readonly File[]
  error: Error | null
  refetch: () => void
  isFetching: boolean
}

const found = <File extends RememberedFile>(query: {
  data: { value: readonly File[] } | undefined
  error: Error | null
  refetch: () => unknown
  isFetching: boolean
}): Remembered<File> => ({
  files: query.data?.value ?? none,
  error: query.error,
  refetch: () => void query.refetch(),
  isFetching: query.isFetching,
})

/**
 * Article files imported earlier for the client of a stock-take.
 * @param isAsked false while batches of another file are being sent
 */
export function useRememberedArticles(
  takeId: number,
  { isAsked }: { isAsked: boolean },
): Remembered<RememberedArticles> {
  const options = readOptions(useApi(), getStockImportColumns, { path: { id: takeId } })
  return found(useQuery({ ...options, enabled: isAsked }))
}

/** Entry files imported earlier for the client of a stock-take. */
export function useRememberedEntries(
  takeId: number,
  { isAsked }: { isAsked: boolean },
): Remembered<RememberedEntries> {
  const options = readOptions(useApi(), getStockEntryColumns, { path: { id: takeId } })
  return found(useQuery({ ...options, enabled: isAsked }))
}
