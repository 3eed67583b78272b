import { type Host, hosts, readDocument } from '@parvis/openapi/document'
import type { OpenApiDocument, Operation, Parameter } from '@parvis/openapi/model'
import { apiOf, isForEmbeds, operationsOf, problemCodesOf, scopesOf, ticketOf } from '@parvis/openapi/model'
import { entities } from '../domain/entities.ts'
import { modelsFromContract } from '../odata/contract.ts'
import type { ModelRegistry } from '../odata/model.ts'
import type { Part } from './validation.ts'

/** An operation of the contract with what the services need of it. */
export interface KnownOperation {
  id: string
  host: Host
  method: string
  /** Path of the contract, without the host's prefix. */
  path: string
  operation: Operation
  /** What the parts of a request are held against; made once, so that it is compiled once for all servers of a process. */
  parts: Partial<Record<Part, object>>
  /** Undefined: public. Empty: any signed-in person. */
  scopes: readonly string[] | undefined
  /** Whether clients may call it; everything else is of staff. */
  isForClients: boolean
  /** Whether those who manage a role may call it without the scopes. */
  isForManagers: boolean
  /** Whether it only asks, whatever its method. */
  isQuestion: boolean
  /** Whether it is done by the token of an invitation: limited by address, and no transaction before the handler's own. */
  isForGuests: boolean
  /** The API that a key must have subscribed to. Undefined: closed to keys. */
  api: string | undefined
  /** Whether an embed token of the report in the path opens it, too. */
  isForEmbeds: boolean
  /** What kind of download ticket, of the one in the path, opens it, too. */
  ticket: string | undefined
  /** Whether it tells if something is known to the product, so that names could be tried out. */
  isLookup: boolean
  /** Whether an answer that is still the one that the caller has is 304. */
  isConditional: boolean
  /** Every problem code that the operation can answer. */
  codes: ReadonlySet<string>
  /** Status of the one success answer. */
  success: number
}

/** The whole contract: the five descriptions, their operations by id and the entities that queries know. */
export interface Contract {
  documents: ReadonlyMap<Host, OpenApiDocument>
  operations: ReadonlyMap<string, KnownOperation>
  models: ModelRegistry
}

/** Path under which the embedded services answer for a host. */
export function prefixOf(host: Host): string {
  return `/api/${host}`
}

/** Reads the contract. Throws at start when an operation has no single success answer or an id is there twice. */
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
  const models = modelsFromContract([...documents.values()], entities)
  return { documents, operations, models }
}

const places = { params: 'path', querystring: 'query', headers: 'header' } as const satisfies Partial<
  Record<Part, Parameter['in']>
>

/** Headers have the names that Node gives them. */
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
 * A path of the contract as Fastify's router writes it. A parameter ends at a parenthesis, so that `Menus(1)(2)` is no
 * path.
 */
export function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1(^[^()/]*)')
}

/** Tells which methods the contract has for a concrete path; none for a path that it does not have. */
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
