import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Say } from '../api/problem-messages.ts'
import { ProblemState } from '../problems/ProblemState.tsx'

export interface LoadedPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>
  /** What is awaited, for who does not see it. */
  loading: string
  /** What could not be loaded. */
  failed: string
  say: Say
  /** Of what will stand there. @default '6rem' */
  height?: string
  children: (data: Data) => ReactNode
}

/** A part of a page that asks the services by itself: awaited, not given, or there. */
export function LoadedPart<Data>({
  query,
  loading,
  failed,
  say,
  height = '6rem',
  children,
}: LoadedPartProps<Data>) {
  if (query.isError)
    return (
      <ProblemState
        title={failed}
        problem={say(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  if (query.data === undefined)
    return (
      <SkeletonGroup label={loading}>
        <Skeleton shape="block" height={height} />
      </SkeletonGroup>
    )
  return children(query.data)
}
