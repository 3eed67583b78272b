import { keyIn } from '../../../../screens/key-in.ts'

/** A place in the library: a client, or one of its folders. */
export interface Place {
  clientId: number
  /** Undefined for the client itself, with everything in its folders. */
  folderId: number | undefined
}

/** The place that an address names; undefined for the whole library. A folder without its client is ignored. */
export function readPlace(search: URLSearchParams): Place | undefined {
  const clientId = keyIn(search, 'client')
  return clientId === undefined ? undefined : { clientId, folderId: keyIn(search, 'folder') }
}

/** The same address for another place, on the first page of its list. */
export function writePlace(search: URLSearchParams, place: Place | undefined): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of ['client', 'folder', 'page']) written.delete(name)
  if (place) written.set('client', String(place.clientId))
  if (place?.folderId !== undefined) written.set('folder', String(place.folderId))
  return written
}

/** The key of a place as an entry of the tree; undefined for the whole library. */
export function entryOf(place: Place | undefined): string | undefined {
  if (!place) return undefined
  return place.folderId === undefined ? `client-${place.clientId}` : `folder-${place.folderId}`
}

/** Parses the key of an entry of the tree. */
export function readEntry(id: string): { kind: 'client' | 'folder' | 'report'; key: number } | undefined {
  const [, kind, key] = /^(client|folder|report)-(\d+)$/.exec(id) ?? []
  return kind === 'client' || kind === 'folder' || kind === 'report' ? { kind, key: Number(key) } : undefined
}
