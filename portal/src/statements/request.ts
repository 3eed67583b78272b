import type { ReadOf } from '@parvis/api-types/calls'

/** A request for financial statements, as the services answer it. */
export type StatementRequest = ReadOf<'getStatementRequest'>
export type StatementStatus = StatementRequest['status']

/** How a status is shown. */
export const statusLooks = {
  uploading: 'draft',
  waiting: 'waiting',
  processing: 'active',
  finished: 'success',
  failed: 'danger',
  cancelled: 'info',
} as const satisfies Record<StatementStatus, string>

/** Whether the services are at work on it, or will be without anybody doing something. */
export const isUnderWay = (status: StatementStatus): boolean =>
  status === 'waiting' || status === 'processing'

/** Whether it can be begun anew. */
export const canStartAgain = (status: StatementStatus): boolean =>
  status === 'failed' || status === 'cancelled'

/** Where requests are listed. */
export const addressOfDashboard = '/app/eafautomate/dashboard'

/** Where statements are prepared. */
export const addressOfImport = '/app/aefautomate/import'

/** Where the statements of a finished request are read. */
export const addressOfStatements = (id: number): string => `${addressOfDashboard}/report/${id}`

/** Where a request is followed that is not finished. */
export const addressOfRequest = (id: number): string => `${addressOfImport}?requestId=${id}`

/** Where other statements of the same client are prepared: of the next year, or anew where there are none. */
export const addressOfNext = (id: number): string => `${addressOfImport}?from=${id}`

/** Where a request leads to, whatever has become of it. */
export const addressOf = ({ id, status }: Pick<StatementRequest, 'id' | 'status'>): string =>
  status === 'finished' ? addressOfStatements(id) : addressOfRequest(id)
