import fc from 'fast-check'
import { nobody, type PersonRow } from './fixture.test-support.ts'
import type { Search } from './parse-search.ts'
import type { BinaryOperator, Expression, Literal, LiteralType } from './syntax.ts'

const at = 0
const literal = (type: LiteralType, value: string): Literal => ({ kind: 'literal', type, value, at })
const path = (name: string): Expression => ({
  kind: 'path',
  segments: name.split('/').map(part => ({ name: part, at })),
  at,
})
const call = (name: string, args: readonly Expression[]): Expression => ({ kind: 'call', name, args, at })
const binary =
  (operator: BinaryOperator) =>
  ([left, right]: readonly [Expression, Expression]): Expression => ({
    kind: 'binary',
    operator,
    left,
    right,
    at,
  })
const unary =
  (operator: 'not' | 'negate') =>
  (operand: Expression): Expression => ({ kind: 'unary', operator, operand, at })

/**
 * Few letters, so that random texts match each other: every character that LIKE, OData or JSON treats specially,
 * accents, an emoji.
 */
export const words = fc
  .array(fc.constantFrom('a', 'B', 'b', '%', '_', '\\', "'", '"', ' ', 'é', 'É', '😀', '(', ';'), {
    maxLength: 3,
  })
  .map(parts => parts.join(''))

const strings = fc.constantFrom('name', 'nick', 'mentor/name', 'team/title').map(path)
const ints = fc.constantFrom('id', 'rank', 'mentor/rank', 'mentor/mentor/id', 'score').map(path)
const times = fc.constantFrom('CreatedAt', 'mentor/CreatedAt').map(path)
const days = fc.constantFrom('2024-01-31', '2023-12-31', '2024-03-01')
const instants = fc.constantFrom(
  '2024-01-31T23:30:00Z',
  '2024-02-01T00:30:00+01:00',
  '2023-12-31T23:59:59.500Z',
)
const order = fc.constantFrom<BinaryOperator>('eq', 'ne', 'gt', 'ge', 'lt', 'le')
const none = fc.constant(literal('null', 'null'))

/** Trees of type boolean over the entity Person; all of them bind without error. */
export const booleanTrees: fc.Arbitrary<Expression> = fc.letrec<
  Record<'text' | 'number' | 'time' | 'boolean', Expression>
>(tie => {
  const compared = (value: fc.Arbitrary<Expression>) =>
    fc.tuple(order, value, value).map(([operator, left, right]) => binary(operator)([left, right]))
  return {
    text: fc.oneof(
      { maxDepth: 3 },
      strings,
      words.map(word => literal('string', word)),
      fc.constantFrom('tolower', 'toupper', 'trim').chain(name => tie('text').map(one => call(name, [one]))),
      fc.tuple(tie('text'), tie('text')).map(args => call('concat', args)),
      fc.tuple(tie('text'), tie('number')).map(args => call('substring', args)),
      fc.tuple(tie('text'), tie('number'), tie('number')).map(args => call('substring', args)),
    ),
    number: fc.oneof(
      { maxDepth: 3 },
      ints,
      fc.integer({ min: -3, max: 5 }).map(value => literal('int', String(value))),
      tie('text').map(one => call('length', [one])),
      fc.tuple(tie('text'), tie('text')).map(args => call('indexof', args)),
      fc
        .constantFrom('year', 'month', 'day', 'hour')
        .chain(name => tie('time').map(one => call(name, [one]))),
      tie('number').map(unary('negate')),
      fc
        .tuple(fc.constantFrom<BinaryOperator>('add', 'sub', 'mul'), tie('number'), tie('number'))
        .map(([operator, left, right]) => binary(operator)([left, right])),
      // Divisors other than powers of two are used only with whole numbers, so that both sides calculate exactly.
      fc
        .tuple(
          fc.constantFrom<BinaryOperator>('div', 'mod'),
          fc.constantFrom('id', 'rank'),
          fc.constantFrom('rank', 'mentor/rank'),
        )
        .map(([operator, left, right]) => binary(operator)([path(left), path(right)])),
      fc
        .tuple(tie('number'), fc.constantFrom('2', '4', '0.5'))
        .map(([left, right]) =>
          binary('divby')([left, literal(right.includes('.') ? 'decimal' : 'int', right)]),
        ),
    ),
    time: times,
    boolean: fc.oneof(
      { maxDepth: 4 },
      compared(fc.oneof(tie('text'), strings, none)),
      compared(fc.oneof(tie('number'), ints, none)),
      fc
        .tuple(order, tie('time'), instants)
        .map(([operator, left, right]) => binary(operator)([left, literal('datetime', right)])),
      fc
        .tuple(order, tie('time'), days)
        .map(([operator, left, right]) => binary(operator)([call('date', [left]), literal('date', right)])),
      fc.constantFrom('active', 'mentor/active', 'secret').map(path),
      fc
        .tuple(fc.constantFrom('contains', 'startswith', 'endswith'), tie('text'), tie('text'))
        .map(([name, left, right]) => call(name, [left, right])),
      fc
        .tuple(
          tie('text'),
          fc.array(
            fc.oneof(
              words.map(word => literal('string', word)),
              none,
            ),
            { minLength: 1, maxLength: 3 },
          ),
        )
        .map(([left, items]): Expression => ({ kind: 'in', left, items, at })),
      tie('boolean').map(unary('not')),
      fc
        .tuple(fc.constantFrom<BinaryOperator>('and', 'or', 'eq', 'ne'), tie('boolean'), tie('boolean'))
        .map(([operator, left, right]) => binary(operator)([left, right])),
      fc
        .tuple(
          fc.constantFrom('any' as const, 'all' as const),
          fc.constantFrom('pupils', 'mentor/pupils', 'team/members'),
          fc.oneof(
            tie('boolean'),
            fc
              .constantFrom('x/rank', '$it/rank', 'rank')
              .chain(name => order.map(operator => binary(operator)([path('x/id'), path(name)]))),
            fc.constantFrom('x/active', 'x/mentor/active').map(path),
          ),
        )
        .map(
          ([operator, name, body]): Expression => ({
            kind: 'lambda',
            operator,
            segments: name.split('/').map(part => ({ name: part, at })),
            variable: 'x',
            body,
            at,
          }),
        ),
      fc.constantFrom('pupils', 'team/members').map(
        (name): Expression => ({
          kind: 'lambda',
          operator: 'any',
          segments: name.split('/').map(part => ({ name: part, at })),
          at,
        }),
      ),
    ),
  }
}).boolean

/** Small tables full of nulls, with mentors that point to each other, to themselves and to nobody. */
export const people: fc.Arbitrary<PersonRow[]> = fc
  .array(
    fc.record({
      name: words,
      nick: fc.option(words),
      rank: fc.option(fc.integer({ min: -2, max: 4 })),
      score: fc.option(fc.constantFrom(-1.5, 0, 0.25, 2)),
      active: fc.option(fc.boolean()),
      secret: fc.boolean(),
      CreatedAt: fc.option(
        fc.constantFrom('2024-01-31T23:30:00.000Z', '2024-02-01T00:00:00.000Z', '2023-12-31T23:59:59.500Z'),
      ),
      teamId: fc.option(fc.integer({ min: 1, max: 3 })),
      mentorId: fc.option(fc.integer({ min: 1, max: 7 })),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map(rows => rows.map((row, index) => ({ ...nobody, ...row, id: index + 1 })))

/** Trees of any shape, regardless of names and types. */
export const anyTrees: fc.Arbitrary<Expression> = fc.letrec<{ tree: Expression }>(tie => {
  const names = fc.constantFrom('a', 'b1', 'Été', 'eq', 'in', 'or', 'any', 'all', 'x_y', '$it')
  const segments = fc
    .array(names, { minLength: 1, maxLength: 3 })
    .map(parts => parts.map(name => ({ name, at })))
  const literals = fc.oneof(
    words.map(word => literal('string', word)),
    fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(value => literal('int', String(value))),
    fc.constantFrom('1.50', '-0.001').map(value => literal('decimal', value)),
    fc.constantFrom('true', 'false').map(value => literal('boolean', value)),
    none,
    days.map(day => literal('date', day)),
    instants.map(instant => literal('datetime', instant)),
    fc.uuid().map(guid => literal('guid', guid)),
  )
  return {
    tree: fc.oneof(
      { maxDepth: 5 },
      literals,
      segments.map((parts): Expression => ({ kind: 'path', segments: parts, at })),
      fc
        .tuple(fc.constantFrom('f', 'any', 'eq'), fc.array(tie('tree'), { maxLength: 2 }))
        .map(([name, args]) => call(name, args)),
      fc.constantFrom('not' as const, 'negate' as const).chain(operator => tie('tree').map(unary(operator))),
      fc
        .tuple(
          fc.constantFrom<BinaryOperator>(
            'or',
            'and',
            'eq',
            'ne',
            'gt',
            'le',
            'add',
            'sub',
            'mul',
            'divby',
            'mod',
          ),
          tie('tree'),
          tie('tree'),
        )
        .map(([operator, left, right]) => binary(operator)([left, right])),
      fc
        .tuple(tie('tree'), fc.array(literals, { minLength: 1, maxLength: 3 }))
        .map(([left, items]): Expression => ({ kind: 'in', left, items, at })),
      fc
        .tuple(
          fc.constantFrom('any' as const, 'all' as const),
          segments,
          names.filter(name => name !== '$it'),
          tie('tree'),
        )
        .map(
          ([operator, parts, variable, body]): Expression => ({
            kind: 'lambda',
            operator,
            segments: parts,
            variable,
            body,
            at,
          }),
        ),
    ),
  }
}).tree

/** Searches of any shape, as the parser produces them: chains are flat and have at least two parts. */
export const searches: fc.Arbitrary<Search> = fc.letrec<{ tree: Search }>(tie => {
  const terms = fc
    .oneof(words, fc.constantFrom('AND', 'OR', 'NOT', 'a b', '"', '\\"', 'B)'))
    .map(word => word.trim().replaceAll(/\s+/g, ' '))
    .filter(text => text !== '')
    .map((text): Search => ({ kind: 'term', text, at }))
  const chain = (kind: 'and' | 'or') =>
    fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map(
      (parts): Search => ({
        kind,
        parts: parts.flatMap(part => (part.kind === kind ? part.parts : [part])),
      }),
    )
  return {
    tree: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      terms,
      tie('tree').map((operand): Search => ({ kind: 'not', operand })),
      chain('and'),
      chain('or'),
    ),
  }
}).tree
