import { memo, type ReactElement } from 'react'
import { cellKey } from '../../internal/windowedGrid/keys.ts'
import type { RowEntries } from './cellEdits.ts'
import { isEditable } from './cellEntry.ts'
import type { CellText, ValueText } from './cellText.ts'
import {
  BranchButton,
  cellContent,
  DetailButton,
  GridCheckbox,
  RowMenuButton,
  RowToggleButton,
} from './GridCell.tsx'
import { GridEntry } from './GridEntry.tsx'
import type { GridColumn, GridRowToggle, PlacedColumn } from './gridTypes.ts'
import { edgesAt, type RangeInRow } from './cellRange.ts'
import { cellClass, rowAttributes, rowStyle, type RowPlace } from './rowPlace.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { cellStyle } from './placedColumns.ts'
import * as styles from './cell.css.ts'

/** Props shared by all rows. The object keeps its identity while nothing changes, so that rows are not re-rendered. */
export interface RowLook<Row> {
  /** All columns, including hidden ones, because rows may be grouped by them. */
  columns: readonly GridColumn<Row>[]
  placed: readonly PlacedColumn<Row>[]
  nameColumn: GridColumn<Row>
  text: CellText<Row>
  valueText: ValueText<Row>
  /** Whether the grid is editable. Cells that are not are then marked as read-only. */
  isEditing: boolean
  /** Undefined if rows have no toggle. */
  toggle: GridRowToggle<Row> | undefined
  /** Whether a row has a menu. */
  hasMenu: boolean
  t: GridWords
  /** Id by which React Aria identifies the cells of this grid. */
  collectionId: string
  hasSelection: boolean
  /** Whether the rows form a tree. */
  isTree: boolean
}

interface GridRowProps<Row> extends RowPlace, Partial<RangeInRow> {
  look: RowLook<Row>
  row: Row
  /** Number of the row in the model. */
  number: number
  /** Whether its details are open; undefined if rows have none. */
  isExpanded: boolean | undefined
  /** Whether its children are shown; undefined if it has none. */
  isOpen: boolean | undefined
  /** Whether it does not match and is shown only for its descendants. */
  isAside: boolean
  /** Entries that the row does not contain yet. */
  entries: RowEntries | undefined
  isSelected: boolean
  /** Whether some of its descendants are selected. */
  isPartly: boolean
  isMenuOpen: boolean
}

function GridRowInner<Row>(props: GridRowProps<Row>) {
  const { look, row, number, isExpanded, isOpen, isAside, entries, isSelected, isPartly, isMenuOpen } = props
  const { placed, nameColumn, text, t, collectionId, hasSelection, toggle } = look
  const name = text(nameColumn, row)
  return (
    <div
      role="row"
      {...rowAttributes(props)}
      aria-expanded={look.isTree ? isOpen : isExpanded}
      aria-selected={hasSelection ? isSelected : undefined}
      data-row={number}
      className={rowClass(isAside, isOpen !== undefined)}
      style={rowStyle(props)}
    >
      {placed.map(({ number: column, ...rest }, at) => {
        const here = { number: column, ...rest }
        const isName = rest.column === nameColumn
        const edges = edgesAt(props, at)
        const entry = rest.column && entries?.get(rest.column.id)
        return (
          <div
            key={column}
            role={isName ? 'rowheader' : 'gridcell'}
            // Otherwise the button before the name would be read as part of it.
            aria-label={isName && look.isTree ? (isAside ? `${name}, ${t('aside')}` : name) : undefined}
            aria-colindex={at + 1}
            aria-selected={edges === undefined ? undefined : true}
            aria-readonly={(look.isEditing && !(rest.column && isEditable(rest.column, row))) || undefined}
            aria-invalid={(entry && entry.state !== 'pending') || undefined}
            tabIndex={-1}
            data-collection={collectionId}
            data-key={cellKey(number, column)}
            data-range={edges}
            className={cellClass(here, edges !== undefined)}
            style={cellStyle(here)}
          >
            {isName && look.isTree && <BranchButton {...{ isOpen, name, t }} level={props.level} />}
            {rest.kind === 'selection' && (
              <GridCheckbox
                part="select-row"
                isSelected={isSelected}
                isIndeterminate={isPartly}
                label={t('selectRow', { name })}
              />
            )}
            {rest.kind === 'detail' && (
              <DetailButton label={t('showDetail', { name })} isOpen={isExpanded === true} />
            )}
            {rest.kind === 'actions' && toggle && (
              <RowToggleButton
                label={t('rowToggle', { label: toggle.label, name })}
                icon={toggle.icon}
                isOn={toggle.isOn(row)}
              />
            )}
            {rest.kind === 'actions' && look.hasMenu && (
              <RowMenuButton label={t('rowActions', { name })} isOpen={isMenuOpen} />
            )}
            {rest.column && entry && (
              <GridEntry
                entry={entry}
                words={entry.value === undefined ? entry.text : look.valueText(rest.column, entry.value)}
                state={t(entry.state === 'pending' ? 'saving' : 'notSaved')}
              />
            )}
            {rest.column && !entry && (
              <span className={rest.column.isWrapped === true ? styles.wrapped : styles.words}>
                {cellContent(rest.column, row, text)}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}

const rowClass = (isAside: boolean, isBranch: boolean) =>
  isAside ? styles.aside : isBranch ? styles.branch : styles.row

/** A row that re-renders only when its props change. */
export const GridRow = memo(GridRowInner) as <Row>(props: GridRowProps<Row>) => ReactElement
