import { memo, type CSSProperties, type ReactElement } from 'react'
import { cellKey } from '../../internal/windowedGrid/keys.ts'
import type { CellText } from './cellText.ts'
import { cellContent, GridCheckbox, RowMenuButton } from './GridCell.tsx'
import type { GridColumn, PlacedColumn } from './gridTypes.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { cellStyle } from './placedColumns.ts'
import * as styles from './cell.css.ts'

/** What all rows have in common. The same object as long as nothing of it changes, so that rows are not drawn again. */
export interface RowLook<Row> {
  placed: readonly PlacedColumn<Row>[]
  nameColumn: GridColumn<Row>
  text: CellText<Row>
  t: GridWords
  /** By which React Aria knows the cells of this grid. */
  collectionId: string
  hasSelection: boolean
}

interface GridRowProps<Row> {
  look: RowLook<Row>
  row: Row
  /** Number of the row in the model. */
  number: number
  /** Its place among the rows that are shown. */
  position: number
  /** `aria-rowindex`: its place among all rows of the grid, the header being the first. */
  index: number
  isSelected: boolean
  isMenuOpen: boolean
}

function GridRowInner<Row>({
  look,
  row,
  number,
  position,
  index,
  isSelected,
  isMenuOpen,
}: GridRowProps<Row>) {
  const { placed, nameColumn, text, t, collectionId, hasSelection } = look
  const name = text(nameColumn, row)
  return (
    <div
      role="row"
      aria-rowindex={index}
      aria-selected={hasSelection ? isSelected : undefined}
      data-row={number}
      className={styles.row}
      style={{ '--grid-position': position } as CSSProperties}
    >
      {placed.map(({ number: column, ...rest }, at) => {
        const here = { number: column, ...rest }
        const isName = rest.column === nameColumn
        return (
          <div
            key={column}
            role={isName ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            tabIndex={-1}
            data-collection={collectionId}
            data-key={cellKey(number, column)}
            className={cellClass(here)}
            style={cellStyle(here)}
          >
            {rest.kind === 'selection' && (
              <GridCheckbox part="select-row" isSelected={isSelected} label={t('selectRow', { name })} />
            )}
            {rest.kind === 'actions' && (
              <RowMenuButton label={t('rowActions', { name })} isOpen={isMenuOpen} />
            )}
            {rest.column && <span className={styles.words}>{cellContent(rest.column, row, text)}</span>}
          </div>
        )
      })}
    </div>
  )
}

/** A row that is drawn again only when something in it changed. */
export const GridRow = memo(GridRowInner) as <Row>(props: GridRowProps<Row>) => ReactElement

/** Classes of a cell by the place of its column. */
export function cellClass<Row>({ column, kind, isPinned }: PlacedColumn<Row>): string {
  return [
    styles.cell,
    column?.type === 'number' && styles.number,
    (column?.type === 'date' || column?.type === 'dateTime') && styles.figures,
    kind !== 'data' && styles.tool,
    isPinned && styles.pinned,
    kind === 'actions' && styles.pinnedEnd,
  ]
    .filter(Boolean)
    .join(' ')
}
