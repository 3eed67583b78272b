// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Get the embed address and token of a report. */
export const getReportEmbed: Call<'getReportEmbed'> = {
  id: 'getReportEmbed',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Embed",
}

/** Get the figures of a report page. */
export const askReportFigures: Call<'askReportFigures'> = {
  id: 'askReportFigures',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Figures",
}

/** List the caller’s bookmarks and those shared with them. */
export const listSavedBookmarks: Call<'listSavedBookmarks'> = {
  id: 'listSavedBookmarks',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Bookmarks",
}

/** Save the current view as a bookmark. */
export const createSavedBookmark: Call<'createSavedBookmark'> = {
  id: 'createSavedBookmark',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Bookmarks",
  stale: ["askReportFigures","listSavedBookmarks","getSavedBookmark"],
}

/** Get a bookmark. */
export const getSavedBookmark: Call<'getSavedBookmark'> = {
  id: 'getSavedBookmark',
  host: 'portal',
  method: 'get',
  path: "/v1/SavedBookmarks({id})",
}

/** Rename or share a bookmark. */
export const updateSavedBookmark: Call<'updateSavedBookmark'> = {
  id: 'updateSavedBookmark',
  host: 'portal',
  method: 'patch',
  path: "/v1/SavedBookmarks({id})",
  stale: ["askReportFigures","listSavedBookmarks","getSavedBookmark"],
}

/** Delete a bookmark. */
export const deleteSavedBookmark: Call<'deleteSavedBookmark'> = {
  id: 'deleteSavedBookmark',
  host: 'portal',
  method: 'delete',
  path: "/v1/SavedBookmarks({id})",
  stale: ["askReportFigures","listSavedBookmarks","getSavedBookmark"],
}

/** Move a bookmark in the caller’s list. */
export const moveSavedBookmark: Call<'moveSavedBookmark'> = {
  id: 'moveSavedBookmark',
  host: 'portal',
  method: 'post',
  path: "/v1/SavedBookmarks({id})/Move",
  stale: ["askReportFigures","listSavedBookmarks","getSavedBookmark"],
}

/** Set or clear the default bookmark. */
export const markDefaultBookmark: Call<'markDefaultBookmark'> = {
  id: 'markDefaultBookmark',
  host: 'portal',
  method: 'post',
  path: "/v1/SavedBookmarks({id})/Default",
  stale: ["askReportFigures","listSavedBookmarks","getSavedBookmark"],
}
