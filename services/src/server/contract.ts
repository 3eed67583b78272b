import { type Host, hosts, readDocument } from '@parvis/openapi/document'
import type { OpenApiDocument, Operation, Parameter } from '@parvis/openapi/model'
import { apiOf, isForEmbeds, operationsOf, problemCodesOf, scopesOf, ticketOf } from '@parvis/openapi/model'
import { orderIndexes } from '../database/order-indexes.ts'
import { entities } from '../domain/entities.ts'
import { modelsFromContract } from '../odata/contract.ts'
import type { ModelRegistry } from '../odata/model.ts'
import type { Part } from './validation.ts'

/** An operation of the contract with everything the services need to know about it. */
export interface KnownOperation {
  id: string
  host: Host
  method: string
  /** Path in the contract, without the host's prefix. */
  path: string
  operation: Operation
  /**
   * The schemas that validate each part of a request; created once, so that all servers of a process share one compiled
   * version.
   */
  parts: Partial<Record<Part, object>>
  /** Undefined: public. Empty: any signed-in person. */
  scopes: readonly string[] | undefined
  /** Whether clients may call it; all other operations are for staff only. */
  isForClients: boolean
  /** Whether people who manage a role may call it without the scopes. */
  isForManagers: boolean
  /** Whether it only reads, whatever its method. */
  isQuestion: boolean
  /**
   * Whether it is authorized by an invitation token: rate limits apply per address, and no transaction begins before
   * the handler's own.
   */
  isForGuests: boolean
  /** The API that a key must be subscribed to. Undefined: closed to API keys. */
  api: string | undefined
  /** Whether an embed token for the report in the path also grants access. */
  isForEmbeds: boolean
  /** The kind of download ticket, for the item in the path, that also grants access. */
  ticket: string | undefined
  /** Whether it reveals if something exists in the product, so that it could be used to guess names. */
  isLookup: boolean
  /** Whether it answers 304 when the caller already has the current version. */
  isConditional: boolean
  /** Every problem code the operation can respond with. */
  codes: ReadonlySet<string>
  /** The single success status. */
  success: number
}

/** The whole contract: its five documents, their operations by id, and the entities that queries know. */
export interface Contract {
  documents: ReadonlyMap<Host, OpenApiDocument>
  operations: ReadonlyMap<string, KnownOperation>
  models: ModelRegistry
}

/** The path prefix under which the embedded services serve a host. */
export function prefixOf(host: Host): string {
  return `/api/${host}`
}

/**
 * Reads the contract. Throws at start-up if an operation does not have exactly one success response or an id is not
 * unique.
 */
export async function readContract(): Promise<Contract> {
  const documents = new Map<Host, OpenApiDocument>()
  const operations = new Map<string, KnownOperation>()
  for (const host of hosts) {
    const document = await readDocument(host)
    documents.set(host, document)
    for (const { path, method, operation } of operationsOf(document)) {
      const id = operation.operationId
      if (operations.has(id)) throw new Error(`The contract has two operations ${id}`)
      const success = Object.keys(operation.responses).filter(status => status !== 'default')
      if (success.length !== 1) throw new Error(`${id} needs exactly one success answer`)
      operations.set(id, {
        id,
        host,
        method,
        path,
        operation,
        parts: partsOf(operation),
        scopes: scopesOf(operation),
        api: apiOf(operation),
        isForEmbeds: isForEmbeds(operation),
        ticket: ticketOf(operation),
        isLookup: operation['x-lookup'] === true,
        isConditional: operation['x-conditional'] === true,
        isForClients: operation['x-clients'] === true,
        isForManagers: operation['x-managers'] === true,
        isQuestion:
          method === 'get' || operation['x-question'] === true || operation['x-invitation'] === true,
        isForGuests: operation['x-invitation'] === true,
        codes: new Set(problemCodesOf(operation)),
        success: Number(success[0]),
      })
    }
  }
  const models = modelsFromContract([...documents.values()], entities, orderIndexes)
  return { documents, operations, models }
}

const places = { params: 'path', querystring: 'query', headers: 'header' } as const satisfies Partial<
  Record<Part, Parameter['in']>
>

/** Node lower-cases header names. */
const nameOf = (parameter: Parameter) =>
  parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name

function partsOf({ parameters = [], requestBody }: Operation): KnownOperation['parts'] {
  const parts = Object.entries(places).flatMap(([part, place]) => {
    const own = parameters.filter(parameter => parameter.in === place)
    if (own.length === 0) return []
    const properties = Object.fromEntries(own.map(parameter => [nameOf(parameter), parameter.schema]))
    const required = own.filter(parameter => parameter.required).map(nameOf)
    return [[part, { type: 'object', properties, required }]]
  })
  const content = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, { schema }])
  return {
    ...Object.fromEntries(parts),
    ...(content.length > 0 ? { body: { content: Object.fromEntries(content) } } : {}),
  }
}

/**
 * Converts a path of the contract to Fastify's router syntax. A parameter ends at a parenthesis, so that `Menus(1)(2)`
 * is not a valid path.
 */
export function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1(^[^()/]*)')
}

/** Finds the methods that the contract has for a concrete path; none for an unknown path. */
export function methodFinder(contract: Contract): (path: string) => string[] {
  const known = [...contract.operations.values()].map(({ host, path, method }) => {
    const literal = (prefixOf(host) + path).replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    return {
      method: method.toUpperCase(),
      matches: new RegExp(`^${literal.replaceAll(/\{\w+\}/g, '[^()/]*')}$`),
    }
  })
  return path => {
    const plain = decode(path)
    return plain === undefined
      ? []
      : known.filter(({ matches }) => matches.test(plain)).map(({ method }) => method)
  }
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
