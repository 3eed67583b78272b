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
 * about either. A trial balance may open with them; then folders about the year after it count too.
 */
export function useReach(id: number) {
  const api = useApi()
  const mayAudit = useMay('Audit.Work')
  const later = useQuery(
    readOptions(api, listStatementRequests, {
      query: {
        filter: ['priorRequestId', 'eq', id],
        select: ['id', 'accountName', 'periodEnd', 'fileName', 'content'],
        orderby: ['periodEnd'],
        top: mostNamed,
        count: true,
      },
    }),
  )
  const balances = later.data?.value.filter(({ content }) => content === 'balances') ?? []
  const after = useQuery({
    ...readOptions(api, listStatementRequests, {
      query: {
        filter: ['priorRequestId', 'in', balances.map(each => each.id)],
        select: ['id'],
        top: mostNamed,
      },
    }),
    enabled: balances.length > 0,
  })
  const isLaterKnown = later.data !== undefined && (balances.length === 0 || after.data !== undefined)
  const using = [id, ...[...(later.data?.value ?? []), ...(after.data?.value ?? [])].map(each => each.id)]
  const folders = useQuery({
    ...readOptions(api, listAuditFolders, {
      query: {
        filter: ['statementRequestId', 'in', using],
        select: ['id', 'accountName', 'year', 'engagementDescription'],
        orderby: ['year'],
        top: mostNamed,
        count: true,
      },
    }),
    enabled: mayAudit && isLaterKnown,
  })
  return {
    later: later.data,
    /** Whether a later year may take its opening balances from them. */
    mayOpen: balances.length > 0,
    folders: folders.data,
    /** Whether it is still loading. */
    isAwaited:
      later.isPending ||
      (balances.length > 0 && after.isPending) ||
      (mayAudit && isLaterKnown && folders.isPending),
    /** Whether all of it is known: not everybody can see audit folders. */
    isWhole: isLaterKnown && folders.data !== undefined,
  }
}
