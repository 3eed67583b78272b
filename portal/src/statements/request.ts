import type { ReadOf } from '@parvis/api-types/calls'

/** A request for financial statements, as the services return it. */
export type StatementRequest = ReadOf<'getStatementRequest'>
export type StatementStatus = StatementRequest['status']

/** The look of each status. */
export const statusLooks = {
  uploading: 'draft',
  waiting: 'waiting',
  processing: 'active',
  finished: 'success',
  failed: 'danger',
  cancelled: 'info',
} as const satisfies Record<StatementStatus, string>

/** Whether the services are working on it, or will without further action. */
export const isUnderWay = (status: StatementStatus): boolean =>
  status === 'waiting' || status === 'processing'

/** Whether it can be restarted. */
export const canStartAgain = (status: StatementStatus): boolean =>
  status === 'failed' || status === 'cancelled'

/** The list of requests. */
export const addressOfDashboard = '/app/eafautomate/dashboard'

/** The page to prepare statements. */
export const addressOfImport = '/app/aefautomate/import'

/** The page with the statements of a finished request. */
export const addressOfStatements = (id: number): string => `${addressOfDashboard}/report/${id}`

/** The page to follow an unfinished request. */
export const addressOfRequest = (id: number): string => `${addressOfImport}?requestId=${id}`

/** The page to prepare more statements of the same client: for the next year, or a new attempt where there are none. */
export const addressOfNext = (id: number): string => `${addressOfImport}?from=${id}`

/** The address of a request, whatever its status. */
export const addressOf = ({ id, status }: Pick<StatementRequest, 'id' | 'status'>): string =>
  status === 'finished' ? addressOfStatements(id) : addressOfRequest(id)
