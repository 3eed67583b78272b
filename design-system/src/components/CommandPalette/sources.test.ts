import { array, assert, constantFrom, property, record, shuffledSubarray } from 'fast-check'
import { expect, test } from 'vitest'
import {
  askable,
  noAnswers,
  withAnswer,
  withFailure,
  withRetry,
  type PaletteAnswers,
  type PaletteGroup,
  type PaletteSource,
} from './sources.ts'

const source = (id: string, minLength?: number): PaletteSource => ({
  id,
  label: id,
  search: () => [],
  ...(minLength !== undefined && { minLength }),
})
const sources = ['menus', 'screens', 'reports', 'people'].map(id => source(id))
const rows = (groups: readonly PaletteGroup[]) =>
  groups.flatMap(group => group.items.map(item => `${group.id}:${item.id}`))

test('an answer, however late, leaves every row that is shown where it is', () => {
  const answer = record({
    source: constantFrom(...sources),
    items: array(constantFrom('a', 'b', 'c'), { maxLength: 3 }),
    fails: constantFrom(true, false),
  })
  assert(
    property(shuffledSubarray(sources), array(answer, { maxLength: 6 }), (order, answers) => {
      let state: PaletteAnswers = { ...noAnswers, pending: order }
      for (const { source: from, items, fails } of answers) {
        const before = rows(state.groups)
        state = fails
          ? withFailure(state, from)
          : withAnswer(
              state,
              from,
              items.map(id => ({ id, title: id })),
            )
        expect(rows(state.groups).slice(0, before.length)).toEqual(before)
        expect(state.pending.map(({ id }) => id)).not.toContain(from.id)
      }
    }),
  )
})

test('a source that failed waits again after a retry, and its answer clears the failure', () => {
  const [people] = sources.slice(-1)
  if (!people) throw new Error('no source')
  const failed = withFailure({ ...noAnswers, pending: [people] }, people)
  expect(failed).toEqual({ groups: [], pending: [], failed: [people] })
  const retried = withRetry(failed, people)
  expect(retried).toEqual({ groups: [], pending: [people], failed: [] })
  expect(withAnswer(retried, people, [{ id: '1', title: 'Zoé' }]).groups).toHaveLength(1)
})

test('a source is asked from its minimum on, counted in letters', () => {
  const all = [source('always', 0), source('default'), source('three', 3)]
  expect(askable(all, '').map(({ id }) => id)).toEqual(['always'])
  expect(askable(all, '  ').map(({ id }) => id)).toEqual(['always'])
  expect(askable(all, '𐐀𐐁').map(({ id }) => id)).toEqual(['always', 'default'])
  expect(askable(all, 'abc').map(({ id }) => id)).toEqual(['always', 'default', 'three'])
})
