import type { EntityOfOperation, Entities } from '@parvis/api-types/entities'
import type { OperationId, Operations, ProblemOf, SuccessOf } from '@parvis/api-types/operations'

/** The parameters of an operation that has none in a place. */
type None = object

/** The parameters in the path of an operation, read and checked. */
export type PathOf<Id extends OperationId> = Operations[Id] extends {
  parameters: { path: infer Path extends object }
}
  ? Readonly<Path>
  : None

type SentQuery<Id extends OperationId> = NonNullable<Operations[Id]['parameters']['query']>

/** The parameters in the query of an operation, read and checked; what is not sent is not there. */
export type QueryOf<Id extends OperationId> = [SentQuery<Id>] extends [never] ? None : Readonly<SentQuery<Id>>

/** The body that an operation is sent, checked; undefined for an operation without one. */
export type BodyOf<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

/** The problem codes that an operation may answer. */
export type CodeOf<Id extends OperationId> = ProblemOf<Operations[Id]>['code']

type Success = 200 | 201 | 204
type SuccessHeaders<Id extends OperationId> = Operations[Id]['responses'][Success &
  keyof Operations[Id]['responses']] extends { headers: infer Headers }
  ? Headers
  : None

/** The headers that the handler of an operation adds to its answer; the server adds the others. */
export type HeadersOf<Id extends OperationId> = (SuccessHeaders<Id> extends { ETag: unknown }
  ? { etag: string }
  : None) &
  (SuccessHeaders<Id> extends { Location: unknown } ? { location: string } : None)

/** Operations whose answer is no JSON: they write it themselves. */
export type StreamId = {
  [Id in OperationId]: Operations[Id]['responses'] extends {
    200: { content: infer Content }
  }
    ? Content extends { 'application/json': unknown }
      ? never
      : Id
    : never
}[OperationId]

/** Operations that read one entity, or a list of one, with OData. */
export type ReadId = keyof EntityOfOperation & OperationId

/** The name of an entity. */
export type EntityName = keyof Entities

/** Entities that have an ETag. */
export type VersionedName = {
  [Name in EntityName]: '@odata.etag' extends keyof Entities[Name]['fields'] ? Name : never
}[EntityName]

/** The fields of an entity as a write answers them: all of them, and no other entity that they lead to. */
export type Written<Name extends EntityName> = Required<
  Omit<
    Entities[Name]['fields'],
    Entities[Name]['navigations'] | `${Entities[Name]['navigations']}@odata.count`
  >
>

/** What an operation answers when it succeeds. */
export type AnsweredBy<Id extends OperationId> = SuccessOf<Operations[Id]>
