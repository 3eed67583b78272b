import createFetchClient from 'openapi-fetch'
import { printQuery } from './odata.ts'
import type { Checked, Page, QueryOptions, Row } from './odata-types.ts'
import type { BodyOf, OperationId, Operations, SuccessOf } from './operations.ts'
import { ApiProblem, NetworkFailure, readProblem } from './problems.ts'

/** Which host a client calls, and with which token. */
export interface ClientOptions {
  /** The base URL of the host: absolute or root-relative. */
  baseUrl: string
  /** Returns the access token at the time of the call; no token is sent if it returns nothing. */
  token?: () => string | null | undefined
  /** A replacement for fetch, for tests. @default globalThis.fetch */
  fetch?: (request: Request) => Promise<Response>
}

/** A successful response. */
export interface Answer<Data> {
  data: Data
  /** The version of the entity, for `ifMatch`; null if the response has none. */
  etag: string | null
  response: Response
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

type PathWith<Paths, M extends Method> = {
  [P in keyof Paths & string]: Paths[P] extends Record<M, { responses: unknown }> ? P : never
}[keyof Paths & string]

/** The paths that respond with a stream of events. */
type StreamPath<Paths> = {
  [P in keyof Paths & string]: Paths[P] extends {
    get: { responses: { 200: { content: { 'text/event-stream': unknown } } } }
  }
    ? P
    : never
}[keyof Paths & string]

/** The paths that respond with a file. */
type FilePath<Paths> = {
  [P in keyof Paths & string]: Paths[P] extends {
    get: { responses: { 200: { content: { 'application/octet-stream': unknown } } } }
  }
    ? P
    : never
}[keyof Paths & string]

type ReadPath<Paths> = Exclude<PathWith<Paths, 'get'>, StreamPath<Paths> | FilePath<Paths>>
type KeyedPath<Paths> = Extract<ReadPath<Paths>, `${string}{${string}`>
type FreePath<Paths> = Exclude<ReadPath<Paths>, `${string}{${string}`>

type OperationAt<Paths, P, M extends Method> = P extends keyof Paths
  ? Paths[P] extends Record<M, infer Op>
    ? Op
    : never
  : never

type ParameterOf<Op, Place extends string> = Op extends { parameters: infer All }
  ? Place extends keyof All
    ? Exclude<All[Place], undefined>
    : never
  : never

/** The entity that an operation reads with OData options; never for other operations. */
type EntityOf<Op> = [ParameterOf<Op, 'query'>] extends [never]
  ? never
  : ParameterOf<Op, 'query'> extends { $select?: string }
    ? SuccessOf<Op> extends { value?: (infer E)[] }
      ? E
      : SuccessOf<Op>
    : never

type PathInit<Op> = [ParameterOf<Op, 'path'>] extends [never] ? unknown : { path: ParameterOf<Op, 'path'> }
type BodyInit<Op> = [BodyOf<Op>] extends [never] ? unknown : { body: BodyOf<Op> }
/** The fields of a form, for operations with a form body; undefined fields are not sent. */
type FormInit<Op> = Op extends {
  requestBody: { content: { 'application/x-www-form-urlencoded': infer Fields } }
}
  ? { form: Fields }
  : unknown
type HeaderInit<Op> = {
  [K in keyof ParameterOf<Op, 'header'> as K extends 'If-Match' ? 'ifMatch' : never]: string
} & {
  /** Set a key to have a retry of the same intention recognized as such. @default a new UUID */
  [K in keyof ParameterOf<Op, 'header'> as K extends 'Idempotency-Key' ? 'idempotencyKey' : never]?: string
} & {
  /** The id of the last event received: the stream continues after it. */
  [K in keyof ParameterOf<Op, 'header'> as K extends 'Last-Event-ID' ? 'lastEventId' : never]?:
    | string
    | undefined
}
type PlainQueryInit<Op> = [ParameterOf<Op, 'query'>] extends [never]
  ? unknown
  : { query?: ParameterOf<Op, 'query'> }

interface CommonInit {
  /** Aborts the call, which then throws the reason of the signal. */
  signal?: AbortSignal
}

/** The OData options that an operation declares; without any, its own parameters. */
type QueryFor<Op> = [EntityOf<Op>] extends [never]
  ? [ParameterOf<Op, 'query'>] extends [never]
    ? Empty
    : ParameterOf<Op, 'query'>
  : {
      [K in keyof QueryOptions<EntityOf<Op>> as `$${K}` extends keyof ParameterOf<Op, 'query'>
        ? K
        : never]: QueryOptions<EntityOf<Op>>[K]
    }

/** The query options of a read. */
export type ReadQuery<Id extends OperationId> = QueryFor<Operations[Id]>

// Not conditional in Q: TypeScript would not infer Q through a condition.
export type ReadInit<Op, Q> = CommonInit &
  PathInit<Op> & { query?: Q & Checked<EntityOf<Op>, Q, QueryFor<Op>> }

type ReadAnswer<Op, Q> = Promise<Answer<ReadData<Op, Q>>>

export type WriteInit<Op> = CommonInit &
  PathInit<Op> &
  BodyInit<Op> &
  FormInit<Op> &
  HeaderInit<Op> &
  PlainQueryInit<Op>

/** The parameters in the URL of a file: all are required, because no headers can be added. */
type FileInit<Op> = PathInit<Op> & { query: Required<ParameterOf<Op, 'query'>> }

/** The init may be omitted if nothing in it is required. */
type Optional<Init> = CommonInit extends Init ? [init?: Init] : [init: Init]

/** Additional members of a response with rows, such as the number of unread ones. */
type Beside<Success> = Omit<Success, keyof Page<never, { count: true }>>

/** The data of a read: the rows as the query requests them, or the response of the contract. */
export type ReadData<Op, Q> = [EntityOf<Op>] extends [never]
  ? SuccessOf<Op>
  : SuccessOf<Op> extends { value?: unknown[] }
    ? Page<EntityOf<Op>, Q> & Beside<SuccessOf<Op>>
    : Row<EntityOf<Op>, Q>

/** Calls the operations of one host. Every call throws an ApiProblem or a NetworkFailure unless it succeeds. */
export interface ApiClient<Paths> {
  get<
    P extends KeyedPath<Paths>,
    const Q extends QueryFor<OperationAt<Paths, P, 'get'>> = QueryFor<OperationAt<Paths, P, 'get'>>,
  >(path: P, init: ReadInit<OperationAt<Paths, P, 'get'>, Q>): ReadAnswer<OperationAt<Paths, P, 'get'>, Q>
  get<
    P extends FreePath<Paths>,
    const Q extends QueryFor<OperationAt<Paths, P, 'get'>> = QueryFor<OperationAt<Paths, P, 'get'>>,
  >(path: P, init?: ReadInit<OperationAt<Paths, P, 'get'>, Q>): ReadAnswer<OperationAt<Paths, P, 'get'>, Q>
  post<P extends PathWith<Paths, 'post'>>(
    path: P,
    ...init: Optional<WriteInit<OperationAt<Paths, P, 'post'>>>
  ): Promise<Answer<SuccessOf<OperationAt<Paths, P, 'post'>>>>
  /** Replaces a resource. None of our operations does this, but those of a firm's own host may. */
  put<P extends PathWith<Paths, 'put'>>(
    path: P,
    ...init: Optional<WriteInit<OperationAt<Paths, P, 'put'>>>
  ): Promise<Answer<SuccessOf<OperationAt<Paths, P, 'put'>>>>
  patch<P extends PathWith<Paths, 'patch'>>(
    path: P,
    ...init: Optional<WriteInit<OperationAt<Paths, P, 'patch'>>>
  ): Promise<Answer<SuccessOf<OperationAt<Paths, P, 'patch'>>>>
  delete<P extends PathWith<Paths, 'delete'>>(
    path: P,
    ...init: Optional<WriteInit<OperationAt<Paths, P, 'delete'>>>
  ): Promise<Answer<SuccessOf<OperationAt<Paths, P, 'delete'>>>>
  /** Opens a stream; events.ts reads it. */
  open<P extends StreamPath<Paths>>(
    path: P,
    init?: CommonInit & HeaderInit<OperationAt<Paths, P, 'get'>>,
  ): Promise<Response>
  /** The URL of a file, which the browser fetches by itself: without a token, and therefore with a ticket. */
  address<P extends FilePath<Paths>>(path: P, init: FileInit<OperationAt<Paths, P, 'get'>>): string
}

/** No OData options at all. */
interface Empty {
  readonly top?: never
}

/** The contract without its types. */
interface AnyPaths {
  [path: string]: Record<
    Method,
    {
      parameters: { path?: Record<string, unknown>; query?: Record<string, unknown> }
      requestBody?: { content: { 'application/json': unknown } }
      responses: { 200: { content: { 'application/json': unknown } } }
    }
  >
}

/** An init without the types of the operation. */
interface AnyInit {
  path?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  form?: Readonly<Record<string, unknown>>
  ifMatch?: string
  idempotencyKey?: string
  lastEventId?: string | undefined
  signal?: AbortSignal
}

/** Percent-encodes everything but unreserved characters; quotes and parentheses delimit keys in OData paths. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/**
 * Inserts keys into a path template. A key in quotes is text, whose quotes are doubled as in OData.
 * @param template such as `/v1/Roles({id})` or `/v1/…(ContactEmail='{email}')`
 */
export function fillPath(template: string, keys: Record<string, unknown>): string {
  return template.replace(/('?)\{(\w+)\}/g, (_, quote: string, name: string) => {
    const key = String(keys[name])
    return quote + encode(quote ? key.replaceAll("'", "''") : key)
  })
}

/** Generates a key for one intention: reuse it when retrying, and generate a new one for the next. */
export function newIdempotencyKey(): string {
  // Without https (a test machine addressed by IP) browsers have no randomUUID. Version 4, variant 1.
  return (
    globalThis.crypto.randomUUID?.() ??
    '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, digit => {
      const random = globalThis.crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
      return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
    })
  )
}

const odataNames: readonly string[] = [
  'filter',
  'orderby',
  'select',
  'expand',
  'top',
  'skip',
  'count',
  'search',
] satisfies (keyof QueryOptions<object>)[]

/** Prints OData options in OData syntax, and an operation's own parameters unchanged. */
function printParameters(query: Record<string, unknown> = {}): Record<string, unknown> {
  const own = Object.entries(query).filter(([name]) => !odataNames.includes(name))
  return { ...Object.fromEntries(own), ...printQuery(query) }
}

/** Encodes a form as browsers do: a field with several values occurs several times. */
function printForm(form: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(form).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((each): [string, string][] =>
        each === undefined || each === null ? [] : [[name, String(each as string | number | boolean)]],
      ),
  )
  return new URLSearchParams(fields).toString()
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  let text: string
  try {
    text = await response.text()
  } catch (cause) {
    if (cause instanceof TypeError) throw new NetworkFailure(cause)
    throw cause
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    // A page of a proxy or a sign-in wall, or nothing at all: a success only by its status.
    const title = 'The answer was not JSON'
    throw new ApiProblem({ code: 'service-unavailable', status: response.status, title })
  }
}

/**
 * Creates a client of one host, based on openapi-fetch.
 * It adds the access token, an Idempotency-Key to each POST and If-Match where the operation needs it, prints OData
 * options, and throws unless the response is a readable success: ApiProblem (also for an empty 502 or a page of a
 * proxy, as `service-unavailable`), NetworkFailure, or the reason of an aborted signal.
 */
export function createClient<Paths extends object>({
  baseUrl,
  token,
  fetch,
}: ClientOptions): ApiClient<Paths> {
  const send = async (request: Request): Promise<Response> => {
    let response: Response
    try {
      response = await (fetch ?? globalThis.fetch)(request)
    } catch (cause) {
      throw request.signal.aborted ? cause : new NetworkFailure(cause)
    }
    if (response.ok) return response
    throw await readProblem(response)
  }
  const client = createFetchClient<AnyPaths>({
    baseUrl,
    fetch: send,
    pathSerializer: fillPath,
  })

  async function call(
    method: Method,
    path: string,
    init: AnyInit = {},
    accept = 'application/json',
  ): Promise<Response> {
    const { path: keys, query, body, form, ifMatch, idempotencyKey, lastEventId, signal } = init
    const bearer = token?.()
    const headers = {
      Accept: accept,
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
      ...(form ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
      ...(method === 'post' ? { 'Idempotency-Key': idempotencyKey ?? newIdempotencyKey() } : {}),
    }
    const params = { path: keys ?? {}, query: method === 'get' ? printParameters(query) : (query ?? {}) }
    // As a stream, so that openapi-fetch leaves the body to readAnswer: it treats an empty response as a success.
    const { response } = await client.request(method, path, {
      params,
      body: form ?? body,
      ...(form ? { bodySerializer: () => printForm(form) } : {}),
      headers,
      parseAs: 'stream',
      ...(signal ? { signal } : {}),
    })
    return response
  }

  async function ask(method: Method, path: string, init?: AnyInit): Promise<Answer<unknown>> {
    const response = await call(method, path, init)
    return { data: await readAnswer(response), etag: response.headers.get('etag'), response }
  }

  const methods = {
    get: (path: string, init?: AnyInit) => ask('get', path, init),
    post: (path: string, init?: AnyInit) => ask('post', path, init),
    put: (path: string, init?: AnyInit) => ask('put', path, init),
    patch: (path: string, init?: AnyInit) => ask('patch', path, init),
    delete: (path: string, init?: AnyInit) => ask('delete', path, init),
    open: (path: string, init?: AnyInit) => call('get', path, init, 'text/event-stream'),
    address: (path: string, { path: keys = {}, query = {} }: AnyInit) => {
      const parameters = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      )
      return `${baseUrl.replace(/\/$/, '')}${fillPath(path, keys)}?${parameters.toString()}`
    },
  }
  // The only place where the types of the contract are applied: at run time every operation is called the same way.
  return methods as ApiClient<Paths>
}
