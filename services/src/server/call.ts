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

/** What handlers share for as long as the services run. */
export interface Services {
  connection: Connection
  settings: Settings
  /** Where files lie. */
  files: FileStore
  /** Reads what strangers sent, with limits. */
  foreignFiles: ForeignFiles
  models: ModelRegistry
  /** The Power BI workspace of the settings, if there is one. */
  powerBi: PowerBi | undefined
  /** What `/settings.json` answers. */
  portalSettings: () => Promise<unknown>
}

/**
 * What may be refused with some problem codes. Each call is one for the codes of its operation alone: what refuses with
 * others does not compile, whether in the handler or in anything that it calls.
 */
export interface Refuses<Code extends ProblemCode> {
  /** The problem to throw. */
  problem: (code: Code, details?: ProblemDetails, options?: ErrorOptions) => ProblemError
}

/** One checked request, whatever its operation. */
export interface Call {
  operation: KnownOperation
  services: Services
  /** For writes the transaction that the whole request is, Idempotency-Key included; use nothing else. */
  db: Database | Tx
  /** What the operation's `Preparation` gave. */
  prepared?: unknown
  ifMatch: string
  /** The log, under the trace of the request. Nothing personal goes into it. */
  log: FastifyBaseLogger
  /** Where it came from, as far as proxies that are trusted say: of a guest it is noted. */
  address: string
  /** Only operations without security, and those that are open to keys, are called without a person. */
  person: Person | undefined
  /** The rows that the caller may see. */
  rows: Restrict
}

/** A request of somebody. */
export type PersonCall = Call & { person: Person }

/**
 * One checked request of an operation. The contract's checks are done: path, query, headers and body are as it describes
 * them.
 */
export interface CallOf<Id extends OperationId> extends Call, Refuses<CodeOf<Id>> {
  person: Person
  path: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
}

/** A request for the entity of a path. */
export type KeyCall = PersonCall & { path: { readonly id: number } }

/** What a handler answers; the status is the one success status of the contract. */
export type Answer<Id extends OperationId> = AnswerWith<AnsweredBy<Id>, HeadersOf<Id>>

type AnswerWith<Body, Headers> = (Body extends undefined ? { body?: undefined } : { body: Body }) & {
  /** What a request that is repeated is answered instead of `body`, where that must not be kept. */
  keptBody?: Body
} & (object extends Headers ? { headers?: Headers } : { headers: Headers })

/** The code of one operation. Refusals are thrown as problems of the call. */
export interface Handler<Id extends OperationId> {
  (call: CallOf<Id>): Promise<Answer<Id>>
}

/**
 * What a write does before its transaction begins, because it lasts: the embedded database has one transaction at a time. It
 * writes nothing, and what it found may no longer be so in the transaction.
 */
export type Preparation<Id extends OperationId> = (call: CallOf<Id>) => Promise<unknown>

/** The code of an operation that writes its answer itself, for as long as the caller stays. */
export type StreamHandler<Id extends StreamId> = (
  call: CallOf<Id>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>

/** A handler of each operation. One that is missing, or that the contract does not have, does not compile. */
export type Handlers = { readonly [Id in Exclude<OperationId, StreamId>]: Handler<Id> }

/** Those of an area. */
export type SomeHandlers = Partial<Handlers>

/** Preparations by operationId. */
export type Preparations = { readonly [Id in OperationId]?: Preparation<Id> }

/** A handler of each operation that writes its answer itself. */
export type StreamHandlers = { readonly [Id in StreamId]: StreamHandler<Id> }

/** A call whose operation nobody knows before it comes: the server's own view. */
export interface AnyCall extends Call, Refuses<ProblemCode> {
  person: Person
  path: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  body: unknown
}

/** An answer as the server sends it. */
export interface AnyAnswer {
  body?: unknown
  keptBody?: unknown
  headers?: Record<string, string>
}

export type AnyHandler = (call: AnyCall) => Promise<AnyAnswer>
export type AnyStreamHandler = (call: AnyCall, request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** The ETag of a version, RFC 9110. */
export function etagOf(version: number): string {
  return `"${version}"`
}
