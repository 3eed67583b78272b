import { ChevronRight, Pencil } from 'lucide-react'
import { useId, type CSSProperties, type ReactNode } from 'react'
import type { TreePlace } from '../../internal/rowModel/rowLayout.ts'
import type { RowEntries } from './cellEdits.ts'
import { isEditable } from './cellEntry.ts'
import type { CellText, ValueText } from './cellText.ts'
import { columnName } from './columnGroups.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { cellContent, DetailButton, GridCheckbox, RowMenuButton, RowToggleButton } from './GridCell.tsx'
import { GridEntry } from './GridEntry.tsx'
import type { DrawnBranch } from './gridRows.ts'
import type { GridColumn, GridRowToggle } from './gridTypes.ts'
import * as cells from './cell.css.ts'
import * as styles from './GridCards.css.ts'

/** Props shared by all cards. */
export interface CardLook<Row> {
  nameColumn: GridColumn<Row>
  /** The other columns that every card shows, in order. `rest` are those shown when it is open. */
  details: readonly GridColumn<Row>[]
  rest: readonly GridColumn<Row>[]
  text: CellText<Row>
  valueText: ValueText<Row>
  /** Whether values can be edited. */
  isEditing: boolean
  hasSelection: boolean
  hasActions: boolean
  toggle: GridRowToggle<Row> | undefined
  picture: ((row: Row) => ReactNode) | undefined
  t: GridWords
}

/** The position of a card in the tree of rows. */
interface CardBranch extends DrawnBranch, Partial<TreePlace> {
  /** Whether it is indented by its level, which is so where cards are stacked. */
  isInset: boolean
  /** Name of the parent row; undefined at the top level. */
  parent: string | undefined
}

interface GridCardProps<Row> {
  look: CardLook<Row>
  row: Row
  /** Row number. */
  number: number
  /** Entries that the row does not contain yet. */
  entries: RowEntries | undefined
  isSelected: boolean
  /** Whether some of its descendants are selected. */
  isPartly: boolean
  /** Set if the rows form a tree. */
  branch: CardBranch | undefined
  isMenuOpen: boolean
  /** Whether its details are open; undefined if rows have none. */
  isExpanded: boolean | undefined
  /** Whether it shows its remaining columns. */
  isOpen: boolean
  children: ReactNode
}

/** Number of columns that a card shows while closed: the first visible ones in the reader's order. */
const firstColumns = 4

/** Splits the columns, in the reader's order, into those that every card shows and those shown when it is open. */
export function splitColumns<Row>(
  columns: readonly GridColumn<Row>[],
  nameColumn: GridColumn<Row>,
): Pick<CardLook<Row>, 'details' | 'rest'> {
  const others = (some: readonly GridColumn<Row>[]) => some.filter(column => column !== nameColumn)
  return { details: others(columns.slice(0, firstColumns)), rest: others(columns.slice(firstColumns)) }
}

/** Whether a card shows the column. Blank values are left out, unless they can be edited. */
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

/** The indent of a card by its level: a few px, because phones have no room to spare. */
const cardInset = (level = 1): CSSProperties => ({
  marginInlineStart: `calc(${Math.min(level - 1, 6)} * 0.5rem)`,
})

/** A row as a card, where there is no room for columns: its name, then the other columns with their titles. */
export function GridCard<Row>(props: GridCardProps<Row>) {
  const { look, row, number, entries, isSelected, isMenuOpen, isExpanded, isOpen, branch, children } = props
  const { nameColumn, text, t } = look
  const restId = useId()
  const name = text(nameColumn, row)
  const value = (column: GridColumn<Row>) => (
    <CardValue {...{ look, column, row, name }} entry={entries?.get(column.id)} />
  )
  const named = (columns: readonly GridColumn<Row>[]) =>
    columns.filter(column => hasPlace(look, column, row, entries))
  const list = (columns: readonly GridColumn<Row>[]) =>
    columns.map(column => (
      <div key={column.id} className={styles.detail}>
        <dt className={styles.term}>{columnName(column)}</dt>
        <dd data-cell={column.id} className={styles.value}>
          {value(column)}
        </dd>
      </div>
    ))
  const rest = named(look.rest)
  return (
    <li
      data-row={number}
      className={branch?.isMatch === false ? styles.aside : styles.card}
      {...(branch && {
        'aria-level': branch.level,
        'aria-posinset': branch.at,
        'aria-setsize': branch.of,
        style: branch.isInset ? cardInset(branch.level) : undefined,
      })}
    >
      {branch && (
        <p className={styles.level}>
          {branch.parent === undefined
            ? t('level', { level: branch.level ?? 1 })
            : t('levelIn', { level: branch.level ?? 1, name: branch.parent })}
        </p>
      )}
      {look.picture && <div className={styles.picture}>{look.picture(row)}</div>}
      <div className={styles.head}>
        {look.hasSelection && (
          <GridCheckbox
            part="select-row"
            isTabStop
            label={t('selectRow', { name })}
            isSelected={isSelected}
            isIndeterminate={props.isPartly}
          />
        )}
        <span data-cell={nameColumn.id} className={styles.name}>
          {value(nameColumn)}
          {branch?.isMatch === false && <span className={styles.hidden}> {t('aside')}</span>}
        </span>
        {isExpanded !== undefined && (
          <DetailButton isTabStop label={t('showDetail', { name })} isOpen={isExpanded} />
        )}
        {look.toggle && (
          <RowToggleButton
            isTabStop
            label={t('rowToggle', { label: look.toggle.label, name })}
            icon={look.toggle.icon}
            isOn={look.toggle.isOn(row)}
          />
        )}
        {look.hasActions && <RowMenuButton isTabStop label={t('rowActions', { name })} isOpen={isMenuOpen} />}
      </div>
      <dl className={styles.details}>{list(named(look.details))}</dl>
      {branch?.isOpen !== undefined && (
        <button type="button" data-part="toggle-branch" aria-expanded={branch.isOpen} className={styles.open}>
          <ChevronRight aria-hidden size={16} className={styles.chevron} />
          {branch.count > 0
            ? t('rowsInside', { count: branch.count })
            : t(branch.isOpen ? 'closeBranch' : 'openBranch', { name })}
          {branch.count > 0 && <span className={styles.hidden}> {t('moreValuesOf', { name })}</span>}
        </button>
      )}
      {rest.length > 0 && (
        <>
          <button
            type="button"
            data-part="toggle-card"
            aria-expanded={isOpen}
            aria-controls={isOpen ? restId : undefined}
            className={styles.open}
          >
            <ChevronRight aria-hidden size={16} className={styles.chevron} />
            {t('moreValues', { count: rest.length })}
            <span className={styles.hidden}> {t('moreValuesOf', { name })}</span>
          </button>
          {isOpen && (
            <dl id={restId} className={styles.rest}>
              {list(rest)}
            </dl>
          )}
        </>
      )}
      {children !== undefined && <div className={styles.more}>{children}</div>}
    </li>
  )
}

interface CardValueProps<Row> {
  look: CardLook<Row>
  column: GridColumn<Row>
  row: Row
  /** Name of the row. */
  name: string
  entry: ReturnType<RowEntries['get']>
}

/** A value with its edit button. The value itself is not a button, because it may be a link or a badge. */
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
        aria-label={t('edit', { title: columnName(column), name })}
        aria-haspopup={column.type === 'choice' || column.type === 'boolean' ? 'menu' : 'dialog'}
        aria-disabled={isPending || undefined}
      >
        <Pencil aria-hidden size={16} />
      </button>
    </span>
  )
}
