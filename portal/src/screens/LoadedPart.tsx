import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Say } from '../api/problem-messages.ts'
import type { Namespace } from '../i18n/translations.ts'
import { ProblemState } from '../problems/ProblemState.tsx'
import type { GroupOf } from './define-list.ts'
import { useTexts } from './texts.ts'

export interface LoadedPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>
  /** What is loading, for screen readers. */
  loading: string
  /** The title when loading fails. */
  failed: string
  say: Say
  /** Height of the placeholder. @default '6rem' */
  height?: string
  children: (data: Data) => ReactNode
}

/** A part of a page that loads its own data: shows the loading state, the error, or the content. */
export function LoadedPart<Data>({
  query,
  loading,
  failed,
  say,
  height = '6rem',
  children,
}: LoadedPartProps<Data>) {
  // Keep showing loaded data when a refetch fails.
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <ProblemState
        title={failed}
        problem={say(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  return (
    <SkeletonGroup label={loading}>
      <Skeleton shape="block" height={height} />
    </SkeletonGroup>
  )
}

interface RecordLoadedProps<Data, N extends Namespace>
  extends Pick<LoadedPartProps<Data>, 'query' | 'children'> {
  /** The record that the part belongs to. */
  record: { namespace: N; say: Say }
  /** The group of the application's texts to use. */
  words: GroupOf<N, { loading: string; failed: string }>
}

/** A part of a record page that loads its own data, with the texts of the record's application. */
export function LoadedOfRecord<Data, N extends Namespace>({
  record: { namespace, say },
  words,
  ...part
}: RecordLoadedProps<Data, N>) {
  const t = useTexts(namespace)
  return <LoadedPart {...part} loading={t(`${words}.loading`)} failed={t(`${words}.failed`)} say={say} />
}
