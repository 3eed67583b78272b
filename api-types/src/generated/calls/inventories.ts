// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List stock-takes. */
export const listStockTakes: Call<'listStockTakes'> = {
  id: 'listStockTakes',
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes",
}

/** Prepare a stock-take of an engagement. */
export const createStockTake: Call<'createStockTake'> = {
  id: 'createStockTake',
  host: 'portal',
  method: 'post',
  path: "/v1/StockTakes",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listCountSheets","getCountSheet","getCountSheetKey","listCountLines","listCountPhotos","listMyCounts","listWork"],
}

/** Get a stock-take. */
export const getStockTake: Call<'getStockTake'> = {
  id: 'getStockTake',
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})",
}

/** Change a stock-take, or take it a step further. */
export const updateStockTake: Call<'updateStockTake'> = {
  id: 'updateStockTake',
  host: 'portal',
  method: 'patch',
  path: "/v1/StockTakes({id})",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listCountSheets","getCountSheet","getCountSheetKey","listCountLines","listCountPhotos","listMyCounts","listWork"],
}

/** Delete a stock-take that is being prepared. */
export const deleteStockTake: Call<'deleteStockTake'> = {
  id: 'deleteStockTake',
  host: 'portal',
  method: 'delete',
  path: "/v1/StockTakes({id})",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listCountSheets","getCountSheet","getCountSheetKey","listCountLines","listCountPhotos","listMyCounts","listWork"],
}

/** Replace the articles of a stock-take that is being prepared. */
export const importStockLines: Call<'importStockLines'> = {
  id: 'importStockLines',
  host: 'portal',
  method: 'post',
  path: "/v1/StockTakes({id})/Lines",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listCountSheets","getCountSheet","getCountSheetKey","listCountLines","listCountPhotos","listMyCounts","listWork"],
}

/** Get what the columns of files meant when articles of the same client were imported. */
export const getStockImportColumns: Call<'getStockImportColumns'> = {
  id: 'getStockImportColumns',
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/ImportColumns",
}

/** Get the samples drawn from a stock-take. */
export const getStockSamples: Call<'getStockSamples'> = {
  id: 'getStockSamples',
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/Samples",
}

/** Draw a sample of the articles of a stock-take. */
export const drawStockSample: Call<'drawStockSample'> = {
  id: 'drawStockSample',
  host: 'portal',
  method: 'post',
  path: "/v1/StockTakes({id})/Samples",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listCountSheets","getCountSheet","getCountSheetKey","listCountLines","listCountPhotos","listMyCounts","listWork"],
}

/** Get the attendance report of a stock-take. */
export const getStockAttendance: Call<'getStockAttendance'> = {
  id: 'getStockAttendance',
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/Attendance",
}

/** Update the attendance report of a stock-take. */
export const updateStockAttendance: Call<'updateStockAttendance'> = {
  id: 'updateStockAttendance',
  host: 'portal',
  method: 'patch',
  path: "/v1/StockTakes({id})/Attendance",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Create a draft for signature from the attendance report of a stock-take. */
export const sendStockAttendance: Call<'sendStockAttendance'> = {
  id: 'sendStockAttendance',
  host: 'portal',
  method: 'post',
  path: "/v1/StockTakes({id})/Attendance/Send",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listSignatureUploads","listSignatureEnvelopes","getSignatureEnvelope","listSignatureSigners","listSignatureEvents","getSignatureTrailDownload","getSignatureAuthority","listWork"],
}

/** Get a download ticket for the attendance report of a stock-take. */
export const getStockAttendanceDownload: Call<'getStockAttendanceDownload'> = {
  id: 'getStockAttendanceDownload',
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/AttendanceDownload",
}

/** Add movements to a stock-take. */
export const importStockMovements: Call<'importStockMovements'> = {
  id: 'importStockMovements',
  host: 'portal',
  method: 'post',
  path: "/v1/StockTakes({id})/Movements",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listCountSheets","getCountSheet","getCountSheetKey","listCountLines","listCountPhotos","listMyCounts","listWork"],
}

/** Get the sums of the differences of a stock-take. */
export const getStockDifferences: Call<'getStockDifferences'> = {
  id: 'getStockDifferences',
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/Differences",
}

/** Explain a sum of differences of a stock-take. */
export const updateStockDifferences: Call<'updateStockDifferences'> = {
  id: 'updateStockDifferences',
  host: 'portal',
  method: 'patch',
  path: "/v1/StockTakes({id})/Differences",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listCountSheets","getCountSheet","getCountSheetKey","listCountLines","listCountPhotos","listMyCounts","listWork"],
}

/** Get the valuation of a stock-take. */
export const getStockValuation: Call<'getStockValuation'> = {
  id: 'getStockValuation',
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/Valuation",
}

/** Choose how a stock-take is valued, and which articles are slow. */
export const updateStockValuation: Call<'updateStockValuation'> = {
  id: 'updateStockValuation',
  host: 'portal',
  method: 'patch',
  path: "/v1/StockTakes({id})/Valuation",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listCountSheets","getCountSheet","getCountSheetKey","listCountLines","listCountPhotos","listMyCounts","listWork"],
}

/** Add entries for the valuation of a stock-take. */
export const importStockEntries: Call<'importStockEntries'> = {
  id: 'importStockEntries',
  host: 'portal',
  method: 'post',
  path: "/v1/StockTakes({id})/Entries",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listCountSheets","getCountSheet","getCountSheetKey","listCountLines","listCountPhotos","listMyCounts","listWork"],
}

/** Get the columns of files of entries that were imported for the same client. */
export const getStockEntryColumns: Call<'getStockEntryColumns'> = {
  id: 'getStockEntryColumns',
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/EntryColumns",
}

/** List the entries that stock-takes are valued with. */
export const listStockEntries: Call<'listStockEntries'> = {
  id: 'listStockEntries',
  host: 'portal',
  method: 'get',
  path: "/v1/StockEntries",
}

/** Delete an entry. */
export const deleteStockEntry: Call<'deleteStockEntry'> = {
  id: 'deleteStockEntry',
  host: 'portal',
  method: 'delete',
  path: "/v1/StockEntries({id})",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listCountSheets","getCountSheet","getCountSheetKey","listCountLines","listCountPhotos","listMyCounts","listWork"],
}

/** List the articles of stock-takes with their values. */
export const listStockValues: Call<'listStockValues'> = {
  id: 'listStockValues',
  host: 'portal',
  method: 'get',
  path: "/v1/StockValues",
}

/** List movements of stock-takes. */
export const listStockMovements: Call<'listStockMovements'> = {
  id: 'listStockMovements',
  host: 'portal',
  method: 'get',
  path: "/v1/StockMovements",
}

/** Delete a movement. */
export const deleteStockMovement: Call<'deleteStockMovement'> = {
  id: 'deleteStockMovement',
  host: 'portal',
  method: 'delete',
  path: "/v1/StockMovements({id})",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listCountSheets","getCountSheet","getCountSheetKey","listCountLines","listCountPhotos","listMyCounts","listWork"],
}

/** List articles of stock-takes with their differences. */
export const listStockLines: Call<'listStockLines'> = {
  id: 'listStockLines',
  host: 'portal',
  method: 'get',
  path: "/v1/StockLines",
}

/** Explain a difference, or have a line counted again. */
export const updateStockLine: Call<'updateStockLine'> = {
  id: 'updateStockLine',
  host: 'portal',
  method: 'patch',
  path: "/v1/StockLines({id})",
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","getStockAttendance","getStockAttendanceDownload","getStockDifferences","getStockValuation","getStockEntryColumns","listStockEntries","listStockValues","listStockMovements","listStockLines","listStockCounts","listCountSheets","getCountSheet","getCountSheetKey","listCountLines","listCountPhotos","listMyCounts","listWork"],
}

/** List what was counted, as it came. */
export const listStockCounts: Call<'listStockCounts'> = {
  id: 'listStockCounts',
  host: 'portal',
  method: 'get',
  path: "/v1/StockCounts",
}
