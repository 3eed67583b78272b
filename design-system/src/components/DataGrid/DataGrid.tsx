import { useEffect, useMemo, useState, type CSSProperties, useRef } from 'react'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { accessibleName } from '../../internal/accessibleName.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import { useAwaited } from '../../internal/focus/useArrival.ts'
import { useFallenFocus } from '../../internal/focus/useFallenFocus.ts'
import { fittingView } from '../../internal/rowModel/filter.ts'
import { RowModel } from '../../internal/rowModel/rowModel.ts'
import { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import { GridRange } from './cellRange.ts'
import { branchColumns } from './branchColumns.ts'
import { BranchSelection } from './branchSelection.ts'
import { createCellText, createValueText } from './cellText.ts'
import { messages } from './DataGrid.messages.ts'
import { FilterChips } from './FilterChips.tsx'
import { createFigures } from './gridFigures.ts'
import { gridCommands } from './gridCommands.ts'
import { GridBanners } from './GridBanners.tsx'
import { GridCards } from './GridCards.tsx'
import { GridPlaceholder } from './GridPlaceholder.tsx'
import { GridTable } from './GridTable.tsx'
import { GridToolbar } from './GridToolbar.tsx'
import type { GridColumn } from './gridTypes.ts'
import { initialView, type GridView } from './gridView.ts'
import {
  ColumnsDialog,
  FilterEditor,
  GridPagination,
  preparePagination,
  UnsavedEntries,
} from './lazyParts.ts'
import { firstView } from './savedViews.ts'
import { useSavedViews } from './useSavedViews.ts'
import { placeColumns } from './placedColumns.ts'
import { PrintedRows } from './PrintedRows.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useIsNarrow, useSaidCount, useTextUnit } from './gridHooks.ts'
import type { DataGridProps } from './gridProps.ts'
import { useTextSize } from '../../internal/textSize/useTextSize.ts'
import { useGridEditing } from './useGridEditing.ts'
import { useGridCopy } from './useGridCopy.ts'
import { useGridPaste } from './useGridPaste.ts'
import { useGridExport } from './useGridExport.ts'
import { useDetails } from './useDetails.ts'
import { asTheyCome, useGridRows } from './useGridRows.ts'
import { useGridSelection } from './useGridSelection.ts'
import { useLastPage } from './useLastPage.ts'
import { useServerRows } from './useServerRows.ts'
import * as styles from './DataGrid.css.ts'

export { gridSelectionModes, gridStatuses } from './gridTypes.ts'
export type { DataGridProps } from './gridProps.ts'
export type { GridSavedView } from './savedViews.ts'
export type {
  GridGroup,
  GridGroupPage,
  GridGroupValue,
  GridPage,
  GridQuery,
  GridRequest,
  GridEndlessSource,
  GridSource,
  GridTotals,
} from './gridSource.ts'
export type {
  GridCellEdit,
  GridCellProblem,
  GridChoice,
  GridColumn,
  GridEditing,
  GridRowAction,
  GridRowToggle,
  GridSelection,
  GridSelectionMode,
  GridStatus,
  GridTree,
} from './gridTypes.ts'

const noRows: readonly never[] = []
const noIds: ReadonlySet<string> = new Set()

/** The filter being edited and the element that opened it. */
interface OpenFilter<Row> {
  column: GridColumn<Row>
  anchor: HTMLElement
  getCells: () => readonly unknown[]
}

/** A data grid for many rows and columns: search, sort, filter, arrange, select, edit and act on rows. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { selectionMode = 'none', status: givenStatus = 'ready', pageSize = 50 } = props
  const { rowActions } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const attributes = useElementProps(props, root)
  useFallenFocus(root)
  const [ownView, setOwnView] = useState(() => firstView(props.defaultView, props.savedViews))
  const [said, setSaid] = useState('')
  const [editor, setEditor] = useState<OpenFilter<Row> | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const isNarrow = useIsNarrow(root)
  const isCards = isNarrow || props.layout === 'cards'
  // Kept here to outlive the cards, so that rotating a phone and back restores them.
  const [openCards, setOpenCards] = useState(noIds)
  const [ranges] = useState(() => new GridRange())
  const unit = useTextUnit()
  const { spread } = useTextSize()

  const givenView = props.view ?? ownView
  const view = useMemo(() => fittingView(props.columns, givenView), [givenView, props.columns])
  const isServer = props.mode === 'server'
  const tree = isServer ? undefined : props.tree
  useEffect(() => {
    if (isServer) preparePagination()
  }, [isServer])
  const valueText = useMemo(() => createValueText<Row>(locale, { yes: t('yes'), no: t('no') }), [locale, t])
  const text = useMemo(() => createCellText(valueText), [valueText])
  const details = useDetails()
  const { source } = props
  const server = useServerRows({
    source,
    isEndless: props.paging === 'endless',
    pageSize,
    view,
    columns: props.columns,
    details,
    valueText,
    t,
    getRowId: props.getRowId,
    hasTotals: props.hasTotals ?? false,
    say: setSaid,
  })
  const { isAsked } = server
  const isPaged = isServer && !isAsked
  const rows = isAsked ? noRows : props.rows
  const isName = ({ id }: GridColumn<Row>) => id === props.nameColumn
  const nameOf = (row: Row) => {
    const column = props.columns.find(isName) ?? props.columns[0]
    return column ? text(column, row) : ''
  }
  const held = useGridRows({
    rows,
    columns: props.columns,
    getRowId: props.getRowId,
    view,
    isServer,
    details,
    tree,
    nameOf,
    say: setSaid,
    locale,
    t,
  })
  const { model } = held
  const rowTree = held.branches?.tree
  const columns = useMemo(
    () =>
      rowTree
        ? branchColumns({
            columns: props.columns,
            tree: rowTree,
            model,
            getRowId: props.getRowId,
            valueText,
            locale,
            t,
          })
        : props.columns,
    [rowTree, props.columns, model, props.getRowId, valueText, locale, t],
  )
  const branchSelection = useMemo(
    () =>
      rowTree && selectionMode === 'multiple'
        ? new BranchSelection(rowTree, number => model.idAt(number))
        : undefined,
    [rowTree, selectionMode, model],
  )
  const shown = server.shown ?? held
  const { order } = shown
  const status = isAsked ? server.status : givenStatus
  const onRetry = isAsked ? () => void server.reload() : props.onRetry
  const total = isAsked ? server.rowCount : isServer ? (props.rowCount ?? 0) : order.length
  const offset = isPaged ? (view.page - 1) * pageSize : 0
  const { getRowId } = props
  const pageIds = useMemo(() => (isPaged ? rows.map(getRowId) : undefined), [isPaged, rows, getRowId])
  const nameColumn = columns.find(isName) ?? columns[0]
  const [hasSelection, hasActions] = [selectionMode !== 'none', rowActions !== undefined]
  const hasDetail = props.renderDetail !== undefined
  const { rowToggle } = props
  const hasToggle = rowToggle !== undefined
  const placed = useMemo(
    () => placeColumns(columns, view.columns, { hasSelection, hasActions, hasToggle, hasDetail }),
    [columns, view.columns, hasSelection, hasActions, hasToggle, hasDetail],
  )
  const figures = useMemo(
    () => createFigures({ model: held.model, order: held.order, columns, locale, t }),
    [held.model, held.order, columns, locale, t],
  )

  const isWaiting = rows.length === 0 && status !== 'ready'
  const choice = useGridSelection({
    mode: selectionMode,
    pageIds,
    rows: useMemo(
      () => (isServer || isWaiting ? undefined : { model, order: held.order }),
      [isServer, isWaiting, model, held.order],
    ),
    total,
    question: useMemo(() => JSON.stringify([view.search, view.filters]), [view.search, view.filters]),
    branches: branchSelection,
    onChange: props.onSelectionChange,
    say: setSaid,
    t,
  })
  const { selection, select } = choice
  const changeView = (next: GridView) => {
    setOwnView(next)
    props.onViewChange?.(next)
  }
  const editing = useGridEditing<Row>({
    shown,
    columns,
    nameColumn,
    view,
    text,
    locale,
    t,
    onViewChange: changeView,
    onCellEdit: props.onCellEdit,
    onCellEdits: props.onCellEdits,
    // The services own the rows, so an edit appears only after a reload.
    afterKept: isAsked ? server.reload : undefined,
    announce: setSaid,
  })
  const { edits } = editing
  const commands = gridCommands<Row>({
    columns,
    view,
    t,
    onViewChange: changeView,
    announce: setSaid,
    selectAll: choice.selectAll,
    toggleAll: choice.toggleAll,
    openGroups: shown.openGroups,
    isTree: tree !== undefined,
    isGroupable: tree === undefined && (!isServer || source?.canGroup === true),
    ungroupable: source?.canGroup === false ? source.reason : undefined,
    openFilter: (column, anchor) => setEditor({ column, anchor, getCells: () => rows.map(column.value) }),
    chooseColumns: () => setChoosing(true),
  })
  const gridExport = useGridExport<Row>({
    getRows: async signal => {
      const { exportedRows } = await import('./exportRows.ts')
      const hasTotals = isServer ? server.totals !== undefined : (props.hasTotals ?? false)
      const common = { columns, hasTotals, valueText, t }
      if (!source) return exportedRows({ ...common, ...held, tree: rowTree })
      const { loadAllRows } = await import('./serverRows.ts')
      const all = await loadAllRows({ source, query: server.query }, signal)
      const loaded = new RowModel(all, columns, getRowId, locale)
      const { groupBy } = server.query
      return exportedRows({ ...common, model: loaded, order: loaded.arrange(asTheyCome), groupBy })
    },
    columns: placed.flatMap(({ column }) => column ?? []),
    name: props.exportName ?? 'export',
    sheetName: props.exportName ?? t('rows'),
    locale,
    t,
    announce: setSaid,
  })
  const gridCopy = useGridCopy<Row>({
    ranges,
    shown,
    placed,
    selection,
    total,
    valueText,
    locale,
    t,
    entriesOf: edits.entriesOf,
    announce: setSaid,
  })
  const gridPaste = useGridPaste<Row>({
    ranges,
    shown,
    placed,
    columns,
    edits,
    locale,
    t,
    announce: setSaid,
  })
  const saved = useSavedViews({
    views: props.savedViews,
    onChange: props.onSavedViewsChange,
    columns: props.columns,
    view,
    startView: props.defaultView ?? initialView,
    onViewChange: changeView,
    announce: setSaid,
    t,
  })
  useSaidCount(total, view, status, count => setSaid(t('found', { count })))
  const lastPage = useLastPage({
    root,
    isPaged,
    status,
    ids: pageIds ?? noRows,
    total,
    page: view.page,
    pageSize,
    onPage: commands.setPage,
  })
  const arrivedId = useAwaited(lastPage.arrivedId ?? props.arrivedId)
  if (!nameColumn) return null

  const isFiltered = view.search.trim() !== '' || commands.filtered.size > 0
  const isEmpty = total === 0 || (!isAsked && rows.length === 0)
  const isLoading = status === 'loading' || lastPage.isAwaited
  const isUnknown = isLoading || (status === 'error' && (isAsked ? !server.shown : rows.length === 0))
  const placeholder =
    isUnknown || isEmpty ? (
      <GridPlaceholder
        state={isLoading ? 'loading' : isUnknown ? 'error' : isFiltered ? 'noMatch' : 'empty'}
        {...{ placed, isNarrow: isCards }}
        emptyState={props.emptyState}
        onRetry={onRetry}
        onClear={commands.clearFilters}
        t={t}
      />
    ) : undefined
  const shared = {
    shown,
    figures,
    totals: isServer ? server.totals : props.hasTotals ? { of: [0, order.length] as const } : undefined,
    editing,
    valueText,
    renderDetail: props.renderDetail,
    placed,
    nameColumn,
    text,
    selection,
    choice,
    selectionMode,
    rowActions,
    rowToggle,
    placeholder,
    t,
    label: accessibleName(props),
    onSelectionChange: select,
    isBusy: isLoading || status === 'refreshing',
    arrivedId,
  }
  return (
    <div
      {...attributes}
      className={styles.root}
      data-grid-root
      data-density={view.density}
      style={spread === 1 ? undefined : ({ '--grid-spread': spread } as CSSProperties)}
    >
      <GridToolbar
        commands={commands}
        t={t}
        saved={props.savedViews && saved}
        hasSearch={props.hasSearch ?? true}
        count={isUnknown ? '' : countText()}
        onExport={
          props.onExport ?? (isEmpty || (isServer && !source?.loadRows) ? undefined : gridExport.save)
        }
        isExporting={gridExport.isSaving}
        isCards={isCards}
        hasSelection={selectionMode === 'multiple' && !isEmpty}
        onCopy={isEmpty || isUnknown ? undefined : gridCopy.copy}
        edits={edits.isOn ? edits : undefined}
        actions={props.actions}
      />
      <FilterChips commands={commands} t={t} locale={locale} />
      {edits.unsaved.length > 0 && (
        <UnsavedEntries
          {...{ columns, t, locale }}
          unsaved={edits.unsaved}
          nameOf={editing.nameOf}
          onShow={editing.showCell}
          onRetry={edits.retry}
          onDiscard={edits.discard}
        />
      )}
      <SelectionBar
        {...{ selection, total, t }}
        canSelectMatching={choice.canSelectMatching}
        onSelectionChange={select}
        actions={
          choice.chosen > 0 ? props.selectionActions?.(selection, () => select(RowSelection.none)) : undefined
        }
      />
      <GridBanners
        {...{ onRetry, t }}
        rows={
          status === 'partial' ? 'partial' : status === 'error' && !isUnknown ? 'refreshFailed' : undefined
        }
        onRetryViews={saved.hasFailed ? saved.retry : undefined}
        onRetryExport={
          gridExport.failed ? () => gridExport.failed && gridExport.save(gridExport.failed) : undefined
        }
        onDismissExport={gridExport.dismiss}
        copy={gridCopy.problem}
        onDismissCopy={gridCopy.dismiss}
        paste={gridPaste.problem}
        onDismissPaste={gridPaste.dismiss}
      />
      <div className={isCards ? styles.frame : `${styles.frame} ${styles.table}`}>
        {status === 'refreshing' && <div aria-hidden className={styles.refreshing} />}
        {isCards ? (
          <GridCards
            {...shared}
            {...{ columns, view, openCards }}
            isWide={!isNarrow}
            picture={props.layout === 'cards' ? props.cardPicture : undefined}
            onOpenCards={setOpenCards}
          />
        ) : (
          <GridTable
            {...{ ...shared, columns, commands, total, offset, unit }}
            elsewhere={isPaged ? total - order.length : 0}
            onRowAction={props.onRowAction}
            maxHeight={props.maxHeight ?? '70dvh'}
            say={setSaid}
            ranges={ranges}
            hasRanges={props.hasRanges ?? true}
            onCopy={() => gridCopy.copy(false)}
            onPaste={edits.isOn ? gridPaste.paste : undefined}
            onClearRange={gridPaste.clearRange}
          />
        )}
      </div>
      <PrintedRows {...shared} label={props['aria-label']} total={total} />
      {isPaged && !isUnknown && total > pageSize && (
        <GridPagination
          label={t('pages')}
          page={view.page}
          onPage={commands.setPage}
          {...{ pageSize, total }}
        />
      )}
      {editor && (
        <FilterEditor
          {...editor}
          filter={view.filters[editor.column.id]}
          getCells={isServer ? undefined : editor.getCells}
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
