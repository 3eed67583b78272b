import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { highRowsBefore } from '../../internal/windowedGrid/rowGeometry.ts'
import { useDrawnRows, type Drawn, type RowsOfBefore } from '../../internal/windowedGrid/useDrawnRows.ts'
import { loadedPart } from '../../loading/loadedPart.tsx'
import type { RowEntries } from './cellEdits.ts'
import { boxOf, rangeInRow, type GridRange } from './cellRange.ts'
import { GridDetailRow } from './GridDetailRow.tsx'
import type { GridFigures } from './gridFigures.ts'
import { groupedBy } from './columnGroups.ts'
import { GridGroupRow } from './GridGroupRow.tsx'
import { GridRow, type RowLook } from './GridRow.tsx'
import type { GridRows as Rows } from './gridRows.ts'
import { groupWords } from './groupWords.ts'
import { positionIn } from './useCellRange.ts'
import type { GridChoice } from './useGridSelection.ts'

interface GridRowsProps<Row> {
  drawn: Drawn
  before: RowsOfBefore<number>
  look: RowLook<Row>
  shown: Rows<Row>
  figures: GridFigures
  choice: GridChoice
  ranges: GridRange
  /** Number of rows before the first of these; `total` is the number of matching rows. */
  offset: number
  total: number
  /** Number of header rows. */
  headRows: number
  /** Whether the rows form a tree. */
  isTree: boolean
  renderDetail: ((row: Row) => ReactNode) | undefined
  entriesOf: (rowId: string) => RowEntries | undefined
  /** Number of the row whose menu is open. */
  openMenu: number | null
}

/** Only needed while rows of services load, so it is loaded with the first groups or the first endless rows. */
const GridWaitingRow = loadedPart(() => import('./GridWaitingRow.tsx'))

/**
 * The groups, rows and details in view. Separate from the grid, so that scrolling does not re-render the rest of it.
 */
export function GridRows<Row>(props: GridRowsProps<Row>) {
  const { look, shown, figures, choice, offset, total, headRows, isTree, renderDetail, openMenu } = props
  const { model, layout, highRows, expanded, onView } = shown
  const { rows, isSettled } = useDrawnRows(props.drawn, position => layout.rowAt(position), props.before)
  const range = useSyncExternalStore(props.ranges.subscribe, props.ranges.current, () => null)
  const numbers = look.placed.map(({ number }) => number)
  const box = range ? boxOf(range, row => positionIn(shown, row), numbers) : undefined
  useEffect(() => {
    if (isSettled) onView?.(rows.map(({ row }) => row))
  })
  /** The position of a row outside any group. */
  const plain = (at: number) => ({ level: 1, at: offset + shown.order.positionOf(at) + 1, of: total })
  return rows.map(({ row: number, slot }) => {
    const position = layout.positionOf(number)
    const before = highRowsBefore(highRows, position)
    const drawn = shown.drawnAt(number)
    if (!drawn) return null
    const at = drawn.kind === 'row' || drawn.kind === 'detail' ? drawn.at : number
    const tree = isTree ? (shown.placeOf(at) ?? plain(at)) : undefined
    const place = {
      position: position - before.count,
      above: before.height,
      index: offset + position + headRows + 1,
      ...tree,
    }
    if (drawn.kind === 'group') {
      const { group } = drawn
      return (
        <GridGroupRow
          key={slot}
          {...{ look, number, ...place }}
          title={groupedBy(look.columns, group.column)}
          value={groupWords(group, look.columns, look.valueText)}
          count={group.count}
          isOpen={group.isOpen}
          figures={figures(group.totals)}
        />
      )
    }
    if (drawn.kind === 'waiting')
      return <GridWaitingRow key={slot} {...{ look, number, place }} waiting={drawn.waiting} />
    const row = model.rowAt(at)
    if (row === undefined) return null
    const id = model.idAt(at)
    if (drawn.kind === 'detail')
      return (
        <GridDetailRow
          // A separate element per row, because details may contain what the reader typed.
          key={`detail ${id}`}
          {...{ number, ...place }}
          // The only child of its row.
          level={(tree?.level ?? 1) + 1}
          at={1}
          of={1}
          label={look.t('showDetail', { name: look.text(look.nameColumn, row) })}
          columnCount={look.placed.length}
          collectionId={look.collectionId}
          onHeight={height => shown.setDetailHeight(id, height)}
        >
          {renderDetail?.(row)}
        </GridDetailRow>
      )
    const branch = drawn.branch
    const part = choice.partOf(id, at)
    return (
      <GridRow
        key={slot}
        {...{ look, row, number, ...place }}
        isExpanded={renderDetail && expanded.has(id)}
        isOpen={branch?.isOpen}
        isAside={branch?.isMatch === false}
        entries={props.entriesOf(id)}
        {...rangeInRow(box, position)}
        isSelected={part === 'all'}
        isPartly={part === 'some'}
        isMenuOpen={openMenu === number}
      />
    )
  })
}
