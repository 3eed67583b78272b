import type { DataGridProps } from '@parvis/design-system/DataGrid'
import type { UseQueryResult } from '@tanstack/react-query'

type GridStatus = NonNullable<DataGridProps<unknown>['status']>

/**
 * How a grid shows the state of its query: the rows of the previous page stay until the new ones arrive. A query that
 * failed without any rows is for the screen to explain.
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
