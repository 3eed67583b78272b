import type { operations as Authorization } from './generated/authorization.ts'
import type { operations as Consent } from './generated/consent.ts'
import type { operations as CustomerStore } from './generated/customer-store.ts'
import type { operations as Organisation } from './generated/organisation.ts'
import type { operations as Portal } from './generated/portal.ts'

/** Every operation of every host, by operationId. */
export interface Operations extends Portal, CustomerStore, Organisation, Authorization, Consent {}

/** The name of an operation. */
export type OperationId = keyof Operations

type Success<Responses> = Responses extends { 200: infer A }
  ? A
  : Responses extends { 201: infer A }
    ? A
    : Responses extends { 204: infer A }
      ? A
      : never

/** The response body of an operation on success; undefined without a body. */
export type SuccessOf<Op> = Op extends { responses: infer Responses }
  ? Success<Responses> extends { content: infer Content extends object }
    ? Content[keyof Content]
    : undefined
  : never

/** The request body of an operation; never without one. */
export type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : never

/** The problem document of an operation. */
export type ProblemOf<Op> = Op extends {
  responses: { default: { content: { 'application/problem+json': infer P } } }
}
  ? P
  : never
