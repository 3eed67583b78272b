import type { DataGridProps } from '@parvis/design-system/DataGrid'
import type { UseQueryResult } from '@tanstack/react-query'

type GridStatus = NonNullable<DataGridProps<unknown>['status']>

/**
 * How a grid shows the query behind its rows: those of another page stand there until theirs have come. A query that
 * failed without any rows is the screen's to explain.
 */
export function gridStatus({
  isPending,
  isError,
  isPlaceholderData,
}: Pick<UseQueryResult, 'isPending' | 'isError' | 'isPlaceholderData'>): GridStatus {
  if (isPending) return 'loading'
  if (isError) return 'error'
  return isPlaceholderData ? 'refreshing' : 'ready'
}
