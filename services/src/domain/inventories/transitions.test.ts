import { expect, it, test } from 'vitest'
import { isChangeable, isCounted, isReviewed, mayMove, transitions } from './transitions.ts'

const statuses = ['prepared', 'open', 'counting', 'recount', 'reconciled', 'closed'] as const

/** All allowed transitions; every other one is refused. */
const moves = [
  ['prepared', 'open', 'asked'],
  ['open', 'prepared', 'asked'],
  ['open', 'counting', 'counted'],
  ['counting', 'recount', 'asked'],
  ['counting', 'reconciled', 'asked'],
  ['recount', 'reconciled', 'asked'],
  ['reconciled', 'recount', 'asked'],
  ['reconciled', 'closed', 'asked'],
] as const

const pairs = statuses.flatMap(from =>
  statuses.flatMap(to => (['asked', 'counted'] as const).map(cause => ({ from, to, cause }))),
)

test.each(pairs)('$from to $to, $cause', ({ from, to, cause }) => {
  const isMove = moves.some(move => move[0] === from && move[1] === to && move[2] === cause)
  expect(mayMove(from, to, cause)).toBe(isMove)
})

it('covers every status, and never leaves the closed one', () => {
  expect(Object.keys(transitions)).toEqual(statuses)
  expect(transitions.closed).toEqual({})
})

it('lists what is allowed in each status', () => {
  expect(statuses.filter(isCounted)).toEqual(['open', 'counting', 'recount'])
  expect(statuses.filter(isReviewed)).toEqual(['counting', 'recount'])
  expect(statuses.filter(isChangeable)).toEqual(['prepared', 'open', 'counting', 'recount'])
})
