/**
 * Creates an operation on an entity of the contract: its description, its examples, its handler and the handler's
 * test.
 */
import { hosts, problemCodes, scopes, type Host } from '@parvis/openapi/document'
import { operationsOf, type Method, type Schema } from '@parvis/openapi/model'
import { stringify } from 'yaml'
import { fieldsOf, readOperations, whole } from './contract.ts'
import { type Draft, Refusal } from './draft.ts'
import { addImport, addTo, keysOf } from './insert.ts'
import { camelOf, kebabOf, needCamel, needKebab, sentenceOf, wordsOf } from './names.ts'

type Answered = 'rows' | 'one' | 'new' | 'changed' | 'nothing'

interface Shape {
  method: Method
  path: (plural: string) => string
  answers: Answered
  /** The suffix of its body schema after the entity's name. */
  body?: 'Form' | 'Patch'
}

const oneOf = (plural: string) => `/v1/${plural}({id})`

const shapes: Readonly<Record<string, Shape>> = {
  list: { method: 'get', path: plural => `/v1/${plural}`, answers: 'rows' },
  get: { method: 'get', path: oneOf, answers: 'one' },
  create: { method: 'post', path: plural => `/v1/${plural}`, answers: 'new', body: 'Form' },
  update: { method: 'patch', path: oneOf, answers: 'changed', body: 'Patch' },
  delete: { method: 'delete', path: oneOf, answers: 'nothing' },
}

/** Any other verb is an action on one entity: archiveReport is POST /v1/Reports({id})/Archive. */
function actionOf(verb: string): Shape {
  const name = verb.charAt(0).toUpperCase() + verb.slice(1)
  return { method: 'post', path: plural => `${oneOf(plural)}/${name}`, answers: 'changed' }
}

const pluralOf = (entity: string) =>
  /[^aeiou]y$/.test(entity)
    ? `${entity.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(entity)
      ? `${entity}es`
      : `${entity}s`

const usage =
  'pnpm new operation <host>/<file> <operationId> <Entity> <Scope>: portal/report-templates archiveReportTemplate ReportTemplate Reports.Manage'

type Known = Awaited<ReturnType<typeof readOperations>>[number]

/** An example of an entity with all of its fields, from any operation that returns one. */
function exampleOf(all: readonly Known[], entity: string, fields: readonly string[]): object | undefined {
  for (const { operation } of all) {
    const answer = Object.entries(operation.responses).find(([status]) => status !== 'default')?.[1]
    for (const { value } of Object.values(answer?.content?.['application/json']?.examples ?? {})) {
      const inside: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'value') : []
      for (const found of [value, ...(Array.isArray(inside) ? inside : [])] as unknown[])
        if (
          typeof found === 'object' &&
          found !== null &&
          isOf(operation['x-odata']?.entity, entity) &&
          fields.every(field => field in found)
        )
          return found
    }
  }
  return undefined
}
const isOf = (named: string | undefined, entity: string) => named === undefined || named === entity

/** A value that fits a schema, or nearly so: the contract's test shows where it does not. */
function sampleOf(schema: Schema): unknown {
  const { enum: values, type, format, properties = {}, minimum } = whole(schema)
  if (values) return values[0]
  const [kind] = [type ?? 'object'].flat()
  if (kind === 'string')
    return format === 'date' ? '2026-01-05' : format === 'date-time' ? '2026-01-05T09:00:00.000Z' : 'Exemple'
  if (kind === 'integer' || kind === 'number') return minimum ?? 1
  if (kind === 'boolean') return false
  if (kind === 'array') return []
  if (kind === 'null') return null
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, sampleOf(field)]))
}

const always = [
  'token-missing',
  'token-invalid',
  'token-expired',
  'record-missing',
  'scope-missing',
  'terms-not-accepted',
]
const atTheEnd = ['rate-limited', 'server-error', 'database-unavailable']

function codesOf({ method, body, path }: Shape): string[] {
  const isKeyed = path('').includes('{id}')
  const isOnce = method === 'post'
  const isVersioned = method === 'patch' || method === 'delete'
  return [
    ...always,
    ...(body ? ['body-invalid', 'payload-too-large', 'media-type-unsupported'] : []),
    ...(method === 'get' ? ['query-invalid'] : ['header-invalid']),
    ...(isOnce ? ['idempotency-conflict'] : []),
    ...(isVersioned ? ['precondition-required', 'precondition-failed'] : []),
    ...(isKeyed ? ['not-found'] : []),
    ...atTheEnd,
  ]
}

const parametersOf = ({ method, answers, path }: Shape, hasSearch: boolean): string[] => [
  ...(path('').includes('{id}') ? ['id'] : []),
  ...(answers === 'rows'
    ? ['filter', 'orderby', 'select', 'top', 'skip', 'count', ...(hasSearch ? ['search'] : [])]
    : answers === 'one'
      ? ['select']
      : []),
  ...(method === 'post' ? ['idempotencyKey'] : []),
  ...(method === 'patch' || method === 'delete' ? ['ifMatch'] : []),
]

const indent = (text: string, by: number) =>
  text
    .split('\n')
    .map(line => (line === '' ? line : ' '.repeat(by) + line))
    .join('\n')

/** The path of a schema's file, relative to the host's folder. */
const beside = (ref: string, host: Host) =>
  ref.startsWith(`${host}/`) ? ref.slice(host.length + 1) : `../${ref}`

/** @throws Refusal @returns the next steps */
export async function createOperation(
  draft: Draft,
  [place, given, entity = '', scope = '']: readonly (string | undefined)[],
): Promise<string[]> {
  const [host, file, ...others] = (place ?? '').split('/')
  if (!hosts.includes(host as Host) || file === undefined || others.length > 0)
    throw new Refusal(`An operation is in a file of a host (${hosts.join(', ')}): ${usage}`)
  const subject = needKebab(file, 'a file of the contract')
  const id = needCamel(given, 'an operation')
  const all = await readOperations()
  if (all.some(({ operation }) => operation.operationId === id))
    throw new Refusal(`The contract has an operation "${id}" already.`)
  if (!Object.hasOwn(scopes, scope))
    throw new Refusal(
      `"${scope}" is no scope of openapi/scopes.yaml: ${Object.keys(scopes).join(', ')}. ${usage}`,
    )
  const description = `openapi/${host}.yaml`
  const document = all.find(each => each.host === host)?.document
  const schema = document?.components.schemas[entity]
  const refOf = (name: string) =>
    new RegExp(`^    ${name}: \\{ \\$ref: "?([^" }]+)"? \\}`, 'm').exec(draft.read(description))?.[1]
  const ref = refOf(entity)
  if (!document || !schema || ref === undefined)
    throw new Refusal(
      `${host} has no entity "${entity}". An entity takes thought before its operations: its schema in openapi/${host}/${subject}-schemas.yaml, listed in ${description}; its table in a migration; services/src/domain/entities.ts; its row rule in rows.ts.`,
    )
  const verb = /^[a-z]+/.exec(id)?.[0] ?? ''
  const shape = shapes[verb] ?? actionOf(verb)
  // As the entity's other operations write it: OnBoardingRequest is its own plural.
  const known = operationsOf(document).find(({ operation }) => operation['x-odata']?.entity === entity)
  const plural = known ? (/^\/v1\/(\w+)/.exec(known.path)?.[1] ?? pluralOf(entity)) : pluralOf(entity)
  const path = shape.path(plural)
  if (document.paths[path]?.[shape.method])
    throw new Refusal(
      `${shape.method.toUpperCase()} ${path} is ${document.paths[path][shape.method]?.operationId ?? ''} already.`,
    )
  const bodyName = shape.body && `${entity}${shape.body}`
  const bodyRef = bodyName === undefined ? undefined : refOf(bodyName)
  const bodySchema = bodyName === undefined ? undefined : document.components.schemas[bodyName]
  if (bodyName !== undefined && (bodyRef === undefined || !bodySchema))
    throw new Refusal(
      `${id} takes a body: describe ${bodyName} beside ${entity} and list it in ${description} first.`,
    )

  const fields = fieldsOf(schema)
  const example =
    exampleOf(
      all,
      entity,
      fields.map(({ name }) => name),
    ) ?? sampleOf(schema)
  const words = wordsOf(entity)
  const contract = `openapi/${host}/${subject}.yaml`
  const examples = writeExamples()
  writeDescription()
  writeHandler()
  return [
    `Say in ${contract} what it does where its name does not, which problems it has of its own, and \`x-clients: true\` if clients may call it.`,
    `pnpm --filter @parvis/api-types generate writes the types again after each change of the contract.`,
    shape.answers === 'rows' || shape.answers === 'one'
      ? `Who sees which rows stands in services/src/domain/rows.ts: test it.`
      : `Write the handler, its statement and its rule: services/src/domain/${areaOf().area}/.`,
  ]

  /** Examples go in the subject's own examples file. */
  function writeExamples(): { file: string; answer: string | undefined; body: string | undefined } {
    const named = draft.has(contract)
      ? /\$ref: ([\w-]*examples\.yaml)#/.exec(draft.read(contract))?.[1]
      : undefined
    const name = named ?? `${subject}-examples.yaml`
    const target = `openapi/${host}/${name}`
    const entries: Record<string, { value: unknown }> = {}
    if (shape.answers !== 'nothing')
      entries[`${id}-${shape.answers}`] = {
        value: shape.answers === 'rows' ? { value: [example], '@odata.count': 1 } : example,
      }
    if (bodySchema) entries[`${id}-body-${verb}`] = { value: bodyExample(bodySchema) }
    const code = 'scope-missing'
    const { status = 0, title = '' } = problemCodes[code] ?? {}
    entries[`${id}-problem-${code}`] = {
      value: {
        type: `urn:parvis:problem:${code}`,
        title,
        status,
        code,
        traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      },
    }
    const text = stringify(entries, { lineWidth: 0, version: '1.1' })
    if (draft.has(target)) draft.edit(target, before => `${before.trimEnd()}\n${text}`)
    else draft.create(target, text)
    const [answer, body] = [`${id}-${shape.answers}`, `${id}-body-${verb}`].map(key =>
      Object.hasOwn(entries, key) ? key : undefined,
    )
    return { file: name, answer, body }
  }

  function bodyExample(body: Schema): unknown {
    for (const { operation } of all) {
      const content = operation.requestBody?.content['application/json']
      const [first] = Object.values(content?.examples ?? {})
      if (content?.schema.title === body.title && first) return first.value
    }
    return sampleOf(body)
  }

  function writeDescription(): void {
    const title = `${sentenceOf(verb)} ${shape.answers === 'rows' ? wordsOf(plural) : `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`}`
    const tag = draft.has(contract) ? /tags: \[([^\]]+)\]/.exec(draft.read(contract))?.[1] : undefined
    const name = tag ?? sentenceOf(subject)
    const entityRef = beside(ref ?? '', host as Host)
    const hasSearch = Object.values(whole(schema as Schema).properties ?? {}).some(field => field['x-search'])
    const parameters = parametersOf(shape, hasSearch)
    const shown =
      shape.answers === 'rows'
        ? `type: object
additionalProperties: false
required: [value]
properties:
  value:
    type: array
    items: { $ref: "${entityRef}" }
  "@odata.count": { $ref: ../schemas.yaml#/Count }
  "@odata.nextLink": { $ref: ../schemas.yaml#/NextLink }`
        : shape.answers === 'one'
          ? `$ref: "${entityRef}"`
          : `type: object
allOf:
  - { $ref: "${entityRef}" }
required:
${fields.map(field => `  - ${field.name}`).join('\n')}`
    const status = shape.answers === 'nothing' ? 204 : shape.answers === 'new' ? 201 : 200
    const isVersioned =
      shape.answers !== 'rows' &&
      shape.answers !== 'nothing' &&
      Object.hasOwn(whole(schema as Schema).properties ?? {}, '@odata.etag')
    const lines = [
      `operationId: ${id}`,
      `tags: [${name}]`,
      `summary: ${title}`,
      'security:',
      `  - person: [${scope}]`,
      ...(shape.answers === 'rows' || shape.answers === 'one' ? ['x-odata:', `  entity: ${entity}`] : []),
      'parameters:',
      ...parameters.map(each => `  - { $ref: ../parameters.yaml#/${each} }`),
      ...(bodyRef === undefined
        ? []
        : [
            'requestBody:',
            '  required: true',
            '  content:',
            '    application/json:',
            `      schema: { $ref: "${beside(bodyRef, host as Host)}" }`,
            '      examples:',
            `        ${verb}: { $ref: ${examples.file}#/${examples.body ?? ''} }`,
          ]),
      'responses:',
      `  "${String(status)}":`,
      `    description: ${shape.answers === 'rows' ? `The ${wordsOf(plural)}` : shape.answers === 'nothing' ? `The ${words} is gone` : `The ${words}`}`,
      ...(isVersioned ? ['    headers:', '      ETag: { $ref: ../headers.yaml#/etag }'] : []),
      ...(shape.answers === 'new' ? ['      Location: { $ref: ../headers.yaml#/location }'] : []),
      ...(examples.answer === undefined
        ? []
        : [
            '    content:',
            '      application/json:',
            '        schema:',
            indent(shown, 10),
            '        examples:',
            `          ${shape.answers}: { $ref: ${examples.file}#/${examples.answer} }`,
          ]),
      '  default:',
      '    description: A problem',
      '    headers:',
      '      Retry-After: { $ref: ../headers.yaml#/retryAfter }',
      '    content:',
      '      application/problem+json:',
      '        schema:',
      '          allOf:',
      '            - { $ref: ../schemas.yaml#/Problem }',
      '            - type: object',
      '              required: [code]',
      '              properties:',
      '                code:',
      '                  type: string',
      '                  enum:',
      ...codesOf(shape).map(code => `                    - ${code}`),
      '        examples:',
      '          scope-missing:',
      `            { $ref: ${examples.file}#/${id}-problem-scope-missing }`,
    ].join('\n')
    const block = `  ${shape.method}:\n${indent(lines, 4)}\n`
    if (!draft.has(contract)) draft.create(contract, `${path}:\n${block}`)
    else if (draft.read(contract).includes(`\n${path}:\n`) || draft.read(contract).startsWith(`${path}:\n`))
      draft.edit(contract, text => insertBehind(text, path, block))
    else draft.edit(contract, text => `${text.trimEnd()}\n${path}:\n${block}`)
    const written = document?.paths[path]
    if (written && !draft.read(contract).includes(`${path}:`)) return
    if (!written) {
      const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1')
      draft.edit(description, text =>
        text.replace(
          /^components:/m,
          () => `  ${path}:\n    { $ref: "${host}/${subject}.yaml#/${pointer}" }\ncomponents:`,
        ),
      )
    }
    if (tag === undefined && !document?.tags.some(each => each.name === name))
      draft.edit(description, text => text.replace(/^paths:/m, () => `  - name: ${name}\npaths:`))
  }

  /** The area with handlers for other operations of the subject, or one of its name. */
  function areaOf(): { area: string; constant: string; isNew: boolean } {
    const own = `services/src/domain/${subject}/handlers.ts`
    for (const found of [own, ...draft.find('services/src/domain/*/*handlers.ts')]) {
      if (!draft.has(found)) continue
      const text = draft.read(found)
      const constant = /^export const (\w+Handlers) = \{[^]*^\} satisfies SomeHandlers/m.exec(text)?.[1]
      const answered = constant === undefined ? [] : (keysOf(draft, found, constant) ?? [])
      const isOfSubject = all.some(
        ({ operation }) =>
          operation['x-odata']?.entity === entity && answered.includes(operation.operationId),
      )
      if (constant !== undefined && (found === own || isOfSubject))
        return {
          area: found.slice('services/src/domain/'.length, found.lastIndexOf('/')),
          constant,
          isNew: false,
        }
    }
    return { area: subject, constant: `${camelOf(subject)}Handlers`, isNew: true }
  }

  function writeHandler(): void {
    const { area, constant, isNew } = areaOf()
    const folder = `services/src/domain/${area}`
    const module = isNew
      ? `${folder}/handlers.ts`
      : (draft
          .find(`${folder}/*handlers.ts`)
          .find(each => draft.read(each).includes(`export const ${constant} = {`)) ?? '')
    if (isNew) {
      draft.create(
        module,
        `import type { SomeHandlers } from '../../server/call.ts'\n\nexport const ${constant} = {} satisfies SomeHandlers\n`,
      )
      addImport(
        draft,
        'services/src/domain/handlers.ts',
        `import { ${constant} } from './${area}/handlers.ts'`,
      )
      addTo(draft, 'services/src/domain/handlers.ts', 'handlers', `...${constant}`)
    }
    const read = shape.answers === 'rows' ? 'readList' : shape.answers === 'one' ? 'readOne' : undefined
    if (read === undefined) {
      needImport(module, '../../server/call.ts', 'type Handler')
      draft.edit(module, text =>
        text.replace(
          new RegExp(`(?:^/\\*\\*[^\\n]*\\*/\\n)?^export const ${constant} = `, 'm'),
          found =>
            `const ${id}: Handler<'${id}'> = () => Promise.reject(new Error('${id} is not written yet'))\n\n${found}`,
        ),
      )
      addTo(draft, module, constant, id)
    } else {
      needImport(module, '../../server/list.ts', read)
      addTo(draft, module, constant, `${id}: ${read}`)
    }
    const at = path.replace('{id}', String(Reflect.get(example as object, 'id') ?? 1))
    const sent = bodySchema ? `, body: ${JSON.stringify(bodyExample(bodySchema))}` : ''
    const match =
      shape.method === 'patch' || shape.method === 'delete' ? `, headers: { 'if-match': '*' }` : ''
    const call = `app.send('${shape.method.toUpperCase()}', ${JSON.stringify(`/api/${host ?? ''}${at}`)}, { as: people.administrator${sent}${match} })`
    const thought =
      read === undefined
        ? `  it('does what it says', async () => {
    const { status } = await ${call}
    expect(status).toBe(${shape.answers === 'new' ? 201 : shape.answers === 'nothing' ? 204 : 200})
    expect.unreachable('Test what is different afterwards, and what is refused with which code')
  })`
        : `  it('answers what somebody may see, and nothing else', async () => {
    await ${call}
    expect.unreachable('Test what staff, a manager and a client are answered: the rule stands in rows.ts')
  })`
    draft.create(
      `${folder}/${kebabOf(id)}.test.ts`,
      `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('${id}', () => {
${thought}
})
`,
    )
  }

  /** Adds a name to the import of a module, or adds the import. */
  function needImport(module: string, from: string, name: string): void {
    const bare = name.replace('type ', '')
    const found = new RegExp(`import (type )?\\{([^}]*)\\} from '${from}'`).exec(draft.read(module))
    if (!found) return addImport(draft, module, `import { ${name} } from '${from}'`)
    const [statement, isType, names = ''] = found
    if (new RegExp(`\\b${bare}\\b`).test(names)) return
    const trimmed = names.trim().replace(/,$/, '')
    draft.edit(module, text =>
      text.replace(
        statement,
        () => `import ${isType ?? ''}{ ${trimmed}, ${isType ? bare : name} } from '${from}'`,
      ),
    )
  }
}

/** Inserts a method after the others of a path. */
function insertBehind(text: string, path: string, block: string): string {
  const start = text.startsWith(`${path}:\n`) ? 0 : text.indexOf(`\n${path}:\n`) + 1
  const next = text.indexOf('\n/', start + 1)
  const end = next < 0 ? text.length : next + 1
  return `${text.slice(0, end).trimEnd()}\n${block}${text.slice(end)}`
}
