import { useMemo, useRef, useState } from 'react'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { accessibleName } from '../../internal/accessibleName.ts'
import { loadedPart } from '../../loading/loadedPart.tsx'
import { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { createCellText, createValueText } from './cellText.ts'
import { ColumnsDialog } from './ColumnsDialog.tsx'
import { messages } from './DataGrid.messages.ts'
import { FilterChips } from './FilterChips.tsx'
import { createFigures } from './gridFigures.ts'
import { gridCommands } from './gridCommands.ts'
import { GridCards } from './GridCards.tsx'
import { GridPlaceholder } from './GridPlaceholder.tsx'
import { GridTable } from './GridTable.tsx'
import { GridToolbar } from './GridToolbar.tsx'
import type { GridColumn } from './gridTypes.ts'
import { initialView, type GridView } from './gridView.ts'
import { firstView } from './savedViews.ts'
import { useSavedViews } from './useSavedViews.ts'
import { placeColumns } from './placedColumns.ts'
import { SelectionBar, selectionText } from './SelectionBar.tsx'
import { useIsNarrow, useSaidCount } from './gridHooks.ts'
import type { DataGridProps } from './gridProps.ts'
import { UnsavedEntries } from './UnsavedEntries.tsx'
import { useGridEditing } from './useGridEditing.ts'
import { useGridExport } from './useGridExport.ts'
import { useGridRows } from './useGridRows.ts'
import * as styles from './DataGrid.css.ts'

export { gridSelectionModes, gridStatuses } from './gridTypes.ts'
export type { DataGridProps } from './gridProps.ts'
export type { GridSavedView } from './savedViews.ts'
export type {
  GridCellEdit,
  GridChoice,
  GridColumn,
  GridEditing,
  GridRowAction,
  GridSelection,
  GridSelectionMode,
  GridStatus,
} from './gridTypes.ts'

/** With its fields for dates and numbers a third of the grid: nobody waits for it to see rows. */
const FilterEditor = loadedPart(() => import('./FilterEditor.tsx'))

/** Many rows with many columns: found, sorted, arranged, chosen and acted on. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { rows, columns, selectionMode = 'none', status = 'ready', pageSize = 50 } = props
  const { rowActions, onRetry } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const [ownView, setOwnView] = useState(() => firstView(props.defaultView, props.savedViews))
  const [selection, setSelection] = useState(RowSelection.none)
  const [said, setSaid] = useState('')
  const [editor, setEditor] = useState<{ column: GridColumn<Row>; anchor: HTMLElement } | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const isNarrow = useIsNarrow(root)

  const view = props.view ?? ownView
  const isServer = props.mode === 'server'
  const shown = useGridRows({ rows, columns, getRowId: props.getRowId, view, isServer, locale })
  const { model, order } = shown
  const total = isServer ? props.rowCount : order.length
  const offset = isServer ? (view.page - 1) * pageSize : 0
  const nameColumn = columns.find(({ id }) => id === props.nameColumn) ?? columns[0]
  const [hasSelection, hasActions] = [selectionMode !== 'none', rowActions !== undefined]
  const hasDetail = props.renderDetail !== undefined
  const placed = useMemo(
    () => placeColumns(columns, view.columns, { hasSelection, hasActions, hasDetail }),
    [columns, view.columns, hasSelection, hasActions, hasDetail],
  )
  const valueText = useMemo(() => createValueText<Row>(locale, { yes: t('yes'), no: t('no') }), [locale, t])
  const text = useMemo(() => createCellText(valueText), [valueText])

  const figures = useMemo(
    () => createFigures({ model, order, columns, locale, t }),
    [model, order, columns, locale, t],
  )

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
    announce: setSaid,
  })
  const { edits } = editing
  const pageIds = isServer ? rows.map(row => props.getRowId(row)) : []
  const chosen = selection.countOf(total)
  const isPageChosen = isServer
    ? pageIds.length > 0 && pageIds.every((id, row) => selection.has(id, row))
    : chosen === total && total > 0
  const commands = gridCommands<Row>({
    columns,
    view,
    t,
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
    openGroups: shown.openGroups,
    isGroupable: !isServer,
    openFilter: (column, anchor) => setEditor({ column, anchor }),
    chooseColumns: () => setChoosing(true),
  })
  const gridExport = useGridExport({
    shown,
    columns: placed.flatMap(({ column }) => column ?? []),
    name: props.exportName ?? 'export',
    sheetName: props.exportName ?? t('rows'),
    locale,
    t,
    announce: setSaid,
  })
  const saved = useSavedViews({
    views: props.savedViews,
    onChange: props.onSavedViewsChange,
    view,
    startView: props.defaultView ?? initialView,
    onViewChange: changeView,
    announce: setSaid,
    t,
  })
  useSaidCount(total, view, status, count => setSaid(t('found', { count })))
  if (!nameColumn) return null

  const isFiltered = view.search.trim() !== '' || commands.filtered.size > 0
  const isEmpty = total === 0 || rows.length === 0
  const isUnknown = status === 'loading' || (status === 'error' && rows.length === 0)
  const placeholder =
    isUnknown || isEmpty ? (
      <GridPlaceholder
        state={status === 'loading' ? 'loading' : isUnknown ? 'error' : isFiltered ? 'noMatch' : 'empty'}
        {...{ placed, isNarrow }}
        emptyState={props.emptyState}
        onRetry={onRetry}
        onClear={commands.clearFilters}
        t={t}
      />
    ) : undefined
  const shared = {
    shown,
    figures,
    hasTotals: props.hasTotals === true && !isServer,
    renderDetail: props.renderDetail,
    placed,
    nameColumn,
    text,
    selection,
    selectionMode,
    rowActions,
    placeholder,
    t,
    label: accessibleName(props),
    onSelectionChange: select,
    isBusy: status === 'loading' || status === 'refreshing',
  }
  return (
    <div ref={root} className={styles.root} data-grid-root data-density={view.density}>
      <GridToolbar
        commands={commands}
        t={t}
        saved={props.savedViews && saved}
        hasSearch={props.hasSearch ?? true}
        count={isUnknown ? '' : countText()}
        onExport={props.onExport ?? (isServer || isEmpty ? undefined : gridExport.save)}
        isExporting={gridExport.isSaving}
        edits={edits.isOn ? edits : undefined}
        actions={props.actions}
      />
      <FilterChips commands={commands} t={t} locale={locale} />
      <UnsavedEntries
        {...{ columns, t, locale }}
        unsaved={edits.unsaved}
        nameOf={editing.nameOf}
        onShow={editing.showCell}
        onRetry={edits.retry}
        onDiscard={edits.discard}
      />
      <SelectionBar
        {...{ selection, total, t }}
        canSelectMatching={
          selectionMode === 'multiple' && isPageChosen && !selection.isAllMatching && chosen < total
        }
        onSelectionChange={select}
        actions={chosen > 0 ? props.selectionActions?.(selection) : undefined}
      />
      {saved.hasFailed && (
        <Banner
          kind="danger"
          title={t('viewsFailed')}
          live="polite"
          actions={
            <Button size="small" onPress={saved.retry}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {gridExport.failed && (
        <Banner
          kind="danger"
          title={t('exportFailed')}
          live="polite"
          onDismiss={gridExport.dismiss}
          actions={
            <Button size="small" onPress={() => gridExport.failed && gridExport.save(gridExport.failed)}>
              {t('retry')}
            </Button>
          }
        />
      )}
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
          <GridCards {...shared} columns={columns} />
        ) : (
          <GridTable
            {...{ ...shared, columns, commands, total, offset, editing, valueText }}
            onRowAction={props.onRowAction}
            maxHeight={props.maxHeight ?? '70dvh'}
          />
        )}
      </div>
      {isServer && !isUnknown && total > pageSize && (
        <Pagination label={t('pages')} page={view.page} onPage={commands.setPage} {...{ pageSize, total }} />
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
