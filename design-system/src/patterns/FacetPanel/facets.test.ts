import { expect, test } from 'vitest'
import { chosenCount, chosenIn, shownValues, toggled, withValues } from './facets.ts'

const facet = (count: number) => ({
  id: 'sector',
  title: 'Secteur',
  values: Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: `Nr. ${index}`,
    count: 1,
  })),
})
const shown = (count: number, chosen: readonly string[], most: number) =>
  shownValues(facet(count), chosen, most).map(({ id }) => id)

test('a value is chosen and taken back, and a facet without any is gone', () => {
  const one = toggled({}, 'sector', 'bank')
  const two = toggled(one, 'sector', 'energy')
  expect(two).toEqual({ sector: ['bank', 'energy'] })
  expect(toggled(two, 'sector', 'bank')).toEqual({ sector: ['energy'] })
  expect(toggled(one, 'sector', 'bank')).toEqual({})
  expect(withValues({ sector: ['bank'], year: ['2025'] }, 'sector', [])).toEqual({ year: ['2025'] })
})

test('what is chosen is counted over all facets', () => {
  expect(chosenCount({})).toBe(0)
  expect(chosenCount({ sector: ['bank', 'energy'], year: ['2025'] })).toBe(3)
  expect(chosenIn({}, 'sector')).toEqual([])
})

test('the first values are shown, and each that is chosen', () => {
  expect(shown(8, [], 3)).toEqual(['0', '1', '2'])
  expect(shown(8, ['7'], 3)).toEqual(['0', '1', '2', '7'])
  expect(shown(8, ['1'], 3)).toEqual(['0', '1', '2'])
})

test('one alone is not hidden', () => {
  expect(shown(4, [], 3)).toHaveLength(4)
  expect(shown(5, [], 3)).toHaveLength(3)
})
