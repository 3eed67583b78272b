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

/** What all cards have in common. */
export interface CardLook<Row> {
  nameColumn: GridColumn<Row>
  /** The other columns that every card shows, from first to last, and those that it opens for. */
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

/** What a card says of the rows that it lies among. */
interface CardBranch extends DrawnBranch, Partial<TreePlace> {
  /** Whether it begins further in by its level: where cards stand below each other. */
  isInset: boolean
  /** The name of the row that it lies in; none at the top level. */
  parent: string | undefined
}

interface GridCardProps<Row> {
  look: CardLook<Row>
  row: Row
  /** Number of the row. */
  number: number
  /** What was entered and is not in the row yet. */
  entries: RowEntries | undefined
  isSelected: boolean
  /** Some of what lies in it is chosen. */
  isPartly: boolean
  /** Where rows lie in one another. */
  branch: CardBranch | undefined
  isMenuOpen: boolean
  /** Whether its detail is shown; left out where rows have none. */
  isExpanded: boolean | undefined
  /** Whether it shows the rest of its columns. */
  isOpen: boolean
  children: ReactNode
}

/** Columns of which a card shows the values at once: the first of those that are shown, in the reader's own order. */
const firstColumns = 4

/** What of the columns, in the reader's order, stands in every card beside the name, and what it opens for. */
export function splitColumns<Row>(
  columns: readonly GridColumn<Row>[],
  nameColumn: GridColumn<Row>,
): Pick<CardLook<Row>, 'details' | 'rest'> {
  const others = (some: readonly GridColumn<Row>[]) => some.filter(column => column !== nameColumn)
  return { details: others(columns.slice(0, firstColumns)), rest: others(columns.slice(firstColumns)) }
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

/** How far in a card begins, by its level: told by few px, of which a phone has none to lose. */
const cardInset = (level = 1): CSSProperties => ({
  marginInlineStart: `calc(${Math.min(level - 1, 6)} * 0.5rem)`,
})

/** A row where there is no room for columns: its name, then the name of each other column before its value. */
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
        aria-label={t('edit', { title: columnName(column), name })}
        aria-haspopup={column.type === 'choice' || column.type === 'boolean' ? 'menu' : 'dialog'}
        aria-disabled={isPending || undefined}
      >
        <Pencil aria-hidden size={16} />
      </button>
    </span>
  )
}
