import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { ajv } from './ajv.test-support.ts'
import { expandDepth } from './cycles.ts'
import { apis, documentPath, hosts, limits, problemCodes, readDocument, scopes } from './document.ts'
import { apiOf, operationsOf, problemCodesOf, scopesOf } from './model.ts'
import type { MediaType, Operation, Schema } from './model.ts'

/** Section 7 of the specification, to the letter: host, method and path of each call. */
const calls = [
  ['portal', 'GET', '/v1/Menus'],
  ['portal', 'GET', '/v1/Users/Logout'],
  ['customer-store', 'GET', '/v1/ContactClaims'],
  ['customer-store', 'GET', '/v1/Contacts'],
  ['authorization', 'GET', '/v1/Roles'],
  ['authorization', 'GET', '/v1/Roles({id})'],
  ['authorization', 'POST', '/v1/Roles'],
  ['authorization', 'PATCH', '/v1/Roles'],
  ['authorization', 'GET', '/v1/RoleScopes'],
  ['authorization', 'POST', '/v1/RoleScopes'],
  ['authorization', 'GET', '/v1/Applications'],
  ['authorization', 'POST', '/v1/RoleStaticUsers'],
  ['authorization', 'DELETE', '/v1/RoleStaticUsers({id})'],
  ['authorization', 'GET', '/v1/Users'],
  ['authorization', 'GET', '/v1/UserScopes'],
  ['customer-store', 'GET', '/v1/Accounts'],
  ['organisation', 'GET', '/v1/Engagements'],
  ['organisation', 'GET', '/v1/Offers'],
  ['organisation', 'POST', '/v1/OnBoardingRequest'],
  ['organisation', 'GET', '/v1/OnBoardingRequest'],
  ['organisation', 'PATCH', '/v1/OnBoardingRequest({id})'],
  ['organisation', 'GET', "/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='{email}')"],
] as const

/** Fields of the specification's section 3, to the letter, by host and entity. */
const fields = {
  portal: {
    Menu: 'id menuCode menuTitle menuEnglishTitle menuDescription menuEnglishDescription menuColor menuIcon menuLink menuOrder menuParentId forceRefresh inverseMenuParent',
  },
  'customer-store': {
    Contact:
      'id contactFirstName contactLastName contactFullName contactEmailOffice contactPhoneMobileOffice contactPhoneMobilePrivate contactPhoneLandLine contactAddress1 contactAddress2 contactAddress3 contactType',
    Account: 'accountNumber accountLegalName accountRegisterIdentification2 id',
  },
  organisation: {
    Engagement: 'engagementCode engagementDescription engagementStatut engagementAccountNumber id',
    Offer: 'offerName offerDescription id',
    OnBoardingRequest:
      'id titre contactFirstName contactLastName contactEmail accountLegalName accountIbsId statut descriptionEngagement createdDate createdBy emailValidateur',
  },
  authorization: {
    Role: 'id roleFunctionDescription creator createdDate ModifiedDate',
    RoleScope: 'rolesId',
    User: 'name firstname userLogin',
    UserScope: 'userEmail scopeName id',
    Application: 'securityScopes scopesDependencies applicationModule applicationFeature',
  },
  consent: {},
} as const

const documents = await Promise.all(hosts.map(async host => ({ host, document: await readDocument(host) })))
const operations = documents.flatMap(({ host, document }) =>
  operationsOf(document).map(placed => ({ host, ...placed, name: placed.operation.operationId })),
)

/** Each place of an operation that has a schema and examples. */
function contentsOf(operation: Operation): { where: string; status?: string; content: MediaType }[] {
  const body = Object.values(operation.requestBody?.content ?? {}).map(content => ({
    where: 'body',
    content,
  }))
  const answers = Object.entries(operation.responses).flatMap(([status, answer]) =>
    Object.values(answer.content ?? {}).map(content => ({ where: `answer ${status}`, status, content })),
  )
  return [...body, ...answers]
}

/** The names of all properties that a schema has at any depth. */
function propertyNames(schema: Schema): string[] {
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap(each => each ?? [])
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => [name, ...propertyNames(each)]),
    ...[...parts, schema.items ?? []].flat().flatMap(propertyNames),
  ]
}

function parameter(operation: Operation, name: string) {
  return operation.parameters?.find(each => each.name === name)
}

describe('each description', () => {
  test.each(hosts)('%s is valid OpenAPI 3.1', async host => {
    const document = await readDocument(host)
    const validator = new Validator()
    const result = await validator.validate(structuredClone(document) as never)
    expect(result.errors ?? [], documentPath(host)).toEqual([])
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  test.each(documents)('$host is a tree: it prints as JSON', ({ document }) => {
    expect(() => JSON.stringify(document)).not.toThrow()
  })

  test.each(documents)('$host has no reference left', ({ document }) => {
    expect(JSON.stringify(document)).not.toContain('"$ref"')
  })

  test('an entity that leads to itself is checked as deep as $expand may go', async () => {
    const { components } = await readDocument('portal')
    const valid = ajv.compile(components.schemas['Menu'] as object)
    const deep = (depth: number, leaf: object): object =>
      depth === 0 ? leaf : { id: 1, inverseMenuParent: [deep(depth - 1, leaf)] }
    expect(valid(deep(expandDepth, { id: 9 }))).toBe(true)
    for (let depth = 0; depth <= expandDepth; depth += 1)
      expect(valid(deep(depth, { id: 'nine' })), `depth ${depth}`).toBe(false)
  })
})

describe('the specification', () => {
  test.each(calls)('%s answers %s %s', (host, method, path) => {
    const found = operations.filter(
      each => each.host === host && each.path === path && each.method === method.toLowerCase(),
    )
    expect(found).toHaveLength(1)
  })

  const entities = hosts.flatMap(host =>
    Object.entries(fields[host]).map(([entity, names]) => ({ host, entity, names: names.split(' ') })),
  )
  test.each(entities)('$entity has the fields of section 3', ({ host, entity, names }) => {
    const schema = documents.find(each => each.host === host)?.document.components.schemas[entity]
    expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(names))
  })
})

describe('each operation', () => {
  test('has a name of its own over all hosts', () => {
    const names = operations.map(each => each.name)
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  })

  test.each(operations)('$name has a summary and one tag that the description lists', each => {
    const tags = documents.find(({ host }) => host === each.host)?.document.tags.map(tag => tag.name)
    expect(each.operation.summary).not.toBe('')
    expect(each.operation.tags).toHaveLength(1)
    expect(tags).toContain(each.operation.tags[0])
  })

  test.each(operations)('$name says who may call it', ({ operation }) => {
    expect(operation.security).toBeInstanceOf(Array)
    const named = [...(scopesOf(operation) ?? []), operation['x-wider'] ?? []].flat()
    for (const scope of named) expect(scopes).toHaveProperty([scope])
  })

  test.each(operations)('$name has one success answer and one problem', ({ operation }) => {
    const statuses = Object.keys(operation.responses)
    expect(statuses.filter(status => /^2\d\d$/.test(status))).toHaveLength(1)
    expect(statuses).toContain('default')
    expect(statuses).toHaveLength(2)
    expect(Object.keys(operation.responses['default']?.content ?? {})).toEqual(['application/problem+json'])
  })

  test.each(operations)('$name lists codes once, and its security among them', ({ operation }) => {
    const codes = problemCodesOf(operation)
    const isPublic = operation.security.length === 0
    const needsScope = (scopesOf(operation) ?? []).length > 0
    expect(codes).toEqual([...new Set(codes)])
    expect(codes).toContain('server-error')
    expect(codes.includes('token-missing')).toBe(!isPublic)
    expect(codes.includes('scope-missing')).toBe(needsScope)
  })

  test.each(operations)('$name takes what its method needs', ({ operation, method }) => {
    const codes = problemCodesOf(operation)
    const writesOnce =
      method === 'post' && operation['x-question'] !== true && operation['x-invitation'] !== true
    const key = parameter(operation, 'Idempotency-Key')
    const match = parameter(operation, 'If-Match')
    expect(key?.required ?? false).toBe(writesOnce)
    expect(codes.includes('idempotency-conflict')).toBe(writesOnce)
    expect(match?.required ?? false).toBe(method === 'patch' || method === 'delete')
    expect(codes.includes('precondition-failed')).toBe(match !== undefined)
    const hasBody = operation.requestBody !== undefined
    for (const code of ['body-invalid', 'payload-too-large', 'media-type-unsupported'])
      expect(codes.includes(code), code).toBe(hasBody)
    const ofPlaces = { query: 'query-invalid', header: 'header-invalid', path: 'not-found' }
    const needed = (operation.parameters ?? []).map(each => ofPlaces[each.in])
    expect(codes).toEqual(expect.arrayContaining(needed))
  })

  test.each(operations)('$name names each key of its path', ({ path, operation }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
    const declared = (operation.parameters ?? []).filter(each => each.in === 'path').map(each => each.name)
    expect(declared).toEqual(inPath)
  })

  test.each(operations)('$name shows examples that fit their schemas', ({ name, operation }) => {
    for (const { where, content } of contentsOf(operation)) {
      const examples = Object.entries(content.examples ?? {})
      expect(examples.length, `${name} ${where}`).toBeGreaterThan(0)
      const valid = ajv.compile(content.schema)
      for (const [example, { value }] of examples)
        expect(valid(value) ? [] : valid.errors, `${name} ${where} ${example}`).toEqual([])
    }
  })

  test.each(operations)('$name shows problems as problems.yaml has them', ({ operation }) => {
    const content = operation.responses['default']?.content?.['application/problem+json']
    for (const { value } of Object.values(content?.examples ?? {})) {
      const { code, status, title, type } = value as Record<string, string>
      expect({ status, title }).toEqual({
        status: problemCodes[code ?? '']?.status,
        title: problemCodes[code ?? '']?.title,
      })
      expect(type).toBe(`urn:parvis:problem:${code}`)
    }
  })

  test.each(operations)(
    '$name answers no secret but a new key and the proof of an address, once',
    ({ name, operation }) => {
      const secrets = contentsOf(operation)
        .filter(({ where }) => where !== 'body')
        .flatMap(({ content }) => propertyNames(content.schema))
        .filter(property => /verification|password|passphrase|secret$/i.test(property))
      const allowed: Record<string, string[]> = {
        createApiKey: ['secret'],
        proveInvitation: ['acceptanceSecret'],
        rotateApiKey: ['secret'],
      }
      expect(new Set(secrets)).toEqual(new Set(allowed[name]))
    },
  )

  const streams = operations.flatMap(({ name, operation }) => {
    const content = operation.responses['200']?.content?.['text/event-stream']
    return content ? [{ name, content }] : []
  })
  test.each(streams)('$name shows events that fit their schemas', ({ content }) => {
    const text = Object.values(content.examples ?? {})
      .map(example => String(example.value))
      .join('')
    const events = [...text.matchAll(/^event: (.*)\nid: .*\ndata: (.*)$/gm)]
    for (const [, event, json] of events) {
      const valid = ajv.compile(content['x-event-data']?.[event ?? ''] as object)
      expect(valid(JSON.parse(json ?? '')) ? [] : valid.errors, event).toEqual([])
    }
    expect(new Set(events.map(([, event]) => event))).toEqual(
      new Set(Object.keys(content['x-event-data'] ?? {})),
    )
  })
})

describe('what is open to the keys of API consumers', () => {
  const keyCodes = Object.keys(problemCodes).filter(code => problemCodes[code]?.key)
  const open = operations.filter(each => apiOf(each.operation) !== undefined)

  test('is reads that need a scope of a person, of entities that their API lists', () => {
    for (const { name, method, operation } of open) {
      const api = apis[apiOf(operation) ?? '']
      expect(method, name).toBe('get')
      expect(scopesOf(operation)?.length, name).toBeGreaterThan(0)
      expect(api?.entities, name).toContain(operation['x-odata']?.entity)
    }
  })

  test('is something of each API, and each API is one that can be subscribed to', () => {
    expect(new Set(open.map(each => apiOf(each.operation)))).toEqual(new Set(Object.keys(apis)))
    const { components } = documents.find(each => each.host === 'authorization')?.document ?? {}
    expect(components?.schemas['ApiName']?.enum).toEqual(Object.keys(apis))
  })

  test.each(operations)('$name lists what a key is answered if it is open, and else nothing of it', each => {
    const codes = problemCodesOf(each.operation).filter(code => keyCodes.includes(code))
    expect(codes).toEqual(apiOf(each.operation) === undefined ? [] : keyCodes)
  })

  test.each(open)('$name tells a key what is left of its quotas', ({ operation }) => {
    for (const { headers } of Object.values(operation.responses))
      expect(Object.keys(headers ?? {})).toEqual(expect.arrayContaining(['RateLimit', 'RateLimit-Policy']))
  })
})

describe('reads of collections', () => {
  const reads = operations.filter(each => each.operation['x-odata'])

  test.each(reads)('$name reads an entity of its host, whose navigations lead to entities', read => {
    const schemas = documents.find(({ host }) => host === read.host)?.document.components.schemas ?? {}
    const entity = schemas[read.operation['x-odata']?.entity ?? '']
    expect(entity?.properties).toBeDefined()
    const navigations = Object.values(entity?.properties ?? {}).filter(each => each['x-navigation'])
    for (const each of navigations) expect(schemas).toHaveProperty([each['x-navigation-entity'] ?? ''])
    expect(parameter(read.operation, '$expand') !== undefined).toBe(navigations.length > 0)
    expect(problemCodesOf(read.operation)).toContain('query-invalid')
  })

  test('each collection that can be expanded has its count beside it, for $count=true there', () => {
    const collections = documents.flatMap(({ document }) =>
      Object.entries(document.components.schemas).flatMap(([entity, { properties = {} }]) =>
        Object.keys(properties)
          .filter(name => properties[name]?.['x-navigation'] && properties[name]?.type === 'array')
          .map(name => ({ entity, name, count: properties[`${name}@odata.count`] })),
      ),
    )
    expect(collections.length).toBeGreaterThan(5)
    expect(collections.filter(({ count }) => count?.title !== 'Count')).toEqual([])
  })

  test('no field is required, because $select narrows', () => {
    for (const read of reads) {
      const schemas = documents.find(({ host }) => host === read.host)?.document.components.schemas ?? {}
      expect(schemas[read.operation['x-odata']?.entity ?? '']?.required, read.name).toBeUndefined()
    }
  })
})

describe('what a body may hold', () => {
  const bodies = operations.flatMap(({ name, operation }) =>
    Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => ({ name, schema })),
  )
  const partsOf = ({ allOf = [], anyOf = [], oneOf = [] }: Schema) => [...allOf, ...anyOf, ...oneOf]
  const insideOf = ({ properties = {}, items }: Schema) => [
    ...Object.values(properties),
    ...(items ? [items] : []),
  ]
  const deepest = (schema: Schema): number =>
    Math.max(
      0,
      ...insideOf(schema).map(inner => 1 + deepest(inner)),
      ...partsOf(schema).map(part => deepest(part)),
    )
  const longest = (schema: Schema): number =>
    Math.max(
      schema.items ? (schema.maxItems ?? Infinity) : 0,
      ...[...insideOf(schema), ...partsOf(schema)].map(inner => longest(inner)),
    )
  const most = (schema: Schema): number =>
    1 +
    Object.values(schema.properties ?? {}).reduce((sum, inner) => sum + most(inner), 0) +
    (schema.items ? (schema.maxItems ?? Infinity) * most(schema.items) : 0) +
    Math.max(0, ...partsOf(schema).map(part => most(part)))

  test.each(bodies)('$name allows no more than every body may hold', ({ schema }) => {
    expect(deepest(schema)).toBeLessThanOrEqual(limits.body.depth)
    expect(longest(schema)).toBeLessThanOrEqual(limits.body.items)
    expect(most(schema)).toBeLessThanOrEqual(limits.body.values)
  })
})

describe('the lists of codes and scopes', () => {
  const used = new Set(operations.flatMap(each => problemCodesOf(each.operation)))

  test('every code of an operation is in problems.yaml', () => {
    expect([...used].filter(code => !Object.hasOwn(problemCodes, code))).toEqual([])
  })

  test('no title is cut: a comma in it does not begin something else', () => {
    const known = ['status', 'title', 'outside', 'key', 'stale']
    const odd = Object.entries(problemCodes).flatMap(([code, each]) =>
      Object.keys(each)
        .filter(key => !known.includes(key))
        .map(key => `${code}: ${key}`),
    )
    expect(odd).toEqual([])
  })

  test('what a code makes stale are reads of the contract', () => {
    const reads = new Set(
      operations.filter(each => each.method === 'get').map(each => each.operation.operationId),
    )
    const stale = Object.values(problemCodes).flatMap(each => each.stale ?? [])
    expect(stale.filter(id => !reads.has(id))).toEqual([])
  })

  test('every code in problems.yaml is one that an operation answers, or is marked as outside', () => {
    const unused = Object.entries(problemCodes).filter(([code]) => !used.has(code))
    expect(unused.filter(([, { outside }]) => !outside)).toEqual([])
    expect(Object.entries(problemCodes).filter(([code, { outside }]) => outside && used.has(code))).toEqual(
      [],
    )
  })

  test('every scope is needed by an operation', () => {
    const needed = new Set(
      operations.flatMap(({ operation }) => [...(scopesOf(operation) ?? []), operation['x-wider']]),
    )
    expect(Object.keys(scopes).filter(scope => !needed.has(scope))).toEqual([])
  })

  test('only errors of pages, invitations, links to sign, signing out, settings, terms, own scopes and claims do without accepted terms', () => {
    const without = operations.filter(each => !problemCodesOf(each.operation).includes('terms-not-accepted'))
    expect(without.map(each => each.name).toSorted()).toEqual([
      'acceptInvitation',
      'acceptTerms',
      'declineAsSignatureGuest',
      'declineInvitation',
      'downloadSignatureGuestFile',
      'getCurrentTerms',
      'getSettings',
      'getSignatureGuestDownload',
      'listContactClaims',
      'listTermsAcceptances',
      'listUserScopes',
      'logoutUser',
      'proveInvitation',
      'proveSignatureGuest',
      'readInvitation',
      'readSignatureGuest',
      'reportBrowserError',
      'requestInvitationCode',
      'requestSignatureCode',
      'signAsSignatureGuest',
    ])
  })
})
