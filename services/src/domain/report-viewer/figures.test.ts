import { expect, it, vi } from 'vitest'
import type { ReportField } from '../reports/layout.ts'
import { figuresOf, type ReadBy, rowsOf } from './figures.ts'
import { type FigureBounds, figureOf, type FigureRow } from './figure-statements.ts'

const row = (key: string, fees: number, hours = 10): FigureRow => ({
  key,
  label: key.toUpperCase(),
  fees,
  hours,
  engagements: 1,
  invoiced: 7,
  paid: 4,
  writtenOff: 1,
})
const visual = (name: string, kind: string, ...fields: ReportField[]) => ({
  name,
  kind,
  title: null,
  fields,
  isFiltered: false,
  x: 0,
  y: 0,
  z: 0,
  width: 100,
  height: 100,
})
const fees: ReportField = { table: 'Fees', name: 'Fees', summary: 'sum' }
const page = (...visuals: ReturnType<typeof visual>[]) => ({
  name: 'p1',
  displayName: 'Page',
  isHidden: false,
  width: 1280,
  height: 720,
  visuals,
})

it('shows months in order and everything else by descending value, up to 100 rows', () => {
  const rows = [row('2026-02', 5), row('2026-01', 9), row('2026-03', 7)]
  expect(rowsOf('month', 'fees', rows).rows.map(({ key }) => key)).toEqual(['2026-01', '2026-02', '2026-03'])
  expect(rowsOf('manager', 'fees', rows).rows.map(({ value }) => value)).toEqual([9, 7, 5])
  const many = Array.from({ length: 101 }, (_, n) => row(`e${n}`, n))
  expect(rowsOf('engagement', 'fees', many)).toMatchObject({ isCut: true })
  expect(rowsOf('engagement', 'fees', many).rows).toHaveLength(100)
})

it('reads data shared by several visuals once, and a slicer without its own selection', async () => {
  const bounds: FigureBounds = {
    filters: [{ field: 'status', operator: 'in', values: ['Actif'] }],
    from: '2026-01',
    to: null,
  }
  const readBy = vi.fn<ReadBy>(async dimension => (dimension === null ? [row('', 12, 4)] : [row('a', 12, 4)]))
  const figures = await figuresOf(
    page(
      visual('v1', 'card', fees),
      visual('v2', 'card', { table: 'Fees', name: 'Fees per hour', summary: 'measure' }),
      visual('v3', 'slicer', { table: 'Engagements', name: 'Status', summary: null }),
      visual('v4', 'textbox'),
      visual('v5', 'card', { table: 'Sales', name: 'Fees', summary: 'sum' }),
    ),
    bounds,
    readBy,
    true,
  )
  expect(figures.map(({ name, total, rows }) => [name, total, rows.length])).toEqual([
    ['v1', 12, 0],
    ['v2', 3, 0],
    ['v3', null, 1],
    ['v4', null, 0],
    ['v5', null, 0],
  ])
  expect(readBy.mock.calls).toEqual([
    [null, bounds, 'fees'],
    ['status', { ...bounds, filters: [] }, 'fees'],
  ])
})

it('ranks too many values by the measure that is shown', async () => {
  const all = Array.from({ length: 1000 }, (_, n) => row(`e${n}`, 1000 - n))
  const readBy = vi.fn<ReadBy>(async () => all)
  const byEngagement: ReportField = { table: 'Engagements', name: 'Code', summary: null }
  const hours: ReportField = { table: 'Fees', name: 'Hours', summary: 'sum' }
  const shown = page(
    visual('v1', 'columnChart', fees, byEngagement),
    visual('v2', 'columnChart', hours, byEngagement),
  )
  await figuresOf(shown, { filters: [], from: null, to: null }, readBy, true)
  const asked = readBy.mock.calls.filter(([dimension]) => dimension === 'engagement')
  expect(asked.map(([, , rankedBy]) => rankedBy)).toEqual(['fees', 'hours'])
})

it('has no fee per hour without hours, and lists such values last', () => {
  expect(figureOf(row('a', 12, 0), 'rate')).toBeNull()
  const { rows } = rowsOf('manager', 'rate', [row('a', 12, 0), row('b', -5, 10), row('c', 30, 10)])
  expect(rows.map(({ key, value }) => [key, value])).toEqual([
    ['c', 3],
    ['b', -0.5],
    ['a', null],
  ])
})

it('has no total if there is nothing to count', async () => {
  const [figure] = await figuresOf(
    page(visual('v1', 'card', fees)),
    { filters: [], from: null, to: null },
    async () => [],
    true,
  )
  expect(figure).toMatchObject({ total: null, rows: [], isCut: false })
})

it('computes remaining amounts like the dashboards', () => {
  const figure = row('a', 12, 4)
  const measures = ['fees', 'rate', 'invoiced', 'paid', 'outstanding', 'unbilled'] as const
  expect(measures.map(measure => figureOf(figure, measure))).toEqual([12, 3, 7, 4, 2, 5])
})
