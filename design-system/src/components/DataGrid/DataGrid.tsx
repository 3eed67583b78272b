import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { createCellText } from './cellText.ts'
import { ColumnsDialog } from './ColumnsDialog.tsx'
import { messages } from './DataGrid.messages.ts'
import { downloadCsv } from './downloadCsv.ts'
import { FilterChips } from './FilterChips.tsx'
import { FilterEditor } from './FilterEditor.tsx'
import { gridCommands } from './gridCommands.ts'
import { GridCards } from './GridCards.tsx'
import { GridPager } from './GridPager.tsx'
import { GridPlaceholder } from './GridPlaceholder.tsx'
import { GridTable } from './GridTable.tsx'
import { GridToolbar } from './GridToolbar.tsx'
import type { GridColumn, GridRowAction, GridSelection, GridSelectionMode, GridStatus } from './gridTypes.ts'
import { initialView, type GridView } from './gridView.ts'
import { placeColumns } from './placedColumns.ts'
import { SelectionBar, selectionText } from './SelectionBar.tsx'
import { useGridRows } from './useGridRows.ts'
import * as styles from './DataGrid.css.ts'

export { gridSelectionModes, gridStatuses } from './gridTypes.ts'
export type {
  GridChoice,
  GridColumn,
  GridRowAction,
  GridSelection,
  GridSelectionMode,
  GridStatus,
} from './gridTypes.ts'

type GridName =
  | { 'aria-label': string; 'aria-labelledby'?: never }
  | { 'aria-label'?: never; 'aria-labelledby': string }

/** Which rows `rows` are. */
type GridData =
  | {
      /** All rows are here: the grid sorts, searches and filters them. @default 'client' */
      mode?: 'client'
      rowCount?: never
      pageSize?: never
    }
  | {
      /** `rows` are one page, as `view` asks for it: whoever holds the view fetches them. */
      mode: 'server'
      /** How many rows match in all. */
      rowCount: number
      /** @default 50 */
      pageSize?: number
    }

interface DataGridOwnProps<Row> {
  /** Keep the same array as long as the rows are the same: what was worked out about them goes with it. */
  rows: readonly Row[]
  /** Keep the same array as well. The first one names the rows, unless `nameColumn` says another. */
  columns: readonly GridColumn<Row>[]
  /** Keep the same function. */
  getRowId: (row: Row) => string
  /** Id of the column whose words name the row: its header for assistive technology, and what letters jump to. */
  nameColumn?: string
  /** Sort, search, filters, page, columns and density; makes them controlled. `readGridView` has it from a URL. */
  view?: GridView
  /** @default nothing sorted, searched or filtered */
  defaultView?: GridView
  onViewChange?: (view: GridView) => void
  /** @default 'none' */
  selectionMode?: GridSelectionMode
  onSelectionChange?: (selection: GridSelection) => void
  /** Buttons for the chosen rows. */
  selectionActions?: (selection: GridSelection) => ReactNode
  /** The menu at the end of a row. */
  rowActions?: (row: Row) => readonly GridRowAction[]
  /** Enter, a double click or a tap on a row. */
  onRowAction?: (row: Row) => void
  /** @default 'ready' */
  status?: GridStatus
  /** Offers another try when rows are missing. */
  onRetry?: () => void
  /** What stands there when there are no rows at all. @default a general sentence */
  emptyState?: ReactNode
  /** @default true */
  hasSearch?: boolean
  /** Offers the filtered rows as CSV. In server mode only what is loaded is known here: give your own. @default client mode */
  onExport?: () => void
  /** Name of exported files, without ending. @default 'export' */
  exportName?: string
  /** The screen's own buttons, beside the grid's. */
  actions?: ReactNode
  /** Any CSS length; beyond it the grid scrolls. @default '70dvh' */
  maxHeight?: string
}
export type DataGridProps<Row> = DataGridOwnProps<Row> & GridData & GridName

/** Below this width, in px, rows are cards. */
const cardWidth = 520

/** Many rows with many columns: found, sorted, arranged, chosen and acted on. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { rows, columns, selectionMode = 'none', status = 'ready', pageSize = 50 } = props
  const { rowActions, onRetry } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const [ownView, setOwnView] = useState(props.defaultView ?? initialView)
  const [selection, setSelection] = useState(RowSelection.none)
  const [said, setSaid] = useState('')
  const [editor, setEditor] = useState<{ column: GridColumn<Row>; anchor: HTMLElement } | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const isNarrow = useIsNarrow(root)

  const view = props.view ?? ownView
  const isServer = props.mode === 'server'
  const { model, order } = useGridRows({ rows, columns, getRowId: props.getRowId, view, isServer, locale })
  const total = isServer ? props.rowCount : order.length
  const offset = isServer ? (view.page - 1) * pageSize : 0
  const nameColumn = columns.find(({ id }) => id === props.nameColumn) ?? columns[0]
  const [hasSelection, hasActions] = [selectionMode !== 'none', rowActions !== undefined]
  const placed = useMemo(
    () => placeColumns(columns, view.columns, { hasSelection, hasActions }),
    [columns, view.columns, hasSelection, hasActions],
  )
  const text = useMemo(() => createCellText<Row>(locale, { yes: t('yes'), no: t('no') }), [locale, t])

  const select = (next: RowSelection) => {
    setSelection(next)
    props.onSelectionChange?.(next)
    setSaid(selectionText(next, total, t))
  }
  const changeView = (next: GridView) => {
    setOwnView(next)
    props.onViewChange?.(next)
    // "All that match" would silently mean other rows.
    const isOther = next.search !== view.search || next.filters !== view.filters
    if (isOther && selection.isAllMatching) select(RowSelection.none)
  }
  const pageIds = isServer ? rows.map(row => props.getRowId(row)) : []
  const chosen = selection.countOf(total)
  const isPageChosen = isServer
    ? pageIds.length > 0 && pageIds.every((id, row) => selection.has(id, row))
    : chosen === total && total > 0
  const commands = gridCommands<Row>({
    ...{ columns, view, t },
    onViewChange: changeView,
    announce: setSaid,
    selectAll: {
      isSelected: isPageChosen,
      isIndeterminate: chosen > 0 && !isPageChosen,
      label: isServer ? t('selectPage') : t('selectAll', { count: total }),
    },
    toggleAll: () => {
      if (isServer) select(selection.withAll(pageIds, !isPageChosen))
      else select(isPageChosen ? RowSelection.none : RowSelection.all)
    },
    openFilter: (column, anchor) => setEditor({ column, anchor }),
    chooseColumns: () => setChoosing(true),
  })
  const exportRows = () => {
    const shown = placed.flatMap(({ column }) => column ?? [])
    downloadCsv(
      shown,
      [...order.rows].flatMap(number => model.rows[number] ?? []),
      {
        locale,
        words: { yes: t('yes'), no: t('no') },
        name: props.exportName ?? 'export',
      },
    )
    setSaid(t('exported', { count: order.length }))
  }
  useSaidCount(total, view, status, count => setSaid(t('found', { count })))
  if (!nameColumn) return null

  const isFiltered = view.search.trim() !== '' || commands.filtered.size > 0
  const isEmpty = total === 0 || rows.length === 0
  const isUnknown = status === 'loading' || (status === 'error' && rows.length === 0)
  const placeholder =
    isUnknown || isEmpty ? (
      <GridPlaceholder
        state={status === 'loading' ? 'loading' : isUnknown ? 'error' : isFiltered ? 'noMatch' : 'empty'}
        columnCount={placed.length}
        emptyState={props.emptyState}
        onRetry={onRetry}
        onClear={commands.clearFilters}
        t={t}
      />
    ) : undefined
  const shared = {
    ...{ model, order, placed, nameColumn, text, selection, selectionMode, rowActions, placeholder, t },
    label: nameOf(props),
    onSelectionChange: select,
    isBusy: status === 'loading' || status === 'refreshing',
  }
  return (
    <div ref={root} className={styles.root} data-grid-root data-density={view.density}>
      <GridToolbar
        commands={commands}
        t={t}
        hasSearch={props.hasSearch ?? true}
        count={isUnknown ? '' : countText()}
        onExport={props.onExport ?? (isServer || isEmpty ? undefined : exportRows)}
        actions={props.actions}
      />
      <FilterChips commands={commands} t={t} locale={locale} />
      <SelectionBar
        {...{ selection, total, t }}
        canSelectMatching={
          selectionMode === 'multiple' && isPageChosen && !selection.isAllMatching && chosen < total
        }
        onSelectionChange={select}
        actions={chosen > 0 ? props.selectionActions?.(selection) : undefined}
      />
      {(status === 'partial' || (status === 'error' && !isUnknown)) && (
        <Banner
          kind={status === 'partial' ? 'warning' : 'danger'}
          title={t(status === 'partial' ? 'partial' : 'refreshFailed')}
          live="polite"
          {...(onRetry && {
            actions: (
              <Button size="small" onPress={onRetry}>
                {t('retry')}
              </Button>
            ),
          })}
        >
          {status === 'partial' && t('partialHelp')}
        </Banner>
      )}
      <div className={isNarrow ? styles.frame : `${styles.frame} ${styles.table}`}>
        {status === 'refreshing' && <div aria-hidden className={styles.refreshing} />}
        {isNarrow ? (
          <GridCards {...shared} />
        ) : (
          <GridTable
            {...{ ...shared, commands, total, offset }}
            onRowAction={props.onRowAction}
            maxHeight={props.maxHeight ?? '70dvh'}
          />
        )}
      </div>
      {isServer && !isUnknown && total > pageSize && (
        <GridPager page={view.page} onPageChange={commands.setPage} {...{ pageSize, total, t }} />
      )}
      {editor && (
        <FilterEditor
          {...editor}
          filter={view.filters[editor.column.id]}
          t={t}
          onApply={filter => commands.setFilter(editor.column, filter)}
          onClose={() => setEditor(null)}
        />
      )}
      {isChoosing && <ColumnsDialog commands={commands} t={t} onClose={() => setChoosing(false)} />}
      <div role="status" className={styles.hidden}>
        {status === 'refreshing' ? t('refreshing') : said}
      </div>
    </div>
  )

  function countText(): string {
    return !isServer && order.length < rows.length
      ? t('rowCountOf', { count: order.length, total: rows.length })
      : t('rowCount', { count: total })
  }
}

/** The name of the grid, without what was not given. */
function nameOf(props: GridName) {
  return props['aria-labelledby'] === undefined
    ? { 'aria-label': props['aria-label'] }
    : { 'aria-labelledby': props['aria-labelledby'] }
}

/** Says how many rows match when search or filters change them; not at the start. */
function useSaidCount(total: number, view: GridView, status: GridStatus, say: (count: number) => void): void {
  const last = useRef({ total, search: view.search, filters: view.filters })
  useLayoutEffect(() => {
    const { search, filters } = last.current
    if (status === 'loading' || status === 'refreshing') return
    if (search === view.search && filters === view.filters) return
    last.current = { total, search: view.search, filters: view.filters }
    say(total)
  })
}

/** Whether the grid's own place is narrow, whatever the window is. */
function useIsNarrow(root: RefObject<HTMLDivElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return undefined
    const measure = () => setNarrow(element.clientWidth > 0 && element.clientWidth < cardWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])
  return isNarrow
}
