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
  /** What is awaited, for people who do not see it. */
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
  // What was loaded stays when it cannot be loaded anew.
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
  /** The record that it is a part of. */
  record: { namespace: N; say: Say }
  /** The group of the texts with its words. */
  words: GroupOf<N, { loading: string; failed: string }>
}

/** A part of the page of a record, in the words of its application. */
export function LoadedOfRecord<Data, N extends Namespace>({
  record: { namespace, say },
  words,
  ...part
}: RecordLoadedProps<Data, N>) {
  const t = useTexts(namespace)
  return <LoadedPart {...part} loading={t(`${words}.loading`)} failed={t(`${words}.failed`)} say={say} />
}
