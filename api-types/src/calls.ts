import type { authorizationClient } from './authorization.ts'
import type { Answer, ReadData, ReadInit, ReadQuery, WriteInit } from './client.ts'
import type { consentClient } from './consent.ts'
import type { customerStoreClient } from './customer-store.ts'
import type { OperationId, Operations, SuccessOf } from './operations.ts'
import type { organisationClient } from './organisation.ts'
import type { portalClient } from './portal.ts'

export type { ReadQuery }

/** One typed client per host. */
export interface Clients {
  portal: ReturnType<typeof portalClient>
  customerStore: ReturnType<typeof customerStoreClient>
  organisation: ReturnType<typeof organisationClient>
  authorization: ReturnType<typeof authorizationClient>
  consent: ReturnType<typeof consentClient>
}

/** How an operation of the contract is called, and what it makes stale: the values are generated. */
export interface Call<Id extends OperationId> {
  readonly id: Id
  readonly host: keyof Clients
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** The path template of the contract, below the base of the host. */
  readonly path: string
  /** The reads that answer something else after it. @default none */
  readonly stale?: readonly OperationId[]
}

/** Every operation is called the same way once its types are gone. */
type AnyClient = Record<Call<OperationId>['method'], (path: string, init: object) => Promise<Answer<unknown>>>

function ask(clients: Clients, { host, method, path }: Call<OperationId>, init: object) {
  // The types of the call were held against the contract by whoever made it.
  return (clients[host] as unknown as AnyClient)[method](path, init)
}

/** What a read takes, but for the signal that ends it. */
export type ReadParams<Id extends OperationId, Q = ReadQuery<Id>> = Omit<
  ReadInit<Operations[Id], Q>,
  'signal'
>

/** What a read answers when it is asked for everything. */
export type ReadOf<Id extends OperationId> = ReadData<Operations[Id], unknown>

/** One of the rows that a list answers when it is asked for every field. */
export type RowOf<Id extends OperationId> = ReadOf<Id> extends { value: (infer Row)[] } ? Row : never

/** How a read is asked and kept: options of a query of TanStack Query, without knowing it. */
export interface ReadOptions<Id extends OperationId, Data> {
  /** The operation and what it is asked with: whoever asks the same shares the answer. */
  queryKey: readonly [Id, ...params: readonly object[]]
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  /** The path template that is read: what is deleted at a path is no more read there. */
  meta: { path: string }
}

/**
 * The options of a query by a read of the contract: `useQuery(readOptions(api, getReportTemplate, { path: { id } }))`.
 *
 * @param params the keys of the path and the query; `{}` where the operation takes none
 */
export function readOptions<Id extends OperationId, const Q extends ReadQuery<Id> = ReadQuery<Id>>(
  clients: Clients,
  call: Call<Id>,
  params: ReadInit<Operations[Id], Q>,
): ReadOptions<Id, ReadData<Operations[Id], Q>> {
  const isAsked = Object.keys(params).length > 0
  return {
    queryKey: isAsked ? [call.id, params] : [call.id],
    queryFn: async ({ signal }) =>
      (await ask(clients, call, { ...params, signal })).data as ReadData<Operations[Id], Q>,
    meta: { path: call.path },
  }
}

/** What a write gives: what was answered, with the version that it has now; nothing where nothing is answered. */
export type WrittenOf<Id extends OperationId> =
  SuccessOf<Operations[Id]> extends undefined ? void : SuccessOf<Operations[Id]> & { '@odata.etag': string }

/** What a write takes: `path`, `body`, `ifMatch`, `idempotencyKey`, `query`, as far as the operation has them. */
export type WriteParams<Id extends OperationId> = WriteInit<Operations[Id]>

/** How something is written: options of a mutation of TanStack Query, without knowing it. */
export interface WriteOptions<Id extends OperationId> {
  mutationKey: readonly [Id]
  mutationFn: (params: WriteParams<Id>) => Promise<WrittenOf<Id>>
  /** `stale`: the operations whose answers are to be asked for again. `deletes`: the path template of what is then no more. */
  meta: { stale: readonly OperationId[]; deletes?: string }
}

/** The options of a mutation by a write of the contract: `useMutation(writeOptions(api, updateReportTemplate))`. */
export function writeOptions<Id extends OperationId>(clients: Clients, call: Call<Id>): WriteOptions<Id> {
  return {
    mutationKey: [call.id],
    mutationFn: async params => {
      const { data, etag } = await ask(clients, call, params)
      // The version stands in the head of the answer; in the body only where the entity names it.
      const isEntity = typeof data === 'object' && data !== null
      return (isEntity ? { '@odata.etag': etag ?? '"0"', ...data } : undefined) as WrittenOf<Id>
    },
    meta: { stale: call.stale ?? [], ...(call.method === 'delete' && { deletes: call.path }) },
  }
}

/**
 * The options of a query by a question of the contract (`x-question`): it is sent as a write is and changes nothing.
 * `useQuery(questionOptions(api, assessRolePlan, { body }))`
 */
export function questionOptions<Id extends OperationId>(
  clients: Clients,
  call: Call<Id>,
  params: WriteParams<Id>,
): ReadOptions<Id, SuccessOf<Operations[Id]>> {
  return {
    queryKey: [call.id, params],
    queryFn: async ({ signal }) =>
      (await ask(clients, call, { ...params, signal })).data as SuccessOf<Operations[Id]>,
    meta: { path: call.path },
  }
}
