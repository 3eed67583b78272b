import { expect, test } from 'vitest'
import { type CountOfLine, lineState } from './line-state.ts'

const count = (by: string, quantity: number | null, round = 0): CountOfLine => ({ by, quantity, round })

const cases: [string, CountOfLine[], number, string, number | null][] = [
  ['nobody counted', [], 0, 'waiting', null],
  ['one person', [count('a', 5)], 0, 'counted', 5],
  ['nothing there', [count('a', 0)], 0, 'counted', 0],
  ['one person twice', [count('a', 5), count('a', 7)], 0, 'counted', 7],
  ['one person who withdrew', [count('a', 5), count('a', null)], 0, 'waiting', null],
  ['two people', [count('a', 5), count('b', 7)], 0, 'recount', null],
  ['two people who agree', [count('a', 5), count('b', 5)], 0, 'recount', null],
  ['two people of whom one withdrew', [count('a', 5), count('b', 7), count('a', null)], 0, 'counted', 7],
  ['given away', [count('a', 5), count('b', 7)], 1, 'recount', null],
  ['given away before anybody counted', [], 1, 'recount', null],
  ['counted again', [count('a', 5), count('c', 6, 1)], 1, 'counted', 6],
  ['counted again, and late by another', [count('c', 6, 1), count('b', 7)], 1, 'counted', 6],
  ['counted again and withdrawn', [count('a', 5), count('c', 6, 1), count('c', null, 1)], 1, 'recount', null],
  ['given away twice', [count('a', 5), count('c', 6, 1)], 2, 'recount', null],
]

test.each(cases)('%s', (_, counts, round, state, quantity) => {
  expect(lineState(counts, round)).toEqual({ state, quantity })
})
