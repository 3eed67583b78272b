import type { CellRange, RangeBox } from './cellRange.ts'
import { boxOf } from './cellRange.ts'
import type { GridRows } from './gridRows.ts'
import type { GridColumn, PlacedColumn } from './gridTypes.ts'
import { dataNumbers } from './placedColumns.ts'
import { positionIn } from './useCellRange.ts'

/** A loaded row. */
export interface HeldRow<Row> {
  row: Row
  id: string
}

/** The extent of a range and the columns in it. */
export interface PlacedRange<Row> {
  box: RangeBox
  columns: readonly GridColumn<Row>[]
}

export function placedRange<Row>(
  range: CellRange,
  shown: GridRows<Row>,
  placed: readonly PlacedColumn<Row>[],
): PlacedRange<Row> | undefined {
  const box = boxOf(range, row => positionIn(shown, row), dataNumbers(placed))
  const data = placed.flatMap(({ column }) => column ?? [])
  return box && { box, columns: data.slice(box.first, box.last + 1) }
}

/**
 * Yields the rows between two positions, inclusive; `undefined` for each place whose rows are not loaded. Groups and
 * details are skipped: their content is in their rows.
 */
export function* rowsBetween<Row>(
  shown: GridRows<Row>,
  top: number,
  bottom: number,
): Generator<HeldRow<Row> | undefined> {
  const { model, layout } = shown
  for (let position = top; position <= bottom; position += 1) {
    const drawn = shown.drawnAt(layout.rowAt(position))
    if (drawn?.kind === 'waiting' && drawn.waiting.state !== 'empty') yield undefined
    if (drawn?.kind !== 'row') continue
    const row = model.rowAt(drawn.at)
    yield row === undefined ? undefined : { row, id: model.idAt(drawn.at) }
  }
}
