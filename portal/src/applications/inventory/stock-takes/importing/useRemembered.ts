import { readOptions } from '@parvis/api-types/calls'
import { getStockEntryColumns, getStockImportColumns } from '@parvis/api-types/calls/inventories'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import type { RememberedArticles, RememberedEntries, RememberedFile } from './remembered.ts'

const none: readonly never[] = []

/** The files that were imported for a client, or why it is not known whether there are any. */
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

/** Files of articles that were imported for the client of a stock-take. @param isAsked not while parts of another are sent */
export function useRememberedArticles(
  takeId: number,
  { isAsked }: { isAsked: boolean },
): Remembered<RememberedArticles> {
  const options = readOptions(useApi(), getStockImportColumns, { path: { id: takeId } })
  return found(useQuery({ ...options, enabled: isAsked }))
}

/** The same of entries. */
export function useRememberedEntries(
  takeId: number,
  { isAsked }: { isAsked: boolean },
): Remembered<RememberedEntries> {
  const options = readOptions(useApi(), getStockEntryColumns, { path: { id: takeId } })
  return found(useQuery({ ...options, enabled: isAsked }))
}
