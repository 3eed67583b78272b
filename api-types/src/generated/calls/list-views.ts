// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Get the caller’s views of a list. */
export const getListViews: Call<'getListViews'> = {
  id: 'getListViews',
  host: 'portal',
  method: 'get',
  path: "/v1/ListViews",
}

/** Keep and remove views of a list. */
export const changeListViews: Call<'changeListViews'> = {
  id: 'changeListViews',
  host: 'portal',
  method: 'post',
  path: "/v1/ListViews",
  stale: ["getListViews"],
}
