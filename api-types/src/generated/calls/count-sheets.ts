// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the stock-takes that the person counts in. */
export const listCountSheets: Call<'listCountSheets'> = {
  id: 'listCountSheets',
  host: 'portal',
  method: 'get',
  path: "/v1/CountSheets",
}

/** Get a stock-take that the person counts in. */
export const getCountSheet: Call<'getCountSheet'> = {
  id: 'getCountSheet',
  host: 'portal',
  method: 'get',
  path: "/v1/CountSheets({id})",
}

/** Send what was counted. */
export const createCounts: Call<'createCounts'> = {
  id: 'createCounts',
  host: 'portal',
  method: 'post',
  path: "/v1/CountSheets({id})/Counts",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts"],
}

/** Get the key that the person’s devices encrypt counts with. */
export const getCountSheetKey: Call<'getCountSheetKey'> = {
  id: 'getCountSheetKey',
  host: 'portal',
  method: 'get',
  path: "/v1/CountSheetKey",
}

/** List the articles that the person counts. */
export const listCountLines: Call<'listCountLines'> = {
  id: 'listCountLines',
  host: 'portal',
  method: 'get',
  path: "/v1/CountLines",
}

/** Send a photo of a line. */
export const createCountPhoto: Call<'createCountPhoto'> = {
  id: 'createCountPhoto',
  host: 'portal',
  method: 'post',
  path: "/v1/CountSheets({id})/Photos",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts"],
}

/** List the photos of lines. */
export const listCountPhotos: Call<'listCountPhotos'> = {
  id: 'listCountPhotos',
  host: 'portal',
  method: 'get',
  path: "/v1/CountPhotos",
}

/** Remove a photo of a line. */
export const deleteCountPhoto: Call<'deleteCountPhoto'> = {
  id: 'deleteCountPhoto',
  host: 'portal',
  method: 'delete',
  path: "/v1/CountPhotos({id})",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts"],
}

/** Get the picture of a photo. */
export const getCountPhotoContent: Call<'getCountPhotoContent'> = {
  id: 'getCountPhotoContent',
  host: 'portal',
  method: 'get',
  path: "/v1/CountPhotos({id})/Content",
}

/** List what the person counted. */
export const listMyCounts: Call<'listMyCounts'> = {
  id: 'listMyCounts',
  host: 'portal',
  method: 'get',
  path: "/v1/MyCounts",
}
