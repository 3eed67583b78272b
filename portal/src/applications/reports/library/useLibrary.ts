import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import {
  clientOptions,
  clientsOptions,
  entriesOptions,
  foldersOptions,
  foundFoldersOptions,
  type ReportClient,
  type ReportEntry,
  type ReportFolder,
} from './library.ts'
import { useGridView } from '../../../screens/useGridView.ts'
import { readEntry } from './rules/place.ts'
import { useLater } from './useLater.ts'
import { usePlace } from './usePlace.ts'

/** The loaded contents of one client. */
export interface ClientContents {
  folders: readonly ReportFolder[]
  reports: readonly ReportEntry[]
}

const nobody: ReadonlySet<number> = new Set()
/** Stable functions, so that unchanged results are not combined again. */
const dataOf = <Data>(results: readonly { data: Data | undefined }[]) => results.map(({ data }) => data)
const partsOf = (parts: readonly UseQueryResult<{ value: ReportClient[] }>[]) => ({
  clients: parts.flatMap(({ data }) => data?.value ?? []),
  isLoading: parts.some(({ data, isFetching }) => !data && isFetching),
  failed: parts.find(({ isLoadingError }) => isLoadingError),
})
/** The minimum number of characters for a request. */
const shortestSearch = 2

const unique = (clients: readonly (ReportClient | null | undefined)[]) => [
  ...new Map(clients.flatMap(client => (client ? [[client.id, client] as const] : []))).values(),
]

/**
 * The library as the tree shows it: the first clients by name, further ones that were loaded, the matches of a search,
 * and the contents of clients that were opened, are named in the address, or have folders that match. One search is for
 * all of it: the tree and the list of reports beside it.
 */
export function useLibrary() {
  const api = useApi()
  const [place, setPlace] = usePlace()
  const [view, setView] = useGridView()
  const later = useLater(view.search)
  const searched = later.trim()
  const shown: Readonly<ReturnType<typeof useGridView>> = useMemo(
    () => [{ ...view, search: later }, setView],
    [view, later, setView],
  )
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(nobody)
  const isSearching = searched.length >= shortestSearch
  const [partCount, setPartCount] = useState(1)
  const first = useQuery(clientsOptions(api, ''))
  const listed = useQueries({
    queries: Array.from({ length: partCount }, (_, part) => clientsOptions(api, '', part)),
    combine: partsOf,
  })
  const foundClients = useQuery({ ...clientsOptions(api, searched), enabled: isSearching })
  const foundFolders = useQuery({ ...foundFoldersOptions(api, searched), enabled: isSearching })
  // Clients that are needed but are not among the loaded ones.
  const missing = useMemo(() => {
    const needed = new Set(
      isSearching ? (foundFolders.data?.value ?? []).map(({ accountId }) => accountId) : [],
    )
    if (place) needed.add(place.clientId)
    const known = new Set(listed.clients.map(({ id }) => id))
    return first.data ? [...needed].filter(id => !known.has(id)) : []
  }, [first.data, listed.clients, foundFolders.data, isSearching, place])
  const others = useQueries({
    queries: missing.map(id => clientOptions(api, id)),
    combine: dataOf,
  })

  const opening = useMemo(() => {
    const ids = new Set(opened)
    if (place) ids.add(place.clientId)
    if (isSearching) for (const { accountId } of foundFolders.data?.value ?? []) ids.add(accountId)
    return [...ids]
  }, [opened, place, isSearching, foundFolders.data])
  const folders = useQueries({
    queries: opening.map(id => foldersOptions(api, id)),
    combine: dataOf,
  })
  const reports = useQueries({
    queries: opening.map(id => entriesOptions(api, id)),
    combine: dataOf,
  })
  const contents = useMemo(() => {
    const known = new Map<number, ClientContents>()
    opening.forEach((id, n) => {
      const [ownFolders, ownReports] = [folders[n], reports[n]]
      if (ownFolders && ownReports) known.set(id, { folders: ownFolders, reports: ownReports })
    })
    return known
  }, [opening, folders, reports])
  const clients = useMemo(
    () => unique([...listed.clients, ...others, ...(isSearching ? (foundClients.data?.value ?? []) : [])]),
    [listed.clients, others, foundClients.data, isSearching],
  )

  /** Remembers which clients were opened, to keep their contents up to date. */
  const open = (ids: ReadonlySet<string>) => {
    const keys = [...ids].flatMap(id => {
      const entry = readEntry(id)
      return entry?.kind === 'client' ? [entry.key] : []
    })
    setOpened(before => (keys.every(key => before.has(key)) ? before : new Set([...before, ...keys])))
  }
  const loadChildren = useCallback(
    async (id: string) => {
      const entry = readEntry(id)
      if (entry?.kind !== 'client') return
      await Promise.all([
        queryClient.fetchQuery(foldersOptions(api, entry.key)),
        queryClient.fetchQuery(entriesOptions(api, entry.key)),
      ])
    },
    [api, queryClient],
  )
  const extend = () => setPartCount(count => count + 1)
  const own = place && contents.get(place.clientId)
  return {
    place,
    setPlace,
    /** The view of the list of reports, which is applied once typing pauses. */
    shown,
    /** The text in the search field. */
    typed: view.search,
    search: (words: string) => setView({ ...view, search: words, page: 1 }),
    list: first,
    clients,
    contents,
    /** The number of clients that are not listed yet; a search also finds them. */
    unlisted: Math.max(0, (first.data?.['@odata.count'] ?? 0) - listed.clients.length),
    /** Whether further clients are loading. */
    isExtending: listed.isLoading,
    /** The part of the list that failed to load. */
    failed: listed.failed,
    /** Loads further clients. */
    extend,
    isSearching: isSearching && (foundClients.isFetching || foundFolders.isFetching),
    open,
    loadChildren,
    /** The contents of the client of the place; undefined until loaded. */
    own,
    client: clients.find(({ id }) => id === place?.clientId),
    folder: own?.folders.find(({ id }) => id === place?.folderId),
    /** Whether the folders of the place are still loading. */
    isPlaceAwaited: place?.folderId !== undefined && own === undefined,
    /** Whether the place in the address has nothing for the reader. */
    isGone:
      place?.folderId !== undefined &&
      own !== undefined &&
      !own.folders.some(({ id }) => id === place.folderId),
  }
}

export type Library = ReturnType<typeof useLibrary>
