import type { Parameter } from '@parvis/openapi/model'
import fc from 'fast-check'
import type { EntityModel, ModelRegistry } from '../odata/model.ts'
import type { KnownOperation } from './contract.ts'
import { bodyOf, days, fromSchema, moments, numbers, texts } from './nonsense-bodies.test-support.ts'

/** A request from somebody who has not read the contract, or who has read it closely to find its edges. */
export interface Nonsense {
  /** Path and query as sent over the wire. */
  url: string
  headers: Record<string, string>
  payload: string | Buffer | undefined
}

/** Percent-encodes a value for a URL. */
const encoded = (text: string): string =>
  Array.from(text, character =>
    character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80',
  ).join('')
const badEncodings = ['%', '%zz', '%ff', '%c0%80', '%00', '%ed%a0%80', '%u0041', '%25%30%30']

function pathOf({ path }: KnownOperation, ids: readonly string[]): fc.Arbitrary<string> {
  const names = path.match(/\{\w+\}/g) ?? []
  if (names.length === 0) return fc.constant(path)
  const good = path.includes('{email}')
    ? ['staff@parvis.example', 'client@customer.example']
    : [...ids, '2147483647']
  const part = fc.oneof(
    { weight: 16, arbitrary: fc.constantFrom(...good) },
    { weight: 2, arbitrary: fc.constantFrom(...numbers).map(encoded) },
    { weight: 1, arbitrary: texts.map(text => encoded(text.slice(0, 200))) },
    { weight: 1, arbitrary: fc.constantFrom(...badEncodings) },
  )
  return part.map(text => path.replaceAll(/\{\w+\}/g, () => text))
}

/** Expressions over the fields of an entity that parse but ask for things a database cannot do. */
function expressions(model: EntityModel, models: ModelRegistry): fc.Arbitrary<string> {
  const paths = Object.values(model.fields).map(field => field.name)
  const navigations = Object.values(model.navigations)
  for (const navigation of navigations) {
    const target = models.get(navigation.entity)
    if (target && !navigation.many) paths.push(`${navigation.name}/${target.key}`)
  }
  const field = fc.constantFrom(...paths)
  const literal = fc.constantFrom(
    ...numbers,
    ...days,
    ...moments,
    "''",
    "'a'",
    "'%'",
    "'\ud800'",
    'null',
    'true',
    '-1.5',
    '9'.repeat(34),
    `0.${'9'.repeat(30)}`,
    '12345678-1234-1234-1234-123456789012',
  )
  const operand = fc.letrec<{ value: string }>(tie => ({
    value: fc.oneof(
      { maxDepth: 2 },
      field,
      literal,
      fc
        .tuple(
          fc.constantFrom('tolower', 'trim', 'length', 'year', 'second', 'date', 'round', 'floor', 'ceiling'),
          tie('value'),
        )
        .map(([name, one]) => `${name}(${one})`),
      fc
        .tuple(fc.constantFrom('concat', 'indexof', 'contains', 'substring'), tie('value'), tie('value'))
        .map(([name, one, two]) => `${name}(${one},${two})`),
      fc
        .tuple(tie('value'), fc.constantFrom('add', 'sub', 'mul', 'div', 'divby', 'mod'), tie('value'))
        .map(([one, operator, two]) => `(${one} ${operator} ${two})`),
    ),
  })).value
  const compared = fc
    .tuple(operand, fc.constantFrom('eq', 'ne', 'gt', 'le'), operand)
    .map(parts => parts.join(' '))
  const many = navigations.filter(navigation => navigation.many).map(navigation => navigation.name)
  return fc.oneof(
    compared,
    field.map(name => `${name} in (${numbers.slice(0, 3).join(',')},null)`),
    fc.array(compared, { minLength: 2, maxLength: 30 }).map(parts => parts.join(' or ')),
    ...(many.length > 0
      ? [fc.constantFrom(...many).map(name => `${name}/any(x:x/id gt 1 and not (id eq x/id))`)]
      : []),
  )
}

function expansions(model: EntityModel, models: ModelRegistry, depth = 0): fc.Arbitrary<string> {
  const navigations = Object.values(model.navigations)
  if (navigations.length === 0) return fc.constant('nope')
  return fc.constantFrom(...navigations).chain(({ name, entity, many }) => {
    const target = models.get(entity)
    if (!target) return fc.constant(name)
    const options = [
      fc.constantFrom('$select=id', '$select=*', '$levels=max', '$levels=2', '$count=true', '$top=0'),
      ...(many
        ? [
            fc.constantFrom(
              '$count=true',
              '$top=0',
              '$top=0x5',
              '$skip=1',
              '$orderby=id desc',
              '$count=true;$top=1',
            ),
            expressions(target, models).map(text => `$filter=${text}`),
          ]
        : []),
      ...(depth < 2 ? [expansions(target, models, depth + 1).map(text => `$expand=${text}`)] : []),
    ]
    return fc.oneof(fc.constant(name), ...options.map(option => option.map(text => `${name}(${text})`)))
  })
}

function valueOf(
  parameter: Parameter,
  model: EntityModel | undefined,
  models: ModelRegistry,
): fc.Arbitrary<string> {
  const fields = model ? Object.values(model.fields).map(({ name }) => name) : ['id']
  switch (parameter.name) {
    case '$filter':
      return model ? expressions(model, models) : texts
    case '$expand':
      return model ? expansions(model, models) : texts
    case '$orderby':
      return fc
        .uniqueArray(fc.constantFrom(...fields, 'nope'), { minLength: 1, maxLength: 3 })
        .map(names => names.join(' desc,'))
    case '$select':
      return fc
        .subarray([...fields, '*', 'nope'], { minLength: 1, maxLength: 4 })
        .map(names => names.join(','))
    case '$search':
      return fc
        .array(fc.oneof(fc.constantFrom('AND', 'OR', 'NOT', '(', ')', '"', '\\', 'a', '%'), texts), {
          minLength: 1,
          maxLength: 6,
        })
        .map(words => words.join(' '))
    case '$count':
      return fc.constantFrom('true', 'false', 'TRUE', '1', '')
    default:
      return fc.oneof(
        { weight: 3, arbitrary: fromSchema(parameter.schema).map(String) },
        { weight: 1, arbitrary: fc.constantFrom(...numbers) },
        { weight: 1, arbitrary: texts },
      )
  }
}

function queryOf({ operation }: KnownOperation, models: ModelRegistry): fc.Arbitrary<string> {
  const entity = operation['x-odata']?.entity
  const model = entity === undefined ? undefined : models.get(entity)
  const known = (operation.parameters ?? []).filter(parameter => parameter.in === 'query')
  const pair = (parameter: Parameter) =>
    fc
      .oneof(
        { weight: 9, arbitrary: valueOf(parameter, model, models).map(text => encoded(text.slice(0, 3000))) },
        { weight: 1, arbitrary: fc.constantFrom(...badEncodings) },
      )
      .map(text => `${parameter.name}=${text}`)
  const unknown = fc.constantFrom(
    'nope=1',
    '__proto__=1',
    'constructor[a]=1',
    '$format=xml',
    '=',
    '&&',
    '%zz=%zz',
    'id=1',
  )
  const required = known.filter(parameter => parameter.required).map(pair)
  const optional = known.filter(parameter => !parameter.required).map(pair)
  return fc
    .tuple(
      fc.tuple(...required),
      optional.length > 0 ? fc.array(fc.oneof(...optional), { maxLength: 3 }) : fc.constant([]),
      fc.oneof(
        { weight: 9, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: unknown.map(text => [text]) },
      ),
    )
    .map(parts => parts.flat().join('&'))
}

/** Header values beyond what the contract asks for, by header name. */
const oddHeaders: readonly (readonly [string, readonly string[]])[] = [
  ['if-match', ['*', '"1"', '"2"', '"9999999999"', '"99999999999"', 'W/"1"', '', '1']],
  ['idempotency-key', ['', 'x', '5A9C7F0E-6F0E-4F7C-9D55-0D5A3C1E2B3A', 'é']],
  [
    'content-type',
    [
      'application/json; charset=utf-16',
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      '*/*',
      ';',
      '',
    ],
  ],
  ['content-encoding', ['gzip', 'br', 'identity', 'x']],
  ['accept-language', ['', 'zz;q=9', 'fr;q='.repeat(500), '*']],
  ['accept', ['text/html', '', 'x/y;q=2']],
  ['last-event-id', ['', 'x', '1.1', `${'9'.repeat(15)}.1`]],
  ['if-none-match', ['*', '"', ',']],
  ['range', ['bytes=0-0', 'bytes=9-1', 'bytes=-', 'bytes=99999999999-', 'x']],
  ['traceparent', ['x', `00-${'f'.repeat(32)}-${'0'.repeat(16)}-01`]],
]

/** The headers other than Authorization. */
function headersOf({ operation, method }: KnownOperation): fc.Arbitrary<Record<string, string>> {
  const names = (operation.parameters ?? []).filter(each => each.in === 'header').map(({ name }) => name)
  const usual = fc.record({
    ...(names.includes('If-Match') && { 'if-match': fc.constant('*') }),
    ...(method === 'post' && { 'idempotency-key': fc.uuid() }),
    ...(operation.requestBody && { 'content-type': fc.constant('application/json') }),
  })
  const odd = fc
    .constantFrom(...oddHeaders)
    .chain(([name, values]) => fc.constantFrom(...values).map(value => ({ [name]: value })))
  return fc.oneof(
    { weight: 7, arbitrary: usual },
    { weight: 2, arbitrary: fc.tuple(usual, odd).map(parts => Object.assign({}, ...parts)) },
  )
}

/**
 * Requests to an operation. Most are valid except for one or two things, so that they get far enough to find faults.
 * @param ids keys of existing rows, for its path
 */
export function nonsenseFor(
  operation: KnownOperation,
  prefix: string,
  models: ModelRegistry,
  ids: readonly string[],
): fc.Arbitrary<Nonsense> {
  return fc
    .record({
      path: pathOf(operation, ids),
      query: queryOf(operation, models),
      headers: headersOf(operation),
      payload: bodyOf(operation),
    })
    .map(({ path, query, headers, payload }) => ({
      url: `${prefix}${path}${query === '' ? '' : `?${query}`}`,
      headers,
      payload,
    }))
}
