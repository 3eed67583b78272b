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
  stale: ["listStockTakes","getStockTake","getStockImportColumns","getStockSamples","listStockLines","listStockCounts"],
}

/** List the articles that the person counts. */
export const listCountLines: Call<'listCountLines'> = {
  id: 'listCountLines',
  host: 'portal',
  method: 'get',
  path: "/v1/CountLines",
}

/** List what the person counted. */
export const listMyCounts: Call<'listMyCounts'> = {
  id: 'listMyCounts',
  host: 'portal',
  method: 'get',
  path: "/v1/MyCounts",
}
