import { readOptions } from '@parvis/api-types/calls'
import { listAuditFolders } from '@parvis/api-types/calls/audit-folders'
import { listStatementRequests } from '@parvis/api-types/calls/statements'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.tsx'
import { useMay } from '../session/useMay.ts'

/** Maximum number of statements and folders to name; the others are counted. */
export const mostNamed = 20

/**
 * What else uses the statements of a request: statements of later years that are compared with them, and audit folders
 * about either.
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
    /** Whether it is still loading. */
    isAwaited: later.isPending || (mayAudit && later.data !== undefined && folders.isPending),
    /** Whether all of it is known: not everybody can see audit folders. */
    isWhole: later.data !== undefined && folders.data !== undefined,
  }
}
