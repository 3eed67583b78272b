// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List requests for financial statements. */
export const listStatementRequests: Call<'listStatementRequests'> = {
  id: 'listStatementRequests',
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests",
}

/** Request the financial statements of a year. */
export const createStatementRequest: Call<'createStatementRequest'> = {
  id: 'createStatementRequest',
  host: 'portal',
  method: 'post',
  path: "/v1/StatementRequests",
  stale: ["listStatementRequests","getStatementRequest","getStatements","getStatementFigure","listStatementEntries","listStatementAccounts","getRememberedMapping"],
}

/** Get a request for financial statements. */
export const getStatementRequest: Call<'getStatementRequest'> = {
  id: 'getStatementRequest',
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests({id})",
}

/** Delete a request, its file, its entries and its statements. */
export const deleteStatementRequest: Call<'deleteStatementRequest'> = {
  id: 'deleteStatementRequest',
  host: 'portal',
  method: 'delete',
  path: "/v1/StatementRequests({id})",
  stale: ["listStatementRequests","getStatementRequest","getStatements","getStatementFigure","listStatementEntries","listStatementAccounts","getRememberedMapping"],
}

/** Process the file of a request. */
export const startStatementRequest: Call<'startStatementRequest'> = {
  id: 'startStatementRequest',
  host: 'portal',
  method: 'post',
  path: "/v1/StatementRequests({id})/Start",
  stale: ["listStatementRequests","getStatementRequest","getStatements","getStatementFigure","listStatementEntries","listStatementAccounts","getRememberedMapping"],
}

/** Stop a request that is waiting or being processed. */
export const cancelStatementRequest: Call<'cancelStatementRequest'> = {
  id: 'cancelStatementRequest',
  host: 'portal',
  method: 'post',
  path: "/v1/StatementRequests({id})/Cancel",
  stale: ["listStatementRequests","getStatementRequest","getStatements","getStatementFigure","listStatementEntries","listStatementAccounts","getRememberedMapping"],
}

/** Get financial statements and the checks on them. */
export const getStatements: Call<'getStatements'> = {
  id: 'getStatements',
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests({id})/Statements",
}

/** Get the accounts behind a figure. */
export const getStatementFigure: Call<'getStatementFigure'> = {
  id: 'getStatementFigure',
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests({id})/Figures",
}

/** List the entry lines of the file that statements are computed from. */
export const listStatementEntries: Call<'listStatementEntries'> = {
  id: 'listStatementEntries',
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests({id})/Entries",
}

/** List the accounts and auxiliary accounts that statements are computed from. */
export const listStatementAccounts: Call<'listStatementAccounts'> = {
  id: 'listStatementAccounts',
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests({id})/Accounts",
}

/** Get a download ticket for financial statements. */
export const getStatementDownload: Call<'getStatementDownload'> = {
  id: 'getStatementDownload',
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests({id})/Download",
}

/** Get the remembered mapping of a client. */
export const getRememberedMapping: Call<'getRememberedMapping'> = {
  id: 'getRememberedMapping',
  host: 'portal',
  method: 'get',
  path: "/v1/RememberedMappings({id})",
}
