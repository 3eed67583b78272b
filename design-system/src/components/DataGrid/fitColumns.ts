import { columnOfKey } from '../../internal/windowedGrid/keys.ts'
import type { PlacedColumn } from './gridTypes.ts'

/** Cells of a single column. The head of a group extends over the following cells, so it always fits. */
const ownCells = '[data-key]:not([aria-colspan], [style*="--grid-head"])'

/**
 * The widths that fit the headers and rendered rows, by column id, in px at the default text size. The browser lays out
 * these cells once at their content width, whatever renders it, without painting.
 * @param unit scale from px at the default text size to px at the reader's text size
 */
export function fittingWidths<Row>(
  grid: HTMLElement,
  placed: readonly PlacedColumn<Row>[],
  unit: number,
): Readonly<Record<string, number>> {
  const { style } = grid
  // The details of a row may contain another grid.
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
