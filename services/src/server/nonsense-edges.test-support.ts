import type { Schema } from '@parvis/openapi/model'
import { limits } from '@parvis/openapi/document'
import fc from 'fast-check'
import type { KnownOperation } from './contract.ts'
import { fromSchema } from './nonsense-bodies.test-support.ts'

/** A body that is valid except for one value. */
interface EdgeBody {
  /** JSON pointer to the value. */
  pointer: string
  what: string
  payload: string
  /** Why the value is refused; undefined if it is valid as far as the contract can tell. */
  refusedFor: { code: string; params?: Record<string, unknown> } | undefined
}

const { first, last } = limits.days
/** Days at both ends of the allowed range, and whether each is allowed. */
const dayEdges: readonly (readonly [string, boolean])[] = [
  [first, true],
  [last, true],
  ['1899-12-31', false],
  ['3000-01-01', false],
  ['0000-01-01', false],
  ['0001-01-01', false],
  ['9999-12-31', false],
  ['2026-02-30', false],
]
const momentEdges: readonly (readonly [string, boolean])[] = [
  ...dayEdges.map(([day, isRight]) => [`${day}T00:00:00Z`, isRight] as const),
  [`${last}T23:59:59Z`, true],
  [`${last}T23:59:59-00:01`, false],
  [`${first}T00:00:00+00:01`, false],
  ['0001-01-01T00:00:00+14:00', false],
  ['9999-12-31T23:59:59-14:00', false],
  ['9999-12-31T23:59:59-23:59', false],
  ['2026-12-31T23:59:60Z', false],
]

/** A rule that is valid except for its depth, or for one value in its innermost clause. */
function rule(levels: number, value = 'FR'): string {
  const clause = JSON.stringify({ field: 'grade', operator: 'is', values: [value] })
  return `${'{"all":['.repeat(levels)}${clause}${']}'.repeat(levels)}`
}

const tooDeep = { code: 'too-complex', params: { limit: limits.body.depth } }
const unwritable = { code: 'control-character' }
const ruleEdges: readonly (readonly [what: string, json: string, refusedFor: EdgeBody['refusedFor']])[] = [
  ['a rule of 4 levels', rule(4), undefined],
  ['a rule of 6 levels', rule(6), { code: 'too-complex' }],
  ['a rule of 40 levels', rule(40), tooDeep],
  ['a rule of 5,000 levels', rule(5000), tooDeep],
  ['a rule with a zero byte at its end', rule(4, '\u0000'), unwritable],
  ['a rule with half a character at its end', rule(4, '\ud800'), unwritable],
]

type Place = readonly (string | number)[]

/** Yields the places of a body with the schemas that apply there, including properties that the body leaves out. */
function* placesIn(schema: Schema, value: unknown, at: Place = []): Generator<{ at: Place; schema: Schema }> {
  yield { at, schema }
  for (const part of [schema.allOf, schema.oneOf, schema.anyOf].flatMap(list => list ?? []))
    yield* placesIn(part, value, at)
  const inner = typeof value === 'object' && value !== null ? value : {}
  if (schema.items && Array.isArray(value) && value.length > 0)
    yield* placesIn(schema.items, value[0], [...at, 0])
  // Do not descend into a part that the body leaves out: its other required properties would be missing.
  if (at.length === 0 || Object.keys(inner).length > 0)
    for (const [name, each] of Object.entries(schema.properties ?? {}))
      yield* placesIn(each, Reflect.get(inner, name), [...at, name])
}

const mark = 'what stands at the edge'

/** The body with JSON text inserted at one place. */
function put(body: unknown, [step, ...rest]: Place, json: string): string {
  const replaced = (value: unknown, [name, ...further]: Place): unknown => {
    if (name === undefined) return mark
    const inner = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
    return Array.isArray(value)
      ? value.map((each: unknown, index) => (index === name ? replaced(inner, further) : each))
      : { ...(value as object), [name]: replaced(inner, further) }
  }
  const place = step === undefined ? [] : [step, ...rest]
  return JSON.stringify(replaced(body, place)).replace(`"${mark}"`, () => json)
}

/** Bodies of an operation that are valid except for one date or one membership rule: every place, every edge. */
export function edgeBodiesOf({ operation }: KnownOperation): EdgeBody[] {
  const content = operation.requestBody?.content['application/json']
  if (!content) return []
  const examples = Object.values(content.examples ?? {}).map(({ value }) => value)
  const [body] =
    examples.length > 0 ? examples : fc.sample(fromSchema(content.schema), { numRuns: 1, seed: 16 })
  const found = new Map<string, EdgeBody>()
  for (const { at, schema } of placesIn(content.schema, body)) {
    const pointer = at.map(step => `/${step}`).join('')
    const dates = { date: dayEdges, 'date-time': momentEdges }[schema.format ?? '']
    const edges =
      schema.title === 'MemberRule'
        ? ruleEdges
        : (dates ?? []).map(([text, isRight]) => {
            const refusedFor = isRight
              ? undefined
              : { code: 'format', params: { format: String(schema.format) } }
            return [text, JSON.stringify(text), refusedFor] as const
          })
    for (const [what, json, refusedFor] of edges)
      found.set(`${pointer} ${what}`, { pointer, what, payload: put(body, at, json), refusedFor })
  }
  return [...found.values()]
}
