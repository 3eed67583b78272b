import { SavedBookmarkForm } from '@parvis/api-types/limits/report-viewer'
import { GetReportByPathQuery, Report } from '@parvis/api-types/limits/reports'
import { keyOf } from '../../../../routing/address-key.ts'
import { reportViewer } from '../application.ts'

/** What an address of the viewer says: which report, and how it is looked at. */
export interface ViewerPlace {
  /** Key of the report, or at the address of bookmarks of a saved bookmark. It holds when the report is moved. */
  id?: number
  /** Number of the client, folder and report, with slashes between, as they are or once were. */
  path?: string
  /** Key of a page. */
  page?: string
  /** State of a view, as the client captured it. */
  state?: string
}

/** Longer states stay out of addresses: mail programs break them. */
const longestState = 1500

const { pageName, state: ofState } = SavedBookmarkForm
const isState = new RegExp(ofState.pattern)

/** Reads what an address asks for; what somebody changed by hand and nobody can read is left aside. */
export function placeOf(search: URLSearchParams): ViewerPlace {
  const path = search.get('path')?.trim()
  const id = keyOf(search.get('id'), Report.id)
  const page = search.get('page') ?? ''
  const state = search.get('state') ?? ''
  return {
    ...(path ? { path: path.slice(0, GetReportByPathQuery.path.maxLength) } : {}),
    ...(id === undefined ? {} : { id }),
    ...(page === '' ? {} : { page: page.slice(0, pageName.maxLength) }),
    ...(state !== '' && state.length <= ofState.maxLength && isState.test(state) ? { state } : {}),
  }
}

/**
 * The address with the view as it is now: it shows the same to everyone. A view that is only a page is said by it.
 * @param state undefined where nothing is filtered
 */
export function withView(
  search: URLSearchParams,
  view: { page: string; state: string | undefined },
): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('page', view.page)
  if (view.state !== undefined && view.state.length <= longestState) next.set('state', view.state)
  else next.delete('state')
  return next
}

/** The address with the key of the report in the place of its path, which may be taken by another one later. */
export function withKey(search: URLSearchParams, id: number): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('path')
  next.set('id', String(id))
  return next
}

/** Whether an address names a bookmark, and not a report. */
export const isOfBookmark = (pathname: string) => pathname === reportViewer.address('bookmark')

/** The address of a saved bookmark. */
export const addressOfBookmark = (id: number) => `${reportViewer.address('bookmark')}?id=${id}`
