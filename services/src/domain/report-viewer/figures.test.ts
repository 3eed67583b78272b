import { expect, it, vi } from 'vitest'
import { figuresOf, type ReadBy, rowsOf } from './figures.ts'
import type { FigureBounds, FigureRow } from './figure-statements.ts'

const row = (key: string, fees: number, hours = 10): FigureRow => ({
  key,
  label: key.toUpperCase(),
  fees,
  hours,
  engagements: 1,
})
const visual = (name: string, kind: string, title: string) => ({
  name,
  kind,
  title,
  x: 0,
  y: 0,
  z: 0,
  width: 100,
  height: 100,
})
const page = (...visuals: ReturnType<typeof visual>[]) => ({
  name: 'p1',
  displayName: 'Page',
  isHidden: false,
  width: 1280,
  height: 720,
  visuals,
})

it('shows months in their order and everything else from the largest, up to 100 rows', () => {
  const rows = [row('2026-02', 5), row('2026-01', 9), row('2026-03', 7)]
  const plan = { name: 'v', shape: 'categories', measure: 'fees' } as const
  expect(rowsOf({ ...plan, dimension: 'month' }, rows).rows.map(({ key }) => key)).toEqual([
    '2026-01',
    '2026-02',
    '2026-03',
  ])
  expect(rowsOf({ ...plan, dimension: 'manager' }, rows).rows.map(({ value }) => value)).toEqual([9, 7, 5])
  const many = Array.from({ length: 101 }, (_, n) => row(`e${n}`, n))
  expect(rowsOf({ ...plan, dimension: 'engagement' }, many)).toMatchObject({ isCut: true })
  expect(rowsOf({ ...plan, dimension: 'engagement' }, many).rows).toHaveLength(100)
})

it('reads what several visuals share once, and a choice without what was chosen in it', async () => {
  const bounds: FigureBounds = {
    filters: [{ field: 'status', operator: 'in', values: ['Actif'] }],
    from: '2026-01',
    to: null,
  }
  const readBy = vi.fn<ReadBy>(async dimension => (dimension === null ? [row('', 12, 4)] : [row('a', 12, 4)]))
  const figures = await figuresOf(
    page(
      visual('v1', 'card', 'Honoraires'),
      visual('v2', 'card', 'Taux'),
      visual('v3', 'slicer', 'Statut'),
      visual('v4', 'textbox', ''),
    ),
    bounds,
    readBy,
  )
  expect(figures.map(({ name, total, rows }) => [name, total, rows.length])).toEqual([
    ['v1', 12, 0],
    ['v2', 3, 0],
    ['v3', 12, 1],
    ['v4', null, 0],
  ])
  expect(readBy.mock.calls).toEqual([
    [null, bounds],
    ['status', { ...bounds, filters: [] }],
  ])
})

it('has no total where there is nothing to count', async () => {
  const [figure] = await figuresOf(
    page(visual('v1', 'card', 'Honoraires')),
    { filters: [], from: null, to: null },
    async () => [],
  )
  expect(figure).toMatchObject({ total: null, rows: [], isCut: false })
})
