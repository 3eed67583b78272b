import { columnOfKey } from '../../internal/windowedGrid/keys.ts'
import type { PlacedColumn } from './gridTypes.ts'

/** Of one column. The words of a group of rows go on over the cells after them: they fit whatever the width is. */
const ownCells = '[data-key]:not([aria-colspan], [style*="--grid-head"])'

/**
 * How wide columns are that show all of their header and of the rows that are drawn, by column id, in px beside text of the
 * usual size. The browser lays out these cells once as wide as what is in them, whatever draws it; nothing of it is painted.
 * @param unit in px, what a px beside text of the usual size is drawn as
 */
export function fittingWidths<Row>(
  grid: HTMLElement,
  placed: readonly PlacedColumn<Row>[],
  unit: number,
): Readonly<Record<string, number>> {
  const { style } = grid
  // The detail of a row may hold another grid.
  const cells = [...grid.querySelectorAll<HTMLElement>(ownCells)].filter(
    cell => cell.closest('[role="grid"], [role="treegrid"]') === grid,
  )
  const before = new Map<string, string>()
  const set = (name: string, value: string) => {
    before.set(name, style.getPropertyValue(name))
    style.setProperty(name, value)
  }
  const columns = placed.filter(({ kind }) => kind === 'data')
  for (const { number } of columns) {
    set(`--grid-column-${number}`, '0 0 max-content')
    set(`--grid-least-${number}`, '0px')
  }
  const found = new Map<number, number>()
  for (const cell of cells) {
    const number = columnOfKey(Number(cell.dataset['key']))
    found.set(number, Math.max(found.get(number) ?? 0, cell.getBoundingClientRect().width))
  }
  for (const [name, value] of before) {
    if (value === '') style.removeProperty(name)
    else style.setProperty(name, value)
  }
  return Object.fromEntries(
    columns.flatMap(({ number, column }) => {
      const width = found.get(number)
      return column && width !== undefined ? [[column.id, Math.ceil(width / unit)]] : []
    }),
  )
}
