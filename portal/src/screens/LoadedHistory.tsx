import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Say } from '../api/problem-messages.ts'
import type { Namespace } from '../i18n/translations.ts'
import type { GroupOf } from './define-list.ts'
import { LoadedOfRecord } from './LoadedPart.tsx'
import { RecordHistory, type RecordHistoryProps } from './RecordHistory.tsx'

export interface LoadedHistoryProps<Row, Key extends readonly unknown[], N extends Namespace>
  extends Pick<RecordHistoryProps, 'label' | 'shown'> {
  /** The record whose history it is. */
  record: { namespace: N; say: Say }
  /** The group of the application's texts to use. */
  words: GroupOf<N, { loading: string; failed: string }>
  /** The query, newest event first: `readOptions`. */
  options: UseQueryOptions<{ value: Row[] }, Error, { value: Row[] }, Key>
  eventOf: (row: Row) => RecordHistoryProps['events'][number]
  /** Shown when nothing has happened. @default something always has */
  empty?: ReactNode
}

/** The history of a record, for events that are a list of their own and need a request. */
export function LoadedHistory<Row, Key extends readonly unknown[], N extends Namespace>({
  record,
  words,
  options,
  eventOf,
  empty,
  ...shown
}: LoadedHistoryProps<Row, Key, N>) {
  const found = useQuery({ ...options, staleTime: 10_000 })
  return (
    <LoadedOfRecord query={found} record={record} words={words}>
      {({ value }) =>
        value.length === 0 && empty !== undefined ? (
          empty
        ) : (
          <RecordHistory {...shown} events={value.map(row => eventOf(row))} />
        )
      }
    </LoadedOfRecord>
  )
}
