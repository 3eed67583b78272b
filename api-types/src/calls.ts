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

/** How to call an operation of the contract, and what it makes stale; the values are generated. */
export interface Call<Id extends OperationId> {
  readonly id: Id
  readonly host: keyof Clients
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** The path template of the contract, relative to the base of the host. */
  readonly path: string
  /** The reads whose answers it changes. @default none */
  readonly stale?: readonly OperationId[]
}

/** Without their types, all operations are called the same way. */
type AnyClient = Record<Call<OperationId>['method'], (path: string, init: object) => Promise<Answer<unknown>>>

function ask(clients: Clients, { host, method, path }: Call<OperationId>, init: object) {
  // The call was checked against the contract when it was created.
  return (clients[host] as unknown as AnyClient)[method](path, init)
}

/** The parameters of a read, except the signal that aborts it. */
export type ReadParams<Id extends OperationId, Q = ReadQuery<Id>> = Omit<
  ReadInit<Operations[Id], Q>,
  'signal'
>

/** The data of a read that selects everything. */
export type ReadOf<Id extends OperationId> = ReadData<Operations[Id], unknown>

/** A row of a list that selects every field. */
export type RowOf<Id extends OperationId> = ReadOf<Id> extends { value: (infer Row)[] } ? Row : never

/** How to fetch and cache a read: options for a query of TanStack Query, without depending on it. */
export interface ReadOptions<Id extends OperationId, Data> {
  /** The operation and its parameters: callers with the same key share the answer. */
  queryKey: readonly [Id, ...params: readonly object[]]
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  /** The path template of the read: once something is deleted at a path, it is not read there again. */
  meta: { path: string }
}

/**
 * Query options for a read of the contract: `useQuery(readOptions(api, getReportTemplate, { path: { id } }))`.
 * @param params the keys of the path and the query; `{}` if the operation takes none
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

/** The result of a write: its response body with the new version; void if there is no body. */
export type WrittenOf<Id extends OperationId> =
  SuccessOf<Operations[Id]> extends undefined ? void : SuccessOf<Operations[Id]> & { '@odata.etag': string }

/**
 * The parameters of a write: `path`, `body`, `ifMatch`, `idempotencyKey`, `query`, as far as the operation has them.
 */
export type WriteParams<Id extends OperationId> = WriteInit<Operations[Id]>

/** How to send a write: options for a mutation of TanStack Query, without depending on it. */
export interface WriteOptions<Id extends OperationId> {
  mutationKey: readonly [Id]
  mutationFn: (params: WriteParams<Id>) => Promise<WrittenOf<Id>>
  /** `stale`: the operations to refetch. `deletes`: the path template of what no longer exists afterwards. */
  meta: { stale: readonly OperationId[]; deletes?: string }
}

/** Mutation options for a write of the contract: `useMutation(writeOptions(api, updateReportTemplate))`. */
export function writeOptions<Id extends OperationId>(clients: Clients, call: Call<Id>): WriteOptions<Id> {
  return {
    mutationKey: [call.id],
    mutationFn: async params => {
      const { data, etag } = await ask(clients, call, params)
      // The version is in the response header, and in the body only if the entity includes it.
      const isEntity = typeof data === 'object' && data !== null
      return (isEntity ? { '@odata.etag': etag ?? '"0"', ...data } : undefined) as WrittenOf<Id>
    },
    meta: { stale: call.stale ?? [], ...(call.method === 'delete' && { deletes: call.path }) },
  }
}

/**
 * Query options for a question of the contract (`x-question`): it is sent like a write and changes nothing.
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
