import type { BodyOf, OperationId, Operations, ProblemOf, SuccessOf } from './operations.ts'

/** The examples of one operation, from the contract. */
export interface Example<Id extends OperationId> {
  host: string
  method: 'get' | 'post' | 'patch' | 'delete'
  /** The path template of the contract, below the base of the host. */
  path: string
  /** Matches the address without its query, under the base path of the embedded default. */
  pattern: RegExp
  /** The HTTP status of success. */
  status: number
  /** Bodies of requests by the name of the example; empty without a body. */
  body: Record<string, BodyOf<Operations[Id]>>
  /** Answers by the name of the example; empty without a body. */
  success: Record<string, SuccessOf<Operations[Id]>>
  /** Problem documents by their code. */
  problem: Record<string, ProblemOf<Operations[Id]>>
}
