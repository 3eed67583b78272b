import { leafIds } from '@parvis/accounting/statements/lines'
import { charts } from '@parvis/accounting/statements/line'
import { isSlot } from '@parvis/accounting/statements/mapping'
import { expect, it } from 'vitest'
import { statementPlaces } from './statement-lines.ts'

it.each(charts)('the lines of %s accept balances, and each is offered once', chart => {
  const slots = statementPlaces(chart).map(({ slot }) => slot)
  expect(slots.filter(slot => !isSlot(slot))).toEqual([])
  expect(new Set(slots).size).toBe(slots.length)
})

it('every line is offered', () => {
  const slots = new Set(charts.flatMap(chart => statementPlaces(chart)).map(({ slot }) => slot))
  expect(leafIds.filter(id => !slots.has(id))).toEqual([])
})

it('every asset has a depreciation column, and nothing else does', () => {
  const places = statementPlaces('pcg-2025')
  expect(places.find(({ slot }) => slot === 'cash/depreciation')).toMatchObject({ side: 'credit' })
  expect(places.filter(({ isDepreciation, statement }) => isDepreciation && statement !== 'assets')).toEqual(
    [],
  )
})
