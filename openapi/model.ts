/** A JSON schema, draft 2020-12, with the extensions that the contract uses. */
export interface Schema {
  title?: string
  description?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  readOnly?: boolean
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  /** The property leads to other entities and is answered only when expanded. */
  'x-navigation'?: boolean
  /** The entity that the navigation leads to: a name in components.schemas. */
  'x-navigation-entity'?: string
  /** $search looks into the property. */
  'x-search'?: boolean
  /** False: the property cannot be used in $filter and $orderby. */
  'x-filter'?: boolean
  /** How deep a schema that contains itself is written out; without it as deep as $expand may go. */
  'x-depth'?: number
  /** Text whose pattern only refuses control characters (and blank text where something is required). */
  'x-text'?: boolean
}

/** What a body looks like in one media type. */
export interface MediaType {
  schema: Schema
  examples?: Record<string, { summary?: string; value: unknown }>
  /** For text/event-stream: the schema of the data of each event, by its name. */
  'x-event-data'?: Record<string, Schema>
}

/** A parameter in the path, the query or a header. */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

/** A header of an answer. */
export interface Header {
  description?: string
  required?: boolean
  schema: Schema
}

/** An answer of an operation. */
export interface Answer {
  description: string
  headers?: Record<string, Header>
  content?: Record<string, MediaType>
}

/** An operation. It has one success answer and one `default` answer, a problem. */
export interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  /**
   * Empty: public. `person: []`: any signed-in person. Otherwise all the product scopes listed are needed. `apiKey: [X]`
   * beside it: or the key of a consumer that has subscribed to X. `embed: []` beside it: or an embed token of the report
   * in the path. `ticket: [report]` beside it: or a download ticket of that report, `[template]` or
   * `[document]`: of that template or document of a publication, or `[referenceSheets]`: of what was prepared to be cited.
   */
  security: { person?: string[]; apiKey?: string[]; embed?: string[]; ticket?: string[] }[]
  /** Clients may call it too, as far as the row rules let them. Without it only members of the firm may. */
  'x-clients'?: boolean
  /** Who manages a role may call it too, without the scopes; the row rules leave them the roles that they manage. */
  'x-managers'?: boolean
  /** With this product scope, too, the answer holds more. */
  'x-wider'?: string
  /** It tells whether something is known to the product: asked for often, names could be tried out. */
  'x-lookup'?: boolean
  /** A read whose answer has an ETag of its text: one that the caller still has is answered 304. */
  'x-conditional'?: boolean
  /**
   * The tags whose reads answer something else after it. @default for what is no read: its own tag, and those of the tag's
   * `x-changes`. A read has it that notes something, such as a download.
   */
  'x-changes'?: string[]
  /** What it answers does not change while a page is open: tokens, fixed versions, holidays. No change makes it stale. */
  'x-constant'?: boolean
  /** A POST that only asks: nothing is changed, so that it needs no Idempotency-Key. */
  'x-question'?: boolean
  /** By the token of an invitation in its body: its answers are never kept, and what was done already is refused. */
  'x-invitation'?: boolean
  /** Bytes of a body that anyone at all may send. @default 8 KiB, as the services have it */
  'x-body-limit'?: number
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, Answer>
  /** The entity that is read with OData options. */
  'x-odata'?: { entity: string }
}

/** The methods that the contract uses. */
export const methods = ['get', 'post', 'patch', 'delete'] as const

/** One of the methods that the contract uses. */
export type Method = (typeof methods)[number]

/** The operations of a path, by method. */
export type PathItem = { [M in Method]?: Operation }

/** An OpenAPI 3.1 description without references. */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description?: string }
  servers: { url: string; description?: string }[]
  /** `x-changes`: the other tags whose reads answer something else after a write of this one. */
  tags: { name: string; description?: string; 'x-changes'?: string[] }[]
  paths: Record<string, PathItem>
  components: {
    securitySchemes: Record<string, unknown>
    schemas: Record<string, Schema>
  }
}

/** An operation with where it is found. */
export interface PlacedOperation {
  path: string
  method: Method
  operation: Operation
}

/** All operations of a description, in the order of the file. */
export function operationsOf(document: OpenApiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap(method => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}

/** The product scopes that a person needs for an operation; undefined where it is public. */
export function scopesOf(operation: Operation): string[] | undefined {
  return operation.security.find(need => need.person)?.person
}

/** The API that an operation belongs to, for who calls with a key; undefined where it is closed to keys. */
export function apiOf(operation: Operation): string | undefined {
  return operation.security.find(need => need.apiKey)?.apiKey?.[0]
}

/** Whether an embed token of the report in the path stands in for the token of the person that it was given to. */
export function isForEmbeds(operation: Operation): boolean {
  return operation.security.some(need => need.embed)
}

/**
 * Of what a download ticket, for the one in the path, stands in for the token of the person that it was given to;
 * undefined where none does.
 */
export function ticketOf(operation: Operation): string | undefined {
  return operation.security.flatMap(need => need.ticket ?? [])[0]
}

/** The problem codes that an operation can answer: the enum of its `default` answer. */
export function problemCodesOf(operation: Operation): string[] {
  const schema = operation.responses['default']?.content?.['application/problem+json']?.schema
  const codes = schema?.allOf?.flatMap(part => part.properties?.['code']?.enum ?? []) ?? []
  return codes.filter(code => typeof code === 'string')
}
