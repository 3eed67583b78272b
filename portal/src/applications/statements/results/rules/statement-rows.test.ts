import { getStatements } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import { columnsOf, rowsOf, type RowOptions } from './statement-rows.ts'

const lines = getStatements.success.year.statements[0]?.lines ?? []
const options: RowOptions = {
  language: 'fr',
  rounding: 'euro',
  isMarked: true,
  hrefOf: line => `/?line=${line}`,
}

test('assets have gross, depreciation and net; other statements have one amount', () => {
  const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id)
  expect(ids(columnsOf('assets', true))).toEqual([
    'gross',
    'depreciation',
    'net',
    'prior',
    'variation',
    'percent',
  ])
  expect(ids(columnsOf('assets', false))).toEqual(['gross', 'depreciation', 'net'])
  expect(ids(columnsOf('cash-flow', true))).toEqual(['net', 'prior', 'variation', 'percent'])
  expect(ids(columnsOf('income-statement', false))).toEqual(['net'])
})

test('rows show what the services answered', () => {
  const [heading, tangible, cash] = rowsOf(lines, options)
  expect(heading).toEqual({ id: 'fixed-assets', kind: 'heading', label: 'Actif immobilisé' })
  expect(tangible).toEqual({
    id: 'other-tangible-assets',
    kind: 'line',
    label: 'Autres immobilisations corporelles',
    figures: {
      gross: 48_210,
      depreciation: 31_044,
      net: 17_166,
      prior: 20_000,
      variation: -2834,
      percent: -0.1417,
    },
    isSignificant: true,
    href: '/?line=other-tangible-assets',
  })
  expect(cash?.figures?.['percent']).toBeNull()
})

test('nothing is marked without a threshold', () => {
  expect(rowsOf(lines, { ...options, isMarked: false }).some(({ isSignificant }) => isSignificant)).toBe(
    false,
  )
})

test('lines printed as zero have no link, except in thousands, where they may have accounts', () => {
  const nothing = { gross: 0, depreciation: 0, net: 0 }
  const line = { ...lines[1], figures: nothing } as (typeof lines)[number]
  expect(rowsOf([line], options)[0]?.href).toBeUndefined()
  expect(rowsOf([line], { ...options, rounding: 'thousand' })[0]?.href).toBeDefined()
  expect(
    rowsOf([{ ...line, figures: { ...nothing, gross: 1, depreciation: 1 } }], options)[0]?.href,
  ).toBeDefined()
})
