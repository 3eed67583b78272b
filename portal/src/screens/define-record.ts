import { readOptions, type Call, type ReadQuery } from '@parvis/api-types/calls'
import type { ReadData, ReadInit } from '@parvis/api-types/client'
import type { OperationId, Operations } from '@parvis/api-types/operations'
import type { ProblemCodeOf } from '@parvis/api-types/problems'
import type { Api } from '../api/clients.ts'
import type { Say } from '../api/problem-messages.ts'
import type { Namespace, TextNamespaces } from '../i18n/translations.ts'
import type { PrefetchContext } from '../routing/route.ts'

/** The texts of a record, in the texts of its application. */
interface RecordTexts {
  list: { title: string }
  record: {
    /** The kind of thing, for when its own name is unknown. */
    name: string
    loading: string
  }
  gone: { title: string; text?: string; toList: string; failed: string }
}

/** The namespaces that can have records: their texts contain `record` and `gone`. */
export type RecordNamespace = {
  [N in Namespace]: TextNamespaces[N] extends RecordTexts ? N : never
}[Namespace]

/** One thing of a list: how to read it, where the address has its key, and what to show when it is absent. */
export interface DefinedRecord<Thing, N extends RecordNamespace> {
  namespace: N
  /** The name of the path or search parameter that holds the key. */
  param: string
  /** The address of the list that contains it. */
  list: string
  /** The problem codes that mean "absent" for this reader. */
  absent: readonly string[]
  say: Say
  options: (api: Api, id: number) => RecordOptions<Thing>
  /** Prefetches the thing that an address names, in parallel with the code of its screen. */
  prefetch: (context: PrefetchContext) => void
}

/** The type of a record: `type Template = ThingOf<typeof templateRecord>`. */
export type ThingOf<Of extends { options: (api: Api, id: number) => RecordOptions<unknown> }> = Awaited<
  ReturnType<ReturnType<Of['options']>['queryFn']>
>

interface RecordParts<Id extends OperationId, Q> {
  /** The name of the path or search parameter that holds the key. */
  param: string
  /** The address of the list that contains it. */
  list: string
  /**
   * Problem codes to treat like `not-found`: a reader without access must not learn that the record exists. @default none
   */
  absent?: readonly ProblemCodeOf<Id>[]
  /** The expansions to load with it. @default its own fields */
  query?: ReadInit<Operations[Id], Q>['query']
  /** Explains why it failed to load. */
  say: Say
}

interface RecordOptions<Thing> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Thing>
  staleTime: number
}

/**
 * Declares a record once: `RecordScreen` shows it, `EditorForm` changes it, and its route prefetches it in parallel
 * with the code of the screen.
 *
 * @param call the read operation of the contract that returns it by its key
 */
export function defineRecord<
  Id extends OperationId,
  const N extends RecordNamespace,
  const Q extends ReadQuery<Id> = ReadQuery<Id>,
>(
  call: Call<Id>,
  namespace: N,
  { param, list, absent = [], query, say }: RecordParts<Id, Q>,
): DefinedRecord<ReadData<Operations[Id], Q>, N> {
  type Thing = ReadData<Operations[Id], Q>
  const options = (api: Api, id: number): RecordOptions<Thing> => {
    // The path parameter of every single read is `id`.
    const asked = { path: { id }, ...(query && { query }) } as unknown as Parameters<
      typeof readOptions<Id>
    >[2]
    return {
      ...(readOptions(api, call, asked) as unknown as Omit<RecordOptions<Thing>, 'staleTime'>),
      staleTime: 10_000,
    }
  }
  return {
    namespace,
    param,
    list,
    absent: ['not-found', ...absent],
    say,
    options,
    prefetch: ({ api, queryClient, params, url }) => {
      const key = params[param] ?? url.searchParams.get(param)
      void queryClient.prefetchQuery(options(api, Number(key)))
    },
  }
}
