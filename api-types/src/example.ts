import type { BodyOf, OperationId, Operations, ProblemOf, SuccessOf } from './operations.ts'

/** The examples of one operation, from the contract. */
export interface Example<Id extends OperationId> {
  host: string
  method: 'get' | 'post' | 'patch' | 'delete'
  /** The path template of the contract, relative to the base of the host. */
  path: string
  /** Matches the URL without its query, under the base path of the embedded default. */
  pattern: RegExp
  /** The HTTP status of success. */
  status: number
  /** Request bodies by name of the example; empty without a body. */
  body: Record<string, BodyOf<Operations[Id]>>
  /** Response bodies by name of the example; empty without a body. */
  success: Record<string, SuccessOf<Operations[Id]>>
  /** Problem documents by code. */
  problem: Record<string, ProblemOf<Operations[Id]>>
}
