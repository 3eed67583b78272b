import { leafIds } from '@parvis/accounting/statements/lines'
import { charts } from '@parvis/accounting/statements/line'
import { isSlot } from '@parvis/accounting/statements/mapping'
import { expect, it } from 'vitest'
import { statementPlaces } from './statement-lines.ts'

it.each(charts)('offers places of %s that a balance can go to, each once', chart => {
  const slots = statementPlaces(chart).map(({ slot }) => slot)
  expect(slots.filter(slot => !isSlot(slot))).toEqual([])
  expect(new Set(slots).size).toBe(slots.length)
})

it('leaves out no line', () => {
  const slots = new Set(charts.flatMap(chart => statementPlaces(chart)).map(({ slot }) => slot))
  expect(leafIds.filter(id => !slots.has(id))).toEqual([])
})

it('has the column of what is written off beside each asset, and nowhere else', () => {
  const places = statementPlaces('pcg-2025')
  expect(places.find(({ slot }) => slot === 'cash/depreciation')).toMatchObject({ side: 'credit' })
  expect(places.filter(({ isDepreciation, statement }) => isDepreciation && statement !== 'assets')).toEqual(
    [],
  )
})
