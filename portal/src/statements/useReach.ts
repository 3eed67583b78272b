import { readOptions } from '@parvis/api-types/calls'
import { listAuditFolders } from '@parvis/api-types/calls/audit-folders'
import { listStatementRequests } from '@parvis/api-types/calls/statements'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.tsx'
import { useMay } from '../session/useMay.ts'

/** Statements and folders that are named; others are counted. */
export const mostNamed = 20

/**
 * What else the statements of a request are used by: those of later years that are compared with them, and audit folders
 * that are about either.
 */
export function useReach(id: number) {
  const api = useApi()
  const mayAudit = useMay('Audit.Work')
  const later = useQuery(
    readOptions(api, listStatementRequests, {
      query: {
        filter: ['priorRequestId', 'eq', id],
        select: ['id', 'accountName', 'periodEnd', 'fileName'],
        orderby: ['periodEnd'],
        top: mostNamed,
        count: true,
      },
    }),
  )
  const folders = useQuery({
    ...readOptions(api, listAuditFolders, {
      query: {
        filter: ['statementRequestId', 'in', [id, ...(later.data?.value.map(each => each.id) ?? [])]],
        select: ['id', 'accountName', 'year', 'engagementDescription'],
        orderby: ['year'],
        top: mostNamed,
        count: true,
      },
    }),
    enabled: mayAudit && later.data !== undefined,
  })
  return {
    later: later.data,
    folders: folders.data,
    /** Whether it is told soon. */
    isAwaited: later.isPending || (mayAudit && later.data !== undefined && folders.isPending),
    /** Whether all of it is known: not everybody sees audit folders. */
    isWhole: later.data !== undefined && folders.data !== undefined,
  }
}
