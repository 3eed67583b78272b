import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RowEntries } from './cellEdits.ts'
import { isEditable } from './cellEntry.ts'
import type { CellText, ValueText } from './cellText.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { cellContent, DetailButton, GridCheckbox, RowMenuButton } from './GridCell.tsx'
import { GridEntry } from './GridEntry.tsx'
import type { GridColumn } from './gridTypes.ts'
import * as cells from './cell.css.ts'
import * as styles from './GridCards.css.ts'

/** What all cards have in common. */
export interface CardLook<Row> {
  nameColumn: GridColumn<Row>
  /** The other columns, from first to last. */
  details: readonly GridColumn<Row>[]
  text: CellText<Row>
  valueText: ValueText<Row>
  /** Whether values can be edited. */
  isEditing: boolean
  hasSelection: boolean
  hasActions: boolean
  t: GridWords
}

interface GridCardProps<Row> {
  look: CardLook<Row>
  row: Row
  /** Number of the row. */
  number: number
  /** What was entered and is not in the row yet. */
  entries: RowEntries | undefined
  isSelected: boolean
  isMenuOpen: boolean
  /** Whether its detail is shown; left out where rows have none. */
  isExpanded: boolean | undefined
  children: ReactNode
}

/** Whether a card names the column: what has no value is left out, unless one can be entered. */
function hasPlace<Row>(
  { isEditing, text }: CardLook<Row>,
  column: GridColumn<Row>,
  row: Row,
  entries: RowEntries | undefined,
): boolean {
  if (entries?.has(column.id) || (isEditing && isEditable(column, row))) return true
  const content = cellContent(column, row, text, true)
  return content !== undefined && content !== null && content !== false && content !== ''
}

/** A row where there is no room for columns: its name, then the name of each other column before its value. */
export function GridCard<Row>(props: GridCardProps<Row>) {
  const { look, row, number, entries, isSelected, isMenuOpen, isExpanded, children } = props
  const { nameColumn, details, text, t } = look
  const name = text(nameColumn, row)
  const value = (column: GridColumn<Row>) => (
    <CardValue {...{ look, column, row, name }} entry={entries?.get(column.id)} />
  )
  return (
    <li data-row={number} className={styles.card}>
      <div className={styles.head}>
        {look.hasSelection && (
          <GridCheckbox
            part="select-row"
            isTabStop
            label={t('selectRow', { name })}
            isSelected={isSelected}
          />
        )}
        <span data-cell={nameColumn.id} className={styles.name}>
          {value(nameColumn)}
        </span>
        {isExpanded !== undefined && (
          <DetailButton isTabStop label={t('showDetail', { name })} isOpen={isExpanded} />
        )}
        {look.hasActions && <RowMenuButton isTabStop label={t('rowActions', { name })} isOpen={isMenuOpen} />}
      </div>
      <dl className={styles.details}>
        {details
          .filter(column => hasPlace(look, column, row, entries))
          .map(column => (
            <div key={column.id} className={styles.detail}>
              <dt className={styles.term}>{column.title}</dt>
              <dd data-cell={column.id} className={styles.value}>
                {value(column)}
              </dd>
            </div>
          ))}
      </dl>
      {children !== undefined && <div className={styles.more}>{children}</div>}
    </li>
  )
}

interface CardValueProps<Row> {
  look: CardLook<Row>
  column: GridColumn<Row>
  row: Row
  /** Names the row. */
  name: string
  entry: ReturnType<RowEntries['get']>
}

/** A value, and beside it what edits it: a link or a badge is no button itself. */
function CardValue<Row>({ look, column, row, name, entry }: CardValueProps<Row>) {
  const { t } = look
  const isPending = entry?.state === 'pending'
  const shown = entry ? (
    <GridEntry
      isWrapped
      entry={entry}
      words={entry.value === undefined ? entry.text : look.valueText(column, entry.value)}
      state={t(isPending ? 'saving' : 'notSaved')}
    />
  ) : (
    cellContent(column, row, look.text, true)
  )
  if (!look.isEditing || !isEditable(column, row)) return shown
  return (
    <span className={styles.editable}>
      <span className={styles.words}>{shown}</span>
      <button
        type="button"
        data-part="edit"
        className={cells.rowButton}
        aria-label={t('edit', { title: column.title, name })}
        aria-haspopup={column.type === 'choice' || column.type === 'boolean' ? 'menu' : 'dialog'}
        aria-disabled={isPending || undefined}
      >
        <Pencil aria-hidden size={16} />
      </button>
    </span>
  )
}
