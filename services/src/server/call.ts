import type { OperationId } from '@parvis/api-types/operations'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../access/person.ts'
import type { Connection } from '../database/connect.ts'
import type { Database, Tx } from '../database/schema.ts'
import type { PowerBi } from '../domain/report-viewer/power-bi.ts'
import type { ForeignFiles } from '../files/foreign/foreign-files.ts'
import type { FileStore } from '../files/store.ts'
import type { ModelRegistry } from '../odata/model.ts'
import type { Restrict } from '../odata/scope.ts'
import type { Settings } from '../settings.ts'
import type { KnownOperation } from './contract.ts'
import type { AnsweredBy, BodyOf, CodeOf, HeadersOf, PathOf, QueryOf, StreamId } from './operation-types.ts'
import type { ProblemCode, ProblemDetails, ProblemError } from './problem.ts'

/** Dependencies that handlers share for the lifetime of the services. */
export interface Services {
  connection: Connection
  settings: Settings
  /** Storage for files. */
  files: FileStore
  /** Reads files from untrusted senders, within limits. */
  foreignFiles: ForeignFiles
  models: ModelRegistry
  /** The Power BI workspace from the settings, if configured. */
  powerBi: PowerBi | undefined
  /** The content of `/settings.json`. */
  portalSettings: () => Promise<unknown>
}

/**
 * Something that can refuse a request with some problem codes. Each call accepts only the codes of its own operation:
 * refusing with any other code does not compile, neither in the handler nor in anything it calls.
 */
export interface Refuses<Code extends ProblemCode> {
  /** Creates the problem to throw. */
  problem: (code: Code, details?: ProblemDetails, options?: ErrorOptions) => ProblemError
}

/** One validated request, whatever its operation. */
export interface Call {
  operation: KnownOperation
  services: Services
  /** For writes, the transaction that spans the whole request, including its Idempotency-Key; use nothing else. */
  db: Database | Tx
  /** The result of the operation's `Preparation`. */
  prepared?: unknown
  ifMatch: string
  /** A logger bound to the trace of the request. Never log personal data. */
  log: FastifyBaseLogger
  /** The client's address as reported by trusted proxies; recorded for guests. */
  address: string
  /** Undefined only for operations without security and those open to API keys. */
  person: Person | undefined
  /** The row rules of the caller. */
  rows: Restrict
}

/** A request made by a person. */
export type PersonCall = Call & { person: Person }

/** One validated request of an operation: path, query, headers and body are as the contract describes them. */
export interface CallOf<Id extends OperationId> extends Call, Refuses<CodeOf<Id>> {
  person: Person
  path: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
}

/** A request for the entity named in the path. */
export type KeyCall = PersonCall & { path: { readonly id: number } }

/** A handler's result; the status is the operation's one success status. */
export type Answer<Id extends OperationId> = AnswerWith<AnsweredBy<Id>, HeadersOf<Id>>

type AnswerWith<Body, Headers> = (Body extends undefined ? { body?: undefined } : { body: Body }) & {
  /** The body to store for repeated requests, where `body` itself must not be stored. */
  keptBody?: Body
} & (object extends Headers ? { headers?: Headers } : { headers: Headers })

/** The code of one operation. To refuse a request, throw a problem of the call. */
export interface Handler<Id extends OperationId> {
  (call: CallOf<Id>): Promise<Answer<Id>>
}

/**
 * Slow work that a write does before its transaction begins, because the embedded database runs only one transaction at
 * a time. A preparation writes nothing, and its findings may be out of date by the time the transaction runs.
 */
export type Preparation<Id extends OperationId> = (call: CallOf<Id>) => Promise<unknown>

/** The code of an operation that writes its own response for as long as the client stays connected. */
export type StreamHandler<Id extends StreamId> = (
  call: CallOf<Id>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>

/** One handler per operation. A missing handler, or one the contract does not have, does not compile. */
export type Handlers = { readonly [Id in Exclude<OperationId, StreamId>]: Handler<Id> }

/** The handlers of one area. */
export type SomeHandlers = Partial<Handlers>

/** Preparations by operationId. */
export type Preparations = { readonly [Id in OperationId]?: Preparation<Id> }

/** A handler for each operation that writes its own response. */
export type StreamHandlers = { readonly [Id in StreamId]: StreamHandler<Id> }

/** A call whose operation is only known at run time: the server's own view. */
export interface AnyCall extends Call, Refuses<ProblemCode> {
  person: Person
  path: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  body: unknown
}

/** A result as the server sends it. */
export interface AnyAnswer {
  body?: unknown
  keptBody?: unknown
  headers?: Record<string, string>
}

export type AnyHandler = (call: AnyCall) => Promise<AnyAnswer>
export type AnyStreamHandler = (call: AnyCall, request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** The ETag of a version (RFC 9110). */
export function etagOf(version: number): string {
  return `"${version}"`
}
