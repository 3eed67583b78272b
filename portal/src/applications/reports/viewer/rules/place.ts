/** What an address of the viewer says: which report, and how it is looked at. */
export interface ViewerPlace {
  /** Number of the client, folder and report, with slashes between. */
  path?: string
  /** Key of a saved bookmark. */
  bookmark?: number
  /** Key of a page. */
  page?: string
  /** State of a view, as the client captured it. */
  state?: string
}

/** Longer states stay out of addresses: mail programs break them. */
const longestState = 1500

const keyOf = (text: string | null): number | undefined => {
  const key = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0
  return key >= 1 && key <= 2_147_483_647 ? key : undefined
}

/** Reads what an address asks for; what somebody changed by hand and nobody can read is left aside. */
export function placeOf(search: URLSearchParams): ViewerPlace {
  const path = search.get('path')?.trim()
  const bookmark = keyOf(search.get('id'))
  const page = search.get('page') ?? ''
  const state = search.get('state') ?? ''
  return {
    ...(path ? { path: path.slice(0, 1000) } : {}),
    ...(bookmark === undefined ? {} : { bookmark }),
    ...(page === '' ? {} : { page: page.slice(0, 200) }),
    ...(/^[A-Za-z0-9+/=_-]{1,8000}$/.test(state) ? { state } : {}),
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

/** The address of a saved bookmark. */
export const addressOfBookmark = (id: number) => `/bookmark?id=${id}`
