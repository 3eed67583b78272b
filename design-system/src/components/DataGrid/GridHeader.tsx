import { ArrowDown, ArrowUp, ChevronDown, Filter } from 'lucide-react'
import { cellKey, groupsRow, headerRow } from '../../internal/windowedGrid/keys.ts'
import type { SortKey } from '../../internal/rowModel/sort.ts'
import { GridCheckbox } from './GridCell.tsx'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridColumn, PlacedColumn } from './gridTypes.ts'
import { columnName, placedRuns } from './columnGroups.ts'
import { cellStyle, groupStyle } from './placedColumns.ts'
import { cellClass } from './rowPlace.ts'
import { narrowest, widest } from './columnLayout.ts'
import * as styles from './header.css.ts'

/** Change of the width per key. A dragged column may be between two steps and keeps its odd pixels. */
const widthSteps: Readonly<Record<string, number>> = {
  ArrowRight: 10,
  ArrowUp: 10,
  ArrowLeft: -10,
  ArrowDown: -10,
  PageUp: 50,
  PageDown: -50,
}

export interface GridHeaderProps<Row> {
  id: string
  placed: readonly PlacedColumn<Row>[]
  collectionId: string
  sort: readonly SortKey[]
  filtered: ReadonlySet<string>
  t: GridWords
  /** State of the checkbox for all rows; undefined if there is none. */
  selectAll: { isSelected: boolean; isIndeterminate: boolean; label: string } | undefined
  /** Number of the column whose menu is open. */
  openMenu: number | null
  /** Drop position of a dragged column. */
  drop: { number: number; isAfter: boolean } | null
  /** Scale from px at the default text size to px at the reader's text size. */
  unit: number
  /** Called with the width while a column is resized by keys. */
  onResizeKey: (number: number, width: number, isDone: boolean) => void
  /** Number of the column being resized by keys. */
  resizing: number | null
}

/** Ids of the elements that name a column: its title and its group header. */
const titleId = (id: string, number: number) => `${id}-${number}`
const groupId = (id: string, first: number | undefined) => `${id}-above-${first}`

/** The row of column headers, with a row of group headers above it if columns have groups. */
export function GridHeader<Row>(props: GridHeaderProps<Row>) {
  const { id, placed, collectionId, selectAll, t, drop } = props
  const runs = placedRuns(placed)
  const namesOf = ({ column, number }: PlacedColumn<Row>) => {
    const run = runs.find(
      ({ group, items }) => group !== undefined && items.some(here => here.number === number),
    )
    const names = [...(run ? [groupId(id, run.items[0]?.number)] : []), titleId(id, number)]
    return column && names.join(' ')
  }
  return (
    <div role="rowgroup" className={styles.head}>
      {runs.length > 0 && <GroupHeaders {...{ id, placed, collectionId, runs }} />}
      <div role="row" aria-rowindex={runs.length > 0 ? 2 : 1} className={styles.row}>
        {placed.map((here, at) => (
          <div
            key={here.number}
            role="columnheader"
            aria-colindex={at + 1}
            aria-labelledby={namesOf(here)}
            aria-sort={here.column && ariaSort(here.column, props.sort)}
            tabIndex={-1}
            data-collection={collectionId}
            data-key={cellKey(headerRow, here.number)}
            data-drop={drop?.number === here.number ? (drop.isAfter ? 'after' : 'before') : undefined}
            className={`${cellClass(here)} ${styles.cell} ${here.isPinned || here.kind === 'actions' ? styles.pinned : ''}`}
            style={cellStyle(here)}
          >
            {here.kind === 'selection' && selectAll && <GridCheckbox part="select-all" {...selectAll} />}
            {here.kind === 'selection' && !selectAll && (
              <span className={styles.hidden}>{t('selection')}</span>
            )}
            {here.kind === 'detail' && <span className={styles.hidden}>{t('details')}</span>}
            {here.kind === 'actions' && <span className={styles.hidden}>{t('actions')}</span>}
            {here.column && <ColumnHeader {...props} here={here} column={here.column} />}
          </div>
        ))}
      </div>
    </div>
  )
}

interface GroupHeadersProps<Row> extends Pick<GridHeaderProps<Row>, 'id' | 'placed' | 'collectionId'> {
  runs: ReturnType<typeof placedRuns<Row>>
}

/** The row of group headers: one over the columns of each group, and nothing over the others. */
function GroupHeaders<Row>({ id, placed, collectionId, runs }: GroupHeadersProps<Row>) {
  return (
    <div role="row" aria-rowindex={1} className={styles.groups}>
      {runs.map(({ group, items: [first, ...rest] }) => {
        if (!first) return null
        const isPinned = first.isPinned || first.kind === 'actions'
        const look = `${isPinned ? styles.pinned : ''} ${cellClass(rest.at(-1) ?? first)}`
        if (group === undefined)
          return <div key={first.number} className={`${look} ${styles.cell}`} style={cellStyle(first)} />
        const keys = [first, ...rest].map(({ number }) => cellKey(groupsRow, number))
        return (
          <div
            key={first.number}
            id={groupId(id, first.number)}
            role="columnheader"
            aria-colindex={placed.indexOf(first) + 1}
            aria-colspan={keys.length}
            tabIndex={-1}
            data-collection={collectionId}
            data-key={keys[0]}
            data-keys={keys.join(' ')}
            className={`${look} ${styles.cell} ${styles.group}`}
            style={groupStyle(first)}
          >
            <span className={styles.groupTitle}>{group}</span>
          </div>
        )
      })}
    </div>
  )
}

function ariaSort<Row>({ id, isSortable = true }: GridColumn<Row>, sort: readonly SortKey[]) {
  if (!isSortable) return undefined
  return sort.find(({ column }) => column === id)?.direction ?? 'none'
}

interface ColumnHeaderProps<Row> extends GridHeaderProps<Row> {
  here: PlacedColumn<Row>
  column: GridColumn<Row>
}

function ColumnHeader<Row>(props: ColumnHeaderProps<Row>) {
  const { id, here, column, sort, filtered, t, openMenu, resizing, onResizeKey, unit } = props
  const place = sort.findIndex(key => key.column === column.id)
  const Icon = sort[place]?.direction === 'descending' ? ArrowDown : ArrowUp
  const title = (
    <>
      <span id={titleId(id, here.number)} className={styles.title}>
        {column.title}
      </span>
      {filtered.has(column.id) && <Filter aria-hidden size={14} className={styles.mark} />}
      {place !== -1 && <Icon aria-hidden size={16} className={styles.mark} />}
      {place !== -1 && sort.length > 1 && (
        <>
          <span aria-hidden className={styles.place}>
            {place + 1}
          </span>
          <span className={styles.hidden}>{t('sortPlace', { place: place + 1, count: sort.length })}</span>
        </>
      )}
    </>
  )
  return (
    <>
      {column.isSortable === false ? (
        <span className={styles.label} data-part="label">
          {title}
        </span>
      ) : (
        <button type="button" tabIndex={-1} data-part="sort" className={styles.label}>
          {title}
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        data-part="column-menu"
        className={styles.menuButton}
        aria-label={t('columnMenu', { title: columnName(column) })}
        aria-haspopup="menu"
        aria-expanded={openMenu === here.number}
      >
        <ChevronDown aria-hidden size={16} />
      </button>
      <span aria-hidden data-part="resize" className={styles.resizer} />
      {resizing === here.number && (
        <input
          type="range"
          className={styles.hidden}
          min={narrowest}
          max={widest}
          value={here.width}
          aria-label={t('widthOf', { title: columnName(column) })}
          aria-valuetext={t('widthValue', { count: Math.round(here.width * unit) })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the command of the menu leads here
          autoFocus
          onChange={event => onResizeKey(here.number, Number(event.target.value), false)}
          onBlur={() => onResizeKey(here.number, here.width, true)}
          onKeyDown={event => {
            // The slider handles the arrow keys, not the grid.
            event.stopPropagation()
            if (event.key === 'Enter' || event.key === 'Escape') onResizeKey(here.number, here.width, true)
            const step = widthSteps[event.key]
            if (step === undefined) return
            event.preventDefault()
            onResizeKey(here.number, here.width + step, false)
          }}
        />
      )}
    </>
  )
}
