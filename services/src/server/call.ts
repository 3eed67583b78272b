import type { FastifyReply, FastifyRequest } from 'fastify'
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

/** One checked request. The contract's checks are done: params, query, headers and body are as it describes them. */
export interface Call {
  operation: KnownOperation
  services: Services
  /** For writes the transaction that the whole request is, Idempotency-Key included; use nothing else. */
  db: Database | Tx
  params: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  body: unknown
  /** What the operation's `Preparation` gave. */
  prepared?: unknown
  ifMatch: string
  /** Only operations without security, and those that are open to keys, are called without a person. */
  person: Person | undefined
  /** The rows that the caller may see. */
  rows: Restrict
}

/** What a handler answers; the status is the one success status of the contract. */
export interface Answer {
  body?: unknown
  /** What a request that is repeated is answered instead of `body`, where that must not be kept. */
  keptBody?: unknown
  headers?: Record<string, string>
}

/** The code of one operation. Refusals are thrown as ProblemError. */
export type Handler = (call: Call & { person: Person }) => Promise<Answer>

/**
 * What a write does before its transaction begins, because it lasts: the embedded database has one transaction at a time. It
 * writes nothing, and what it found may no longer be so in the transaction.
 */
export type Preparation = (call: Call & { person: Person }) => Promise<unknown>

/** The code of an operation that writes its answer itself, for as long as the caller stays. */
export type StreamHandler = (
  call: Call & { person: Person },
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>

/** Handlers by operationId. */
export type Handlers = Readonly<Record<string, Handler>>

/** Preparations by operationId. */
export type Preparations = Readonly<Record<string, Preparation>>

/** The ETag of a version, RFC 9110. */
export function etagOf(version: number): string {
  return `"${version}"`
}
