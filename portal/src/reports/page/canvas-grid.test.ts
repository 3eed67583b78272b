import { expect, test } from 'vitest'
import { canvasGrid } from './canvas-grid.ts'

const page = (
  visuals: { name: string; x: number; y: number; width: number; height: number; z?: number }[],
) => ({
  name: 'p',
  displayName: 'Page',
  isHidden: false,
  width: 1000,
  height: 500,
  visuals: visuals.map(each => ({ kind: 'card', title: null, fields: [], isFiltered: false, z: 0, ...each })),
})

test('visuals are placed between the lines of their edges and ordered from top to bottom, left to right', () => {
  const grid = canvasGrid(
    page([
      { name: 'below', x: 0, y: 200, width: 1000, height: 300 },
      { name: 'right', x: 600, y: 0, width: 400, height: 100 },
      { name: 'left', x: 0, y: 0, width: 500, height: 100, z: 2 },
    ]),
  )
  expect(grid.columns).toBe('minmax(0, 500fr) minmax(0, 100fr) minmax(0, 400fr)')
  expect(grid.rows).toBe('minmax(10cqi, auto) minmax(10cqi, auto) minmax(30cqi, auto)')
  expect(grid.places).toEqual([
    { name: 'left', column: '1 / 2', row: '1 / 2', z: 2 },
    { name: 'right', column: '3 / 4', row: '1 / 2', z: 0 },
    { name: 'below', column: '1 / 4', row: '3 / 4', z: 0 },
  ])
})

test('equal free space on both sides becomes the surrounding page’s margin; space on one side stays', () => {
  const grid = canvasGrid(page([{ name: 'only', x: 50, y: 0, width: 700, height: 200 }]))
  expect(grid).toMatchObject({
    width: 900,
    columns: 'minmax(0, 700fr) minmax(0, 200fr)',
    rows: 'minmax(22.222cqi, auto) minmax(33.333cqi, auto)',
    places: [{ column: '1 / 2', row: '1 / 2' }],
  })
})

test('keeps overlaps, and places visuals that are outside or have no size', () => {
  const grid = canvasGrid(
    page([
      { name: 'ground', x: 0, y: 0, width: 1000, height: 500 },
      { name: 'over', x: 100, y: 100, width: 200.4, height: 100 },
      { name: 'outside', x: -50, y: 600, width: 0, height: 0 },
    ]),
  )
  const place = (name: string) => grid.places.find(each => each.name === name)
  expect(place('over')).toMatchObject({ column: '4 / 5', row: '2 / 3' })
  expect(place('outside')).toMatchObject({ column: '1 / 2', row: '5 / 6' })
  for (const { column, row } of grid.places)
    for (const lines of [column, row]) {
      const [start = 0, end = 0] = lines.split(' / ').map(Number)
      expect(end).toBeGreaterThan(start)
    }
})

test('a page without visuals is one cell', () => {
  expect(canvasGrid(page([]))).toEqual({
    width: 1000,
    columns: 'minmax(0, 1000fr)',
    rows: 'minmax(50cqi, auto)',
    places: [],
  })
})
