/** The parts of an operation in the contract that a screen is generated from. */
import { hosts, problemCodes, readDocument, type Host } from '@parvis/openapi/document'
import { operationsOf, problemCodesOf, scopesOf, type Method, type Schema } from '@parvis/openapi/model'
import { type Draft, Refusal } from './draft.ts'
import { keysOf } from './insert.ts'

/** How to show and enter a field: the kinds of grid columns, and `other` for the rest. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'choice' | 'date' | 'dateTime' | 'other'

export interface Field {
  name: string
  kind: FieldKind
  isRequired: boolean
  isNullable: boolean
  /** Whether it is a text that cannot be empty. */
  isFilled: boolean
  maxLength: number | undefined
  /** The values of a choice. */
  values: readonly string[]
}

/** The example for a story. */
export interface Example {
  name: string
  value: Readonly<Record<string, unknown>>
}

export interface KnownOperation {
  id: string
  host: Host
  method: Method
  path: string
  /** `@parvis/api-types/calls/<subject>` */
  subject: string
  /** Product scopes that it needs. */
  scopes: readonly string[]
  hasSearch: boolean
  /** Codes that an application must explain itself. */
  codes: readonly string[]
  /** Whether it returns rows. */
  isList: boolean
  /** The entity that it returns; for a list, that of its rows. */
  entity: string | undefined
  fields: readonly Field[]
  /** The request body: the name of its schema and its fields. */
  body: { name: string; fields: readonly Field[] } | undefined
  /** The first response that is not empty. */
  example: Example | undefined
}

/** A schema merged with the schemas that it includes. */
export function whole(schema: Schema): Schema {
  const parts = (schema.allOf ?? []).map(whole)
  return {
    ...Object.assign({}, ...parts),
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [...parts.flatMap(({ required }) => required ?? []), ...(schema.required ?? [])],
  }
}

function kindOf({ type, format, enum: values }: Schema): FieldKind {
  const [kind, ...others] = [type ?? []].flat().filter(each => each !== 'null')
  if (others.length > 0) return 'other'
  if (kind === 'boolean') return 'boolean'
  if (kind === 'integer' || kind === 'number') return 'number'
  if (kind !== 'string') return 'other'
  if (values) return 'choice'
  return format === 'date-time' ? 'dateTime' : format === 'date' ? 'date' : 'text'
}

/** The own fields of an entity or a body. */
export function fieldsOf(schema: Schema): Field[] {
  const { properties = {}, required = [] } = whole(schema)
  return Object.entries(properties)
    .filter(([name, field]) => !name.includes('@') && field['x-navigation'] !== true)
    .map(([name, field]) => ({
      name,
      kind: kindOf(whole(field)),
      isRequired: required.includes(name),
      isNullable: [field.type].flat().includes('null'),
      isFilled: (field.minLength ?? 0) > 0,
      maxLength: field.maxLength,
      values: (field.enum ?? []).filter(value => typeof value === 'string'),
    }))
}

/** The operations of all hosts. */
export async function readOperations() {
  const documents = await Promise.all(hosts.map(async host => ({ host, document: await readDocument(host) })))
  return documents.flatMap(({ host, document }) =>
    operationsOf(document).map(placed => ({ host, document, ...placed })),
  )
}

/** @throws Refusal when the contract has none of this name */
export async function findOperation(draft: Draft, id: string | undefined): Promise<KnownOperation> {
  const all = await readOperations()
  const found = all.find(({ operation }) => operation.operationId === id)
  if (!found) {
    const noun = (id ?? '').replace(/^[a-z]+/, '')
    const similar = all
      .map(({ operation }) => operation.operationId)
      .filter(each => noun.length > 3 && each.toLowerCase().includes(noun.replace(/s$/, '').toLowerCase()))
    throw new Refusal(
      [
        `The contract has no operation "${id ?? ''}".`,
        ...(similar.length > 0 ? [`It has ${similar.join(', ')}.`] : []),
        'A new one is written first: pnpm new operation.',
      ].join(' '),
    )
  }
  const { host, method, path, operation } = found
  const answer = Object.entries(operation.responses).find(([status]) => status !== 'default')?.[1]
  const content = answer?.content?.['application/json']
  const schema = content && whole(content.schema)
  const item = schema?.properties?.['value']?.items
  const shown = item ?? schema
  const sent = operation.requestBody?.content['application/json']?.schema
  const known = keysOf(draft, 'portal/src/api/problem-messages.ts', 'commonProblems') ?? []
  const examples = Object.entries(content?.examples ?? {}).flatMap(([name, { value }]): Example[] => {
    const rows: unknown = item ? Reflect.get(value as object, 'value') : [value]
    const [first] = Array.isArray(rows) ? (rows as Record<string, unknown>[]) : []
    return first ? [{ name, value: first }] : []
  })
  return {
    id: operation.operationId,
    host,
    method,
    path,
    subject: (operation.tags[0] ?? '').toLowerCase().replaceAll(' ', '-'),
    scopes: scopesOf(operation) ?? [],
    hasSearch: operation.parameters?.some(({ name }) => name === '$search') ?? false,
    // Codes about keys are for programs.
    codes: problemCodesOf(operation).filter(
      code => !known.includes(code) && problemCodes[code]?.key !== true,
    ),
    isList: item !== undefined,
    entity: operation['x-odata']?.entity,
    fields: shown ? fieldsOf(shown) : [],
    body: sent && { name: sent.title ?? operation.operationId, fields: fieldsOf(sent) },
    example: examples[0],
  }
}
