import type { ReportsQuery } from '../library.ts'
import { keysBelow, type PlacedFolder } from './folder-rules.ts'
import type { Place } from './place.ts'

/** Which reports a list is about. */
export type ReportScope = NonNullable<ReportsQuery['filter']>

/** All that has been published. */
export const published: ReportScope = ['publicationStatus', 'eq', 'published']

/**
 * The reports at a place, at any depth; undefined for the whole library.
 * @param folders of the client of the place
 */
export function scopeOf(place: Place | undefined, folders: readonly PlacedFolder[]): ReportScope | undefined {
  if (!place) return undefined
  return place.folderId === undefined
    ? ['accountId', 'eq', place.clientId]
    : ['folderId', 'in', keysBelow(folders, place.folderId)]
}

/** A question about the reports of a scope alone. */
export function within(scope: ReportScope | undefined, page: ReportsQuery): ReportsQuery {
  if (!scope) return page
  return { ...page, filter: page.filter ? { and: [scope, page.filter] } : scope }
}
