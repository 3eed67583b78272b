// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** What shows a report in a frame, with a token of its own. */
export const getReportEmbed: Call<'getReportEmbed'> = {
  id: 'getReportEmbed',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Embed",
}

/** The figures of a page of a report. */
export const askReportFigures: Call<'askReportFigures'> = {
  id: 'askReportFigures',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Figures",
}

/** The bookmarks of a report that the caller saved or that others share. */
export const listSavedBookmarks: Call<'listSavedBookmarks'> = {
  id: 'listSavedBookmarks',
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Bookmarks",
}

/** Saves how the caller looks at a report. */
export const createSavedBookmark: Call<'createSavedBookmark'> = {
  id: 'createSavedBookmark',
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Bookmarks",
  stale: ["askReportFigures","listSavedBookmarks","getSavedBookmark"],
}

/** A bookmark. */
export const getSavedBookmark: Call<'getSavedBookmark'> = {
  id: 'getSavedBookmark',
  host: 'portal',
  method: 'get',
  path: "/v1/SavedBookmarks({id})",
}

/** Renames or shares a bookmark. */
export const updateSavedBookmark: Call<'updateSavedBookmark'> = {
  id: 'updateSavedBookmark',
  host: 'portal',
  method: 'patch',
  path: "/v1/SavedBookmarks({id})",
  stale: ["askReportFigures","listSavedBookmarks","getSavedBookmark"],
}

/** Deletes a bookmark. */
export const deleteSavedBookmark: Call<'deleteSavedBookmark'> = {
  id: 'deleteSavedBookmark',
  host: 'portal',
  method: 'delete',
  path: "/v1/SavedBookmarks({id})",
  stale: ["askReportFigures","listSavedBookmarks","getSavedBookmark"],
}

/** Puts a bookmark elsewhere among those of the caller. */
export const moveSavedBookmark: Call<'moveSavedBookmark'> = {
  id: 'moveSavedBookmark',
  host: 'portal',
  method: 'post',
  path: "/v1/SavedBookmarks({id})/Move",
  stale: ["askReportFigures","listSavedBookmarks","getSavedBookmark"],
}

/** Opens the report with a bookmark from now on, or no longer. */
export const markDefaultBookmark: Call<'markDefaultBookmark'> = {
  id: 'markDefaultBookmark',
  host: 'portal',
  method: 'post',
  path: "/v1/SavedBookmarks({id})/Default",
  stale: ["askReportFigures","listSavedBookmarks","getSavedBookmark"],
}
