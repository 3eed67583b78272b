import { hosts, readDocument } from '@parvis/openapi/document'
import type { Host } from '@parvis/openapi/document'
import { operationsOf } from '@parvis/openapi/model'
import type { OpenApiDocument, PlacedOperation, Schema } from '@parvis/openapi/model'

/*
 * Generates two files for each tag of the contract, so that a screen loads only what it needs:
 * `generated/calls/<tag>.ts` with how to call each operation and what it makes stale, and `generated/limits/<tag>.ts`
 * with the limits of its bodies, entities and questions.
 */

const header = '// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.\n\n'

/** `API consumers` → `api-consumers`. */
export const fileNameOf = (tag: string) => tag.toLowerCase().replaceAll(' ', '-')

/** Whether the operation changes nothing. */
const isRead = ({ method, operation }: PlacedOperation) =>
  method === 'get' || operation['x-question'] === true

/** Streams are opened and files have a URL: neither is called. */
const isCalled = ({ operation }: PlacedOperation) =>
  Object.keys(Object.values(operation.responses)[0]?.content ?? {}).every(type => type === 'application/json')

/**
 * The reads that an operation makes stale: those of its own tag and of the tags in that tag's `x-changes`, or only of
 * the tags in its own `x-changes`.
 */
export function staleAfter(document: OpenApiDocument, placed: PlacedOperation): string[] {
  const [tag = ''] = placed.operation.tags
  const own = placed.operation['x-changes']
  if (own === undefined && isRead(placed)) return []
  const beside = document.tags.find(({ name }) => name === tag)?.['x-changes'] ?? []
  const changed = own ?? [tag, ...beside]
  return operationsOf(document).flatMap(each =>
    isRead(each) &&
    isCalled(each) &&
    each.operation['x-constant'] !== true &&
    changed.includes(each.operation.tags[0] ?? '')
      ? [each.operation.operationId]
      : [],
  )
}

const hostNames: Readonly<Record<Host, string>> = {
  portal: 'portal',
  'customer-store': 'customerStore',
  organisation: 'organisation',
  authorization: 'authorization',
  consent: 'consent',
}

function renderCall(document: OpenApiDocument, host: Host, placed: PlacedOperation): string {
  const { path, method, operation } = placed
  const stale = staleAfter(document, placed)
  return [
    `/** ${operation.summary}. */`,
    `export const ${operation.operationId}: Call<'${operation.operationId}'> = {`,
    `  id: '${operation.operationId}',`,
    `  host: '${hostNames[host]}',`,
    `  method: '${method}',`,
    `  path: ${JSON.stringify(path)},`,
    ...(stale.length > 0 ? [`  stale: ${JSON.stringify(stale)},`] : []),
    '}',
    '',
  ].join('\n')
}

/** A schema merged with its allOf parts. */
function whole(schema: Schema): Schema {
  const parts = (schema.allOf ?? []).map(whole)
  return {
    ...Object.assign({}, ...parts),
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [...parts.flatMap(({ required }) => required ?? []), ...(schema.required ?? [])],
  }
}

const isNullable = ({ type, anyOf = [] }: Schema): boolean =>
  type === 'null' || (Array.isArray(type) && type.includes('null')) || anyOf.some(isNullable)

/** The limits of one field, as entries of an object literal. */
function limitsOf(field: Schema, isNamed: boolean): string[] {
  // A nullable field is one of two alternatives.
  const others = field.anyOf?.filter(each => each.type !== 'null') ?? []
  const own = others.length === 1 ? (others[0] ?? field) : field
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern } = own
  const values = (own.enum ?? own.items?.enum)?.filter(value => value !== null)
  const isText = field.type === 'string'
  const isRequired = isText ? (minLength ?? 0) > 0 : isNamed && !isNullable(field)
  const figures = {
    // A minimum of one character is expressed by `isRequired`.
    minLength: isText && minLength === 1 ? undefined : minLength,
    maxLength,
    minimum,
    maximum,
    minItems,
    maxItems,
  }
  return [
    ...(isRequired ? ['isRequired: true'] : []),
    ...Object.entries(figures).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])),
    // The pattern of plain text only refuses invisible characters.
    ...(pattern !== undefined && own['x-text'] !== true ? [`pattern: ${JSON.stringify(pattern)}`] : []),
    ...(values !== undefined ? [`values: ${JSON.stringify(values)}`] : []),
  ]
}

function renderLimits(name: string, schema: Schema): string {
  const { properties = {}, required = [] } = whole(schema)
  const fields = Object.entries(properties).flatMap(([field, of]) => {
    const limits = field.includes('@') || of['x-navigation'] ? [] : limitsOf(of, required.includes(field))
    return limits.length > 0 ? [`  ${field}: { ${limits.join(', ')} },\n`] : []
  })
  // Separate from the others: forms often need the maximum length of a list, but rarely that of its items.
  const items = Object.entries(properties).flatMap(([field, { items: of }]) =>
    of?.maxLength === undefined ? [] : [`  ${field}: { maxLength: ${of.maxLength} },\n`],
  )
  const written = (exported: string, lines: readonly string[]) =>
    lines.length > 0 ? [`export const ${exported} = {\n${lines.join('')}} as const satisfies Limits\n`] : []
  return [...written(name, fields), ...written(`${name}Items`, items)].join('\n')
}

/** The query parameters of an operation, as one schema; common OData options are not included. */
function questionOf({ operation }: PlacedOperation): Schema | undefined {
  const asked = (operation.parameters ?? []).filter(each => each.in === 'query' && !each.name.startsWith('$'))
  if (asked.length === 0) return undefined
  return {
    title: `${operation.operationId.charAt(0).toUpperCase()}${operation.operationId.slice(1)}Query`,
    properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
    required: asked.flatMap(({ name, required }) => (required === true ? [name] : [])),
  }
}

/** The lists with a maximum length in the response of an operation without OData. */
function listsOf({ method, operation }: PlacedOperation, answer: Schema | undefined): Schema | undefined {
  if (method !== 'get' || operation['x-odata'] || answer?.title === undefined) return undefined
  const lists = Object.entries(whole(answer).properties ?? {}).filter(
    ([, { maxItems }]) => maxItems !== undefined,
  )
  return { title: answer.title, properties: Object.fromEntries(lists) }
}

/**
 * The titled schemas within a body: what a field is, may be one of (such as the kinds of a rule), or several of (such
 * as answers to questions), and those nested in them.
 */
function kindsOf(body: Schema, above: readonly string[] = []): [string, Schema][] {
  return Object.values(whole(body).properties ?? {})
    .flatMap(field => [...(field.oneOf ?? []), ...(field.items ? [field.items] : []), field])
    .flatMap(kind =>
      kind.title !== undefined && kind.properties && !above.includes(kind.title)
        ? [[kind.title, kind] as [string, Schema], ...kindsOf(kind, [...above, kind.title])]
        : [],
    )
}

/** The schemas that an operation uses: its body and the kinds in it, its query, the entity it reads, its lists. */
function schemasOf(placed: PlacedOperation): [string, Schema][] {
  const { operation } = placed
  const question = questionOf(placed)
  const body = operation.requestBody?.content['application/json']?.schema
  const answer = Object.values(operation.responses)[0]?.content?.['application/json']?.schema
  const entity = operation['x-odata'] && (answer?.properties?.['value']?.items ?? answer)
  const lists = listsOf(placed, answer)
  return [
    ...(lists?.title ? [[lists.title, lists] satisfies [string, Schema]] : []),
    ...(body
      ? [[body.title ?? operation.operationId, body] satisfies [string, Schema], ...kindsOf(body)]
      : []),
    ...(question?.title ? [[question.title, question] satisfies [string, Schema]] : []),
    ...(entity?.title ? [[entity.title, entity] satisfies [string, Schema]] : []),
  ]
}

/** The files of calls and limits, by path relative to this folder. */
export async function renderCalls(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const host of hosts) {
    const document = await readDocument(host)
    for (const { name } of document.tags) {
      const placed = operationsOf(document).filter(each => each.operation.tags[0] === name && isCalled(each))
      const schemas = new Map(placed.flatMap(schemasOf))
      const limits = [...schemas]
        .map(([title, schema]) => renderLimits(title, schema))
        .filter(text => text !== '')
      files.set(
        `generated/calls/${fileNameOf(name)}.ts`,
        [
          `${header}import type { Call } from '../../calls.ts'\n`,
          ...placed.map(each => renderCall(document, host, each)),
        ].join('\n'),
      )
      if (limits.length > 0)
        files.set(
          `generated/limits/${fileNameOf(name)}.ts`,
          [`${header}import type { Limits } from '../../limits.ts'\n`, ...limits].join('\n'),
        )
    }
  }
  return files
}
