import type { ReactNode } from 'react'
import type { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import { highRowsBefore } from '../../internal/windowedGrid/rowGeometry.ts'
import { isOpenGroup } from '../../internal/rowModel/rowLayout.ts'
import type { RowEntries } from './cellEdits.ts'
import { GridDetailRow } from './GridDetailRow.tsx'
import type { GridFigures } from './gridFigures.ts'
import { GridGroupRow } from './GridGroupRow.tsx'
import { GridRow, type RowLook } from './GridRow.tsx'
import type { GridRows as Rows } from './useGridRows.ts'

interface GridRowsProps<Row> {
  look: RowLook<Row>
  shown: Rows<Row>
  figures: GridFigures
  /** The numbers to draw, each with the element that it takes. */
  slots: readonly { row: number; slot: number }[]
  selection: RowSelection
  /** Rows before the first of these. */
  offset: number
  /** Whether rows lie in one another. */
  isTree: boolean
  renderDetail: ((row: Row) => ReactNode) | undefined
  entriesOf: (rowId: string) => RowEntries | undefined
  /** Row whose menu is open. */
  openMenu: number | null
}

/** The rows in view: groups, rows and details. */
export function GridRows<Row>(props: GridRowsProps<Row>) {
  const { look, shown, figures, slots, selection, offset, isTree, renderDetail, openMenu } = props
  const { model, layout, numbers, highRows, expanded } = shown
  const level = isTree ? shown.depth + 1 : undefined
  return slots.map(({ row: number, slot }) => {
    const position = layout.order.positionOf(number)
    const before = highRowsBefore(highRows, position)
    const place = {
      position: position - before.count,
      above: before.height,
      index: offset + position + 2,
    }
    const group = layout.groupAt(number)
    if (group) {
      const column = look.columns.find(({ id }) => id === group.column)
      const first = model.rows[group.row]
      return (
        <GridGroupRow
          key={slot}
          {...{ look, number, ...place }}
          level={group.level}
          title={column?.title ?? ''}
          value={column && first !== undefined ? look.text(column, first) : ''}
          count={group.end - group.from}
          isOpen={isOpenGroup(shown.open, group.path)}
          figures={figures(group.from, group.end)}
        />
      )
    }
    const { kind, at } = numbers.read(number)
    const row = model.rows[at]
    if (row === undefined || kind === 'group') return null
    const id = model.idAt(at)
    if (kind === 'detail')
      return (
        <GridDetailRow
          // Its own element, not one that showed the detail of another row: it may hold what somebody typed.
          key={`detail ${id}`}
          {...{ number, ...place }}
          label={look.t('showDetail', { name: look.text(look.nameColumn, row) })}
          level={(level ?? 1) + 1}
          columnCount={look.placed.length}
          collectionId={look.collectionId}
          onHeight={height => shown.setDetailHeight(id, height)}
        >
          {renderDetail?.(row)}
        </GridDetailRow>
      )
    return (
      <GridRow
        key={slot}
        {...{ look, row, number, level, ...place }}
        isExpanded={renderDetail && expanded.has(id)}
        entries={props.entriesOf(id)}
        isSelected={selection.has(id, at)}
        isMenuOpen={openMenu === number}
      />
    )
  })
}
