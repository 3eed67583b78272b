/** Checks a host against its description, in ways that change nothing there. */
import { ajv } from '@parvis/openapi/ajv'
import { operationsOf } from '@parvis/openapi/model'
import type { OpenApiDocument, PlacedOperation, Schema } from '@parvis/openapi/model'

/** `needed`: without it, the portal opens for nobody. `degrades`: a part of it does not work. `untried`: unknown. */
export type Level = 'fits' | 'degrades' | 'needed' | 'untried'

/** One line of the report. */
export interface Finding {
  /** The tag of the operation, or the host as a whole. */
  group: string
  level: Level
  tried: string
  came: string
  /** What the portal needs, or the consequence of its absence; undefined when it fits. */
  needs?: string
}

export interface HostTrial {
  document: OpenApiDocument
  /** Absolute, without a trailing slash. */
  baseUrl: string
  token: string
  /** The origin of the portal's pages, as browsers send it. */
  origin: string
  fetch?: (request: Request) => Promise<Response>
}

/** No host has an entity with this key; it is the largest that the contract allows. */
const unknownKey = '2147483647'
const stale = '"9999999999"'
const exposed = ['ETag', 'Location', 'Retry-After']

/** Whether everybody's portal sends it: it needs no product scope, or only the one for access. */
export function isNeeded({ operation }: PlacedOperation): boolean {
  const scopes = operation.security.flatMap(({ person }) => (person ? [person] : []))
  return (
    operation['x-question'] !== true &&
    operation['x-invitation'] !== true &&
    scopes.some(names => names.every(name => name === 'Portal.Access'))
  )
}

const successOf = ({ operation }: PlacedOperation) =>
  Object.entries(operation.responses).find(([status]) => status !== 'default')

const isJson = (response: Response) => /\bjson\b/.test(response.headers.get('content-type') ?? '')

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text()) as unknown
  } catch {
    return undefined
  }
}

/** The first row of each collection. */
type Rows = ReadonlyMap<string, Record<string, unknown>>

/** The path with the key of a row; undefined when it has other kinds of keys. */
function filled(path: string, key: string): string | undefined {
  const named = path.match(/\{(\w+)\}/g) ?? []
  return named.every(name => name === '{id}') ? path.replaceAll('{id}', key) : undefined
}

/** The properties of a schema, including those from other schemas. */
const propertiesOf = (schema: Schema | undefined): [string, Schema][] => [
  ...(schema?.allOf ?? []).flatMap(propertiesOf),
  ...Object.entries(schema?.properties ?? {}),
]

/** The fields of a row without `$select`; a field that cannot be filtered is computed, and lists may leave it out. */
const fieldsOf = (schema: Schema | undefined) =>
  propertiesOf(schema).flatMap(([name, of]) =>
    of['x-navigation'] === true || of['x-filter'] === false || name.includes('@') ? [] : [name],
  )

const collectionOf = (path: string) => path.replace(/\(\{id\}\).*$/, '')

/** The code of a problem response, if it is one. The response can still be read. */
async function codeOf(response: Response): Promise<string | undefined> {
  const body = await jsonOf(response.clone())
  const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined
  return typeof code === 'string' ? code : undefined
}

/**
 * Whether a part of a row does not exist in its current state: a report without a file, a folder that is not closed.
 */
const isState = ({ status }: Response, code: string | undefined) =>
  code !== undefined && (status === 404 || status === 409)

/** Checks every operation of a host, one after another. */
export async function tryHost(trial: HostTrial): Promise<Finding[]> {
  const { document, baseUrl, token, origin } = trial
  const fetch = trial.fetch ?? (request => globalThis.fetch(request))
  const found: Finding[] = []
  const rows = new Map<string, Record<string, unknown>>()

  const send = async (path: string, init: RequestInit = {}): Promise<Response | string> => {
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}`, Origin: origin }
    try {
      const request = new Request(baseUrl + path, {
        ...init,
        headers: { ...headers, ...(init.headers as Record<string, string> | undefined) },
        signal: AbortSignal.timeout(30_000),
      })
      return await fetch(request)
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  /** Where to report something missing that does not concern a single operation. */
  const note = (
    placed: PlacedOperation,
    tried: string,
    came: string,
    lack?: { needs: string; onlyDegrades?: boolean },
  ) =>
    found.push({
      group: placed.operation.tags[0] ?? '',
      level: !lack ? 'fits' : isNeeded(placed) && lack.onlyDegrades !== true ? 'needed' : 'degrades',
      tried,
      came,
      ...(lack && { needs: lack.needs }),
    })
  const skip = (placed: PlacedOperation, tried: string, came: string) =>
    found.push({ group: placed.operation.tags[0] ?? '', level: 'untried', tried, came })

  /** A response that says nothing about the operation: too many requests, or not allowed for this person. */
  const tellsNothing = ({ status }: Response) => status === 403 || status === 429

  /** Checks a refusal: its status, and that it is a problem with a code of the contract. */
  const checkProblem = async (
    placed: PlacedOperation,
    tried: string,
    response: Response | string,
    wanted: readonly number[],
  ) => {
    if (typeof response === 'string')
      return note(placed, tried, `no answer: ${response}`, { needs: 'an answer' })
    if (tellsNothing(response)) return skip(placed, tried, `${response.status}: this token may not ask more`)
    const code = await codeOf(response)
    const isTyped = code !== undefined
    if ([404, 405, 501].includes(response.status) && !isTyped)
      return note(placed, tried, `${response.status}`, {
        needs: `the call: without it “${placed.operation.summary}” does not work`,
      })
    // A failed read shows nothing; any other wrong refusal merely has the wrong message.
    const isRead = wanted.includes(200)
    if (response.status === 401)
      return note(placed, tried, `401 ${isTyped ? code : ''}`, {
        needs: 'the token to be accepted: use one of a person who may sign in',
      })
    if (!wanted.includes(response.status))
      return note(placed, tried, `${response.status}`, {
        needs: `${wanted.join(' or ')}${isRead ? '' : ', or people are not told what is wrong'}`,
        onlyDegrades: !isRead || (tried.includes('?$') && !tried.includes('$count')),
      })
    if (!isTyped)
      return note(placed, tried, `${response.status} without a problem`, {
        needs: 'application/problem+json with a code: without it people read only that the service failed',
        onlyDegrades: true,
      })
    return note(placed, tried, `${response.status} ${code}`)
  }

  /** The preflight that browsers send before a cross-origin request. */
  const tryPreflight = async (placed: PlacedOperation, path: string) => {
    const { method, operation } = placed
    const names = [
      'authorization',
      ...(operation.requestBody ? ['content-type'] : []),
      ...(operation.parameters ?? []).flatMap(each =>
        each.in === 'header' ? [each.name.toLowerCase()] : [],
      ),
    ]
    const tried = `OPTIONS ${path} for ${method.toUpperCase()} with ${names.join(', ')}`
    const response = await send(path, {
      method: 'OPTIONS',
      headers: {
        'Access-Control-Request-Method': method.toUpperCase(),
        'Access-Control-Request-Headers': names.join(','),
      },
    })
    if (typeof response === 'string')
      return note(placed, tried, `no answer: ${response}`, { needs: 'an answer' })
    const list = (name: string) => (response.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/)
    const isAllowed = [origin, '*'].includes(response.headers.get('access-control-allow-origin') ?? '')
    if (!response.ok || !isAllowed)
      return note(placed, tried, `${response.status}, ${origin} not allowed`, {
        needs: `Access-Control-Allow-Origin: ${origin}, or browsers do not send the call`,
      })
    const methods = list('access-control-allow-methods')
    const headers = list('access-control-allow-headers')
    const lacking = [
      ...(['get', 'post'].includes(method) || methods.includes(method) || methods.includes('*')
        ? []
        : [method.toUpperCase()]),
      // `*` never covers Authorization.
      ...names.filter(
        name => !headers.includes(name) && !(headers.includes('*') && name !== 'authorization'),
      ),
    ]
    return lacking.length === 0
      ? note(placed, tried, 'allowed')
      : note(placed, tried, `${lacking.join(', ')} not allowed`, {
          needs: `${lacking.join(', ')} allowed across origins, or browsers do not send the call`,
        })
  }

  /** The other OData options of the operation, each with a query that is always allowed. */
  const tryOptions = async (placed: PlacedOperation, entity: Schema | undefined) => {
    const [navigation] = propertiesOf(entity).flatMap(([name, of]) =>
      of['x-navigation'] === true ? [name] : [],
    )
    const questions: Record<string, string | undefined> = {
      $filter: propertiesOf(entity).some(([name, { type }]) => name === 'id' && type === 'string')
        ? "id eq 'a'"
        : 'id eq 1',
      $orderby: 'id desc',
      $select: 'id',
      $expand: navigation,
      $skip: '1',
      $search: 'a',
    }
    const takes = new Set(placed.operation.parameters?.map(({ name }) => name))
    if (!fieldsOf(entity).includes('id')) return
    for (const [name, value] of Object.entries(questions)) {
      if (value === undefined || !takes.has(name)) continue
      const address = `${placed.path}?${name}=${encodeURIComponent(value)}&$top=1`
      const response = await send(address)
      if (typeof response !== 'string' && response.ok) note(placed, `GET ${address}`, String(response.status))
      else await checkProblem(placed, `GET ${address}`, response, [200])
    }
  }

  const tryRead = async (placed: PlacedOperation, path: string, key?: string) => {
    const { operation } = placed
    const isOdata = operation['x-odata'] !== undefined
    const isList = isOdata && key === undefined
    const address = path + (isList ? '?$top=1&$count=true' : '')
    const tried = `GET ${address}`
    const response = await send(address)
    const isPart = key !== undefined && placed.path !== `${collectionOf(placed.path)}({id})`
    if (typeof response !== 'string' && isPart && isState(response, await codeOf(response)))
      return skip(placed, tried, `${response.status}: there is nothing to read of this row`)
    if (typeof response === 'string' || !response.ok) return checkProblem(placed, tried, response, [200])
    const [status = '', answer] = successOf(placed) ?? []
    if (String(response.status) !== status)
      return note(placed, tried, String(response.status), { needs: status })
    const exposes = (response.headers.get('access-control-expose-headers') ?? '').toLowerCase()
    for (const [name, header] of Object.entries(answer?.headers ?? {})) {
      if (header.required !== true || !exposed.includes(name)) continue
      const consequence =
        name === 'ETag'
          ? 'without it two people overwrite each other’s changes unseen'
          : 'the portal reads it'
      if (!response.headers.has(name))
        note(placed, `${tried}: ${name}`, 'not given', { needs: consequence, onlyDegrades: true })
      else if (!exposes.includes(name.toLowerCase()) && new URL(baseUrl).origin !== origin)
        note(placed, `${tried}: ${name}`, 'given, but hidden from pages of another origin', {
          needs: `Access-Control-Expose-Headers: ${name}, for ${consequence}`,
          onlyDegrades: true,
        })
      else note(placed, `${tried}: ${name}`, 'given')
    }
    const schema = answer?.content?.['application/json']?.schema
    if (!schema) return note(placed, tried, status)
    const body = isJson(response) ? await jsonOf(response) : undefined
    const isValid = ajv.compile(schema)
    if (!isValid(body)) {
      const [first] = isValid.errors ?? []
      return note(
        placed,
        tried,
        `${status}, ${first?.instancePath || 'the answer'} ${first?.message ?? ''}`,
        {
          needs: 'an answer that fits the description',
        },
      )
    }
    note(placed, tried, status)
    if (!isList) return undefined
    const list = body as { value?: Record<string, unknown>[]; '@odata.count'?: number }
    const [row] = list.value ?? []
    if (row) rows.set(path, row)
    const entity = schema.properties?.['value']?.items
    const fields = fieldsOf(entity)
    const absent = row ? fields.filter(name => !Object.hasOwn(row, name)) : []
    if (absent.length > 0)
      note(placed, `${tried}: fields`, `${absent.join(', ')} not given`, {
        needs: 'every field that the description has: where one is absent its column is empty',
        onlyDegrades: true,
      })
    if ((list.value?.length ?? 0) > 1)
      note(placed, `${tried}: $top`, 'more rows', {
        needs: 'pages: without them lists are slow and repeat rows',
        onlyDegrades: true,
      })
    if (operation.parameters?.some(({ name }) => name === '$count') && list['@odata.count'] === undefined)
      note(placed, `${tried}: $count`, 'no @odata.count', {
        needs: 'the number of rows: without it lists have one page',
        onlyDegrades: true,
      })
    await tryOptions(placed, entity)
    return undefined
  }

  /** An update of an existing row with a version that nothing has: a correct host changes nothing. */
  const tryStale = async (placed: PlacedOperation, row: Record<string, unknown>) => {
    const key = String(row['id'])
    const path = filled(placed.path, key)
    const schema = placed.operation.requestBody?.content['application/json']?.schema
    const tried = `PATCH ${placed.path} with a version that is over`
    const [field] = Object.entries(schema?.properties ?? {}).flatMap(([name, { type, enum: values }]) =>
      type === 'string' && values === undefined && typeof row[name] === 'string' ? [name] : [],
    )
    const isWhole = (schema?.required ?? []).every(name => name === field)
    if (path === undefined || field === undefined || !isWhole)
      return skip(placed, tried, 'not sent: it could change something')
    const response = await send(path, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'If-Match': stale },
      body: JSON.stringify({ [field]: row[field] }),
    })
    if (typeof response !== 'string' && response.ok)
      return note(placed, tried, `${response.status}: If-Match was not looked at`, {
        needs: '412: without it two people overwrite each other’s changes unseen',
        onlyDegrades: true,
      })
    return checkProblem(placed, tried, response, [412])
  }

  const tryMalformed = (placed: PlacedOperation, path: string) =>
    send(path, {
      method: placed.method.toUpperCase(),
      headers: {
        'Content-Type': 'application/json',
        ...(placed.method === 'post' ? { 'Idempotency-Key': crypto.randomUUID() } : { 'If-Match': stale }),
      },
      // No host can parse this body.
      body: '{',
    }).then(response =>
      checkProblem(
        placed,
        `${placed.method.toUpperCase()} ${placed.path} with half a body`,
        response,
        [400, 404],
      ),
    )

  const operations = operationsOf(document)
  const isCrossOrigin = new URL(baseUrl).origin !== origin
  const isKeyed = ({ path }: PlacedOperation) => path.includes('{')
  // Collections first: the others use their keys.
  const ordered = [...operations.filter(each => !isKeyed(each)), ...operations.filter(isKeyed)]
  for (const placed of ordered) {
    const { path, method, operation } = placed
    const row = (rows as Rows).get(collectionOf(path))
    const types = Object.keys(successOf(placed)?.[1].content ?? {})
    const question = operation.parameters?.some(each => each.in === 'query' && each.required === true)
    // Logging out is a GET, and some reads record that something was downloaded or seen.
    const isNoted = types.length === 0 || operation['x-changes'] !== undefined
    const isCalled = types.every(type => type === 'application/json')
    const unknown = filled(path, unknownKey)
    if (isCrossOrigin && isCalled) await tryPreflight(placed, unknown ?? path.replace(/\{\w+\}/g, 'x'))
    if (method === 'get') {
      if (isNoted) skip(placed, `GET ${path}`, 'not asked: it changes something')
      else if (!isCalled) skip(placed, `GET ${path}`, 'not asked: a stream or a file')
      else if (question === true || unknown === undefined)
        skip(placed, `GET ${path}`, 'not asked: it takes what the description does not know')
      else if (!isKeyed(placed)) await tryRead(placed, path)
      else {
        if (row) await tryRead(placed, filled(path, String(row['id'])) ?? path, String(row['id']))
        await checkProblem(placed, `GET ${path} of nothing`, await send(unknown), [404])
      }
    } else if (method === 'delete') skip(placed, `DELETE ${path}`, 'not sent: it could delete something')
    else if (unknown !== undefined && operation.requestBody) {
      await tryMalformed(placed, unknown)
      const takesVersion = operation.parameters?.some(({ name }) => name === 'If-Match')
      // An action below an entity, such as withdrawing it, takes effect by being called.
      const isEntity = path === `${collectionOf(path)}({id})`
      if (method === 'patch' && takesVersion === true && row && isEntity) await tryStale(placed, row)
    } else skip(placed, `${method.toUpperCase()} ${path}`, 'not sent: it could change something')
  }
  return found
}
