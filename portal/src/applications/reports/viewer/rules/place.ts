import { SavedBookmarkForm } from '@parvis/api-types/limits/report-viewer'
import { GetReportByPathQuery, Report } from '@parvis/api-types/limits/reports'
import { keyOf } from '../../../../routing/address-key.ts'
import { reportViewer } from '../application.ts'

/** The contents of a viewer address: the report and its view. */
export interface ViewerPlace {
  /**
   * The key of the report, or of a saved bookmark at the address of bookmarks. It stays valid when the report is moved.
   */
  id?: number
  /** The client's number, folder and report, separated by slashes, as they are now or once were. */
  path?: string
  /** The key of a page. */
  page?: string
  /** The state of a view, as captured by the client. */
  state?: string
}

/** Longer states are left out of addresses, because mail programs break them. */
const longestState = 1500

const { pageName, state: ofState } = SavedBookmarkForm
const isState = new RegExp(ofState.pattern)

/** Reads a viewer address. Values that were edited into something invalid are ignored. */
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
 * The address with the current view, which shows the same to everyone. If the view is only a page, just that is
 * written.
 * @param state undefined if nothing is filtered
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

/** The address with the key of the report instead of its path, which another report may take later. */
export function withKey(search: URLSearchParams, id: number): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('path')
  next.set('id', String(id))
  return next
}

/** Whether an address names a bookmark instead of a report. */
export const isOfBookmark = (pathname: string) => pathname === reportViewer.address('bookmark')

/** The address of a saved bookmark. */
export const addressOfBookmark = (id: number) => `${reportViewer.address('bookmark')}?id=${id}`
