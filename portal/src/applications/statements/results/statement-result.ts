import { readOptions, type ReadOf } from '@parvis/api-types/calls'
import {
  getStatementDownload,
  getStatementFigure,
  getStatementRequest,
  getStatements,
  listStatementAccounts,
  listStatementEntries,
} from '@parvis/api-types/calls/statements'
import { keepPreviousData } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'
import { explain } from '../../../api/problem-messages.ts'
import type { Download } from '../../../downloads/file-download.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import { defineList } from '../../../screens/define-list.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { addressOfDashboard } from '../../../statements/request.ts'
import { thresholdOf, type Threshold } from './rules/place.ts'

export type StatementResult = ReadOf<'getStatements'>

export const requestRecord = defineRecord(getStatementRequest, 'statementResults', {
  param: 'requestId',
  list: addressOfDashboard,
  say: explain<'getStatementRequest'>({}),
})

/** Computed figures change only with the request, which does not happen while somebody reads them. */
const staleTime = 60_000

export const statementsOptions = (api: Api, id: number, threshold: Threshold) => ({
  ...readOptions(api, getStatements, { path: { id }, query: threshold }),
  placeholderData: keepPreviousData,
  staleTime,
})

/** The accounts behind a line. */
export const figureOptions = (api: Api, id: number, line: string) => ({
  ...readOptions(api, getStatementFigure, { path: { id }, query: { line } }),
  staleTime,
})

const unfinished = { 'statement-unfinished': 'statementResults:problem.unfinished' } as const

/** Why the statements could not be loaded. */
export const sayNoStatements = explain<'getStatements'>(unfinished)

/** The statements as a downloadable file. */
export const statementDownload: Download = {
  call: getStatementDownload,
  file: '/v1/StatementRequests({id})/File',
}

/** Why the file could not be downloaded. */
export const sayNoFile = explain<'getStatementDownload'>({
  ...unfinished,
  'not-found': 'statementResults:problem.gone',
})

/** Why the accounts could not be loaded. */
export const sayNoAccounts = explain<'getStatementFigure'>({
  ...unfinished,
  'not-found': 'statementResults:problem.lineGone',
})

const cents: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** The lines of an account in the file. */
export const entriesOf = (id: number, account: string) =>
  defineList(listStatementEntries, 'statementResults', {
    path: { id },
    group: 'entries',
    filter: ['account', 'eq', account],
    columns: [
      { field: 'line', type: 'number', width: 140, isHideable: false },
      // A card shows only the first four columns, so start with the date and the amounts.
      { field: 'entryDate', type: 'date', width: 120 },
      { field: 'debit', type: 'number', format: cents, width: 130 },
      { field: 'credit', type: 'number', format: cents, width: 130 },
      { field: 'label', type: 'text', width: 240 },
      { field: 'journalCode', type: 'text', width: 100 },
      { field: 'entryNumber', type: 'text', width: 130 },
      { field: 'pieceRef', type: 'text', width: 150 },
      { field: 'lettering', type: 'text', width: 120 },
      { field: 'account', type: 'text', width: 120 },
      { field: 'auxiliary', type: 'text', width: 160 },
    ],
    order: ['line'],
    say: explain<'listStatementEntries'>({}),
  })

/** The lines of an account and its auxiliary accounts in a trial balance. */
export const linesOf = (id: number, account: string) =>
  defineList(listStatementAccounts, 'statementResults', {
    path: { id },
    group: 'accounts',
    filter: ['account', 'eq', account],
    columns: [
      { field: 'line', type: 'number', width: 140, isHideable: false },
      // A card shows only the first four columns.
      { field: 'auxiliary', type: 'text', width: 160 },
      { field: 'auxiliaryLabel', type: 'text', width: 220 },
      { field: 'closing', type: 'number', format: cents, width: 150 },
      { field: 'opening', type: 'number', format: cents, width: 150 },
      { field: 'debit', type: 'number', format: cents, width: 130 },
      { field: 'credit', type: 'number', format: cents, width: 130 },
      { field: 'account', type: 'text', width: 120 },
      { field: 'accountLabel', type: 'text', width: 220 },
    ],
    order: ['line'],
    say: explain<'listStatementAccounts'>({}),
  })

/** Prefetches what a page of statements needs first. */
export function prefetchResult(context: PrefetchContext): void {
  requestRecord.prefetch(context)
  const { api, queryClient, params, url } = context
  const id = Number(params[requestRecord.param])
  void queryClient.prefetchQuery(statementsOptions(api, id, thresholdOf(url.searchParams)))
}
