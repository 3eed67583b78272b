import { expect, test } from 'vitest'
import { askedFilters, choicesIn, filtersOf, periodFault, withFilters, without } from './filters.ts'

test('filters are written to the address and read back, next to the parameters of a list', () => {
  const text =
    'sort=fees&from=2026-01&to=2026-06&unit=Audit+Paris&partner=partner%40parvis.example&client=7&kind=sale'
  const search = new URLSearchParams(text)
  expect(withFilters(new URLSearchParams('sort=fees&page=3'), filtersOf(search)).toString()).toBe(text)
  expect(withFilters(search, {}).toString()).toBe('sort=fees')
})

test('invalid values in an address are ignored', () => {
  expect(filtersOf(new URLSearchParams('from=soon&to=2026-13&unit=+&partner=me&client=0&kind=all'))).toEqual(
    {},
  )
  expect(filtersOf(new URLSearchParams('client=99999999999'))).toEqual({})
})

test('a period that ends before it starts or exceeds three years is reported and not requested', () => {
  const reversed = { from: '2026-03', to: '2026-02', unit: 'Audit Paris' }
  expect(periodFault(reversed)).toBe('reversed')
  expect(askedFilters(reversed)).toEqual({ unit: 'Audit Paris' })
  expect(periodFault({ from: '2023-12', to: '2026-12' })).toBe('tooLong')
  expect(periodFault({ from: '2023-12', to: '2026-11' })).toBeUndefined()
  expect(periodFault({ from: '2026-03' })).toBeUndefined()
})

test('a filter can be removed', () => {
  expect(without({ unit: 'Audit Paris', client: 7 }, 'client')).toEqual({ unit: 'Audit Paris' })
})

test('a period is one choice, whichever of its ends was chosen', () => {
  expect(choicesIn({})).toBe(0)
  expect(choicesIn({ to: '2026-06' })).toBe(1)
  expect(choicesIn({ from: '2026-01', to: '2026-06', unit: 'Audit Paris', client: 7 })).toBe(3)
})
