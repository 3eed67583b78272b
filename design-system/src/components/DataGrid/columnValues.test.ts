import { expect, test } from 'vitest'
import { columnValues } from './columnValues.ts'

test('the texts of a column, each once, in the order of the language, without blank ones', () => {
  expect(columnValues(['Lot 10', 'École', 'Lot 9', ' ', null, 'École', 4, 'Zone'], 'fr')).toEqual({
    values: ['École', 'Lot 9', 'Lot 10', 'Zone'],
    isWhole: true,
  })
})

test('of more than 500 the most frequent ones', () => {
  const rare = Array.from({ length: 600 }, (_, at) => `Rare ${at}`)
  const { values, isWhole } = columnValues([...rare, 'Zone', 'Zone'], 'fr')
  expect([values.length, values.includes('Zone'), isWhole]).toEqual([500, true, false])
})
