import type { EntityOfOperation, Entities } from '@parvis/api-types/entities'
import type { OperationId, Operations, ProblemOf, SuccessOf } from '@parvis/api-types/operations'

/** Stands for "no parameters" in one place of an operation. */
type None = object

/** The path parameters of an operation, parsed and validated. */
export type PathOf<Id extends OperationId> = Operations[Id] extends {
  parameters: { path: infer Path extends object }
}
  ? Readonly<Path>
  : None

type SentQuery<Id extends OperationId> = NonNullable<Operations[Id]['parameters']['query']>

/** The query parameters of an operation, parsed and validated; parameters that were not sent are absent. */
export type QueryOf<Id extends OperationId> = [SentQuery<Id>] extends [never] ? None : Readonly<SentQuery<Id>>

/** The validated request body of an operation; undefined for an operation without one. */
export type BodyOf<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

/** The problem codes an operation may respond with. */
export type CodeOf<Id extends OperationId> = ProblemOf<Operations[Id]>['code']

type Success = 200 | 201 | 204
type SuccessHeaders<Id extends OperationId> = Operations[Id]['responses'][Success &
  keyof Operations[Id]['responses']] extends { headers: infer Headers }
  ? Headers
  : None

/** The headers that the handler of an operation adds to its response; the server adds the others. */
export type HeadersOf<Id extends OperationId> = (SuccessHeaders<Id> extends { ETag: unknown }
  ? { etag: string }
  : None) &
  (SuccessHeaders<Id> extends { Location: unknown } ? { location: string } : None)

/** Operations whose response is not JSON: they write it themselves. */
export type StreamId = {
  [Id in OperationId]: Operations[Id]['responses'] extends {
    200: { content: infer Content }
  }
    ? Content extends { 'application/json': unknown }
      ? never
      : Id
    : never
}[OperationId]

/** Operations that read one entity, or a list of entities, with OData. */
export type ReadId = keyof EntityOfOperation & OperationId

/** The name of an entity. */
export type EntityName = keyof Entities

/** Entities that have an ETag. */
export type VersionedName = {
  [Name in EntityName]: '@odata.etag' extends keyof Entities[Name]['fields'] ? Name : never
}[EntityName]

/** The fields of an entity as a write returns them: all of them, without navigations to other entities. */
export type Written<Name extends EntityName> = Required<
  Omit<
    Entities[Name]['fields'],
    Entities[Name]['navigations'] | `${Entities[Name]['navigations']}@odata.count`
  >
>

/** The success response body of an operation. */
export type AnsweredBy<Id extends OperationId> = SuccessOf<Operations[Id]>
