import type { Schema } from '@parvis/openapi/model'
import fc from 'fast-check'
import type { KnownOperation } from './contract.ts'

/** Text that one layer or another may misinterpret. */
export const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '1',
    'null',
    'true',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    '%',
    '\\',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    '\ufeff',
    'e\u0301',
    'İ',
    '😀',
    '<script>',
    '${7*7}',
    '/',
    '../../etc/passwd',
    'https://[',
    'https://a.example:99999/',
    '/app/../..',
    'M'.repeat(10_000),
    '😀'.repeat(600),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 120 }),
)

export const days = [
  '0000-01-01',
  '0001-01-01',
  '1582-10-10',
  '1899-12-31',
  '1900-01-01',
  '2000-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-12-31',
  '2999-12-31',
  '3000-01-01',
  '9999-12-31',
  '-0001-01-01',
  '+12026-01-01',
  '20260101',
]
export const moments = [
  ...days.map(day => `${day}T00:00:00Z`),
  '0000-01-01T00:00:00-23:59',
  '0001-01-01T00:00:00+23:59',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-23:59',
  '9999-12-31T23:59:59-14:00',
  '2026-12-31T23:59:60Z',
  '2026-12-31T24:00:00Z',
  '2026-01-01t00:00:00z',
  '2026-01-01 00:00:00Z',
  '2026-01-01T00:00:00+0100',
  '2026-01-01T00:00:00+24:00',
  '2026-01-01T00:00:00.123456789123Z',
  '2026-01-01T00:00:00',
  '2027-06-01T08:00:00Z',
  '2027-06-02T08:00:00+02:00',
]
export const numbers: readonly string[] = [
  '-1',
  '0',
  '1',
  '2',
  '007',
  '+5',
  ' 5',
  '5 ',
  '5.0',
  '1.5',
  '1e3',
  '1e999',
  '0x5',
  '0b1',
  '٣',
  'NaN',
  'Infinity',
  '-0',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '9'.repeat(40),
  '9'.repeat(400),
]

const jsonNumbers = fc.oneof(
  fc.constantFrom(-1, 0, 1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e308, 5e-324, -0),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** A placeholder for a value nested too deeply to be serialized here; see `written`. */
const nested = (depth: number) => `nested ${depth} deep`

/** Serializes a value to JSON text, replacing the placeholders of `nested`. */
function written(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll(/"nested (\d+) deep"/g, (_, depth: string) => {
    const half = Number(depth) / 2
    return `${'{"all":['.repeat(half)}1${']}'.repeat(half)}`
  })
}

/** JSON of any kind, including values that are far too deep or far too long. */
const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(texts, fc.constantFrom(...days, ...moments, ...numbers)) },
  { weight: 4, arbitrary: jsonNumbers },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(nested(50), nested(5000)) },
  { weight: 1, arbitrary: fc.constantFrom(300, 100_000).map(length => Array.from({ length }, () => 1)) },
)

/** A value of the shape that a schema asks for, at the edges of what it allows, so that it reaches the handlers. */
export function fromSchema(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const [alternatives] = [schema.oneOf, schema.anyOf].filter(list => list !== undefined)
  if (alternatives?.length)
    return fc.oneof(...alternatives.map(one => fromSchema({ ...without(schema), ...one }, depth)))
  if (schema.allOf) return fromSchema(Object.assign({}, without(schema), ...schema.allOf) as Schema, depth)
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map(type => ofType(type, schema, depth)))
}

function without({ oneOf: _one, anyOf: _any, allOf: _all, ...rest }: Schema): Schema {
  return rest
}

function ofType(type: string, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number': {
      const { minimum = -(2 ** 31), maximum = 2 ** 31 } = schema
      // Keys in the demo data are small numbers.
      return fc.oneof(
        fc.integer({ min: Math.max(minimum, 0), max: Math.min(maximum, Math.max(minimum, 0) + 20) }),
        fc.constantFrom(minimum, maximum),
      )
    }
    case 'array': {
      const { minItems = 0, maxItems = 3, items = {} } = schema
      const limits = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) }
      const inner = fromSchema(items, depth + 1)
      return schema.uniqueItems
        ? fc.uniqueArray(inner, { ...limits, selector: item => JSON.stringify(item) })
        : fc.array(inner, limits)
    }
    case 'object': {
      const properties = Object.entries(schema.properties ?? {})
      // Beyond this depth a schema stands for any object.
      if (properties.length === 0 || depth > 12) return fc.constantFrom<unknown>({}, { any: [] })
      return fc.record(
        Object.fromEntries(properties.map(([name, each]) => [name, fromSchema(each, depth + 1)])),
        {
          requiredKeys: schema.required ?? [],
        },
      )
    }
    default:
      return ofText(schema)
  }
}

function ofText(schema: Schema): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = 300 } = schema
  if (format === 'date') return fc.constantFrom(...days)
  if (format === 'date-time') return fc.constantFrom(...moments)
  if (format === 'email')
    return fc.constantFrom(
      'a@b.example',
      'staff@parvis.example',
      'ADMIN@parvis.example',
      "o'n@x.example",
      `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
    )
  if (format === 'uuid') return fc.uuid()
  const plain = fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 40) })
  const longest = fc.constant('é'.repeat(Math.min(maxLength, 5000)))
  const formed = pattern === undefined || schema['x-text'] ? [] : matching(pattern)
  return fc.oneof(plain, longest, ...formed, ...formed, ...formed)
}

/** Text that matches a pattern. Patterns with lookahead cannot be generated from, so they get fixed examples. */
function matching(pattern: string): fc.Arbitrary<string>[] {
  if (pattern.includes('(?'))
    return [fc.constantFrom('/', '/app/menu/admin', 'https://reports.parvis.example/a')]
  return [fc.stringMatching(new RegExp(pattern), { size: 'small' })]
}

/** A value with one place in it changed, removed or added. */
function mutated(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return anyJson
  const keys = Object.keys(value)
  const put = (key: string, inner: unknown) =>
    Array.isArray(value)
      ? value.map((each: unknown, index) => (String(index) === key ? inner : each))
      : { ...value, [key]: inner }
  const added = fc
    .tuple(fc.constantFrom('nope', 'constructor', '', 'é'), anyJson)
    .map(([key, inner]) =>
      Array.isArray(value) ? [...(value as unknown[]), inner] : { ...value, [key]: inner },
    )
  if (keys.length === 0) return fc.oneof(anyJson, added)
  const chosen = fc.constantFrom(...keys)
  return fc.oneof(
    { weight: 4, arbitrary: chosen.chain(key => anyJson.map(inner => put(key, inner))) },
    {
      weight: 4,
      arbitrary: chosen.chain(key =>
        mutated((value as Record<string, unknown>)[key]).map(inner => put(key, inner)),
      ),
    },
    {
      weight: 1,
      arbitrary: chosen.map(key =>
        Array.isArray(value)
          ? (value as unknown[]).filter((_, index) => String(index) !== key)
          : Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)),
      ),
    },
    { weight: 1, arbitrary: added },
    { weight: 1, arbitrary: anyJson },
  )
}

/** Bodies that are not JSON, or JSON that parsers disagree about. */
const raw = fc.oneof(
  fc.constantFrom<string | Buffer>(
    '',
    ' ',
    'null',
    '[]',
    '{}',
    '""',
    '{"a":1,}',
    '{"a":1e400}',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '\ufeff{}',
    '['.repeat(100_000),
    '['.repeat(5000) + ']'.repeat(5000),
    `[${'1,'.repeat(100_000)}1]`,
    `{"a":${'9'.repeat(5000)}}`,
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0x00]),
  ),
  fc.json(),
)

export function bodyOf({ operation }: KnownOperation): fc.Arbitrary<string | Buffer | undefined> {
  const content = operation.requestBody?.content['application/json']
  if (!content)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: raw })
  const examples = Object.values(content.examples ?? {}).map(({ value }) => value)
  const valid = fc.oneof(
    ...(examples.length > 0 ? [fc.constantFrom(...examples)] : []),
    fromSchema(content.schema),
  )
  return fc.oneof(
    { weight: 9, arbitrary: valid.map(written) },
    { weight: 6, arbitrary: valid.chain(mutated).map(written) },
    { weight: 1, arbitrary: raw },
  )
}
