import { readOptions, type Call, type ReadQuery } from '@parvis/api-types/calls'
import type { ReadData, ReadInit } from '@parvis/api-types/client'
import type { OperationId, Operations } from '@parvis/api-types/operations'
import type { ProblemCodeOf } from '@parvis/api-types/problems'
import type { Api } from '../api/clients.ts'
import type { Say } from '../api/problem-messages.ts'
import type { Namespace, TextNamespaces } from '../i18n/translations.ts'
import type { PrefetchContext } from '../routing/route.ts'

/** The words of one thing of a list, in the texts of its application. */
interface RecordTexts {
  list: { title: string }
  record: {
    /** What kind of thing it is, where its own name is not known. */
    name: string
    loading: string
  }
  gone: { title: string; text?: string; toList: string; failed: string }
}

/** The applications that have records: their texts have `record` and `gone`. */
export type RecordNamespace = {
  [N in Namespace]: TextNamespaces[N] extends RecordTexts ? N : never
}[Namespace]

/** One thing of a list: how it is read, where its key stands, and what is said where it is not there. */
export interface DefinedRecord<Thing, N extends RecordNamespace> {
  namespace: N
  /** The parameter of the address that has its key, in its path or in its search. */
  param: string
  /** The address of the list in which it is found. */
  list: string
  /** What the services say of one that is not there for the reader. */
  absent: readonly string[]
  say: Say
  options: (api: Api, id: number) => RecordOptions<Thing>
  /** Starts the query of what an address names, beside the code of its screen. */
  prefetch: (context: PrefetchContext) => void
}

/** What a record is: `type Template = ThingOf<typeof templateRecord>`. */
export type ThingOf<Of extends { options: (api: Api, id: number) => RecordOptions<unknown> }> = Awaited<
  ReturnType<ReturnType<Of['options']>['queryFn']>
>

interface RecordParts<Id extends OperationId, Q> {
  /** The parameter of the address that has its key, in its path or in its search. */
  param: string
  /** The address of the list in which it is found. */
  list: string
  /** Problems that mean the same as `not-found`: who may not read it is not told that it is there. @default none */
  absent?: readonly ProblemCodeOf<Id>[]
  /** What comes with it. @default its own fields */
  query?: ReadInit<Operations[Id], Q>['query']
  /** Why it did not come. */
  say: Say
}

interface RecordOptions<Thing> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Thing>
  staleTime: number
}

/**
 * Declares once what screens show one of: `RecordScreen` shows it, `EditorForm` changes it, and its route asks for it
 * before the code of the screen is there.
 *
 * @param call the read of the contract that answers it by its key
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
    // Reads of one thing have its key in their path, and it is called `id`.
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
