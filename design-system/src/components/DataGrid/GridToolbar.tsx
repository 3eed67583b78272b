import { Columns3, Copy, Download, EllipsisVertical, Filter, ListChecks, Redo2, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu, MenuItem, MenuSection } from '../Menu/Menu.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { columnName } from './columnGroups.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { ViewsMenu } from './ViewsMenu.tsx'
import type { SavedViews } from './useSavedViews.ts'
import type { CellEdits } from './useCellEdits.ts'
import type { GridCommands } from './gridCommands.ts'
import { columnsWithCells } from './placedColumns.ts'
import { gridExportFormats, type GridExportFormat } from './useGridExport.ts'
import * as styles from './DataGrid.css.ts'

interface GridToolbarProps<Row> {
  commands: GridCommands<Row>
  t: GridWords
  /** Set if views can be saved. */
  saved: SavedViews | undefined
  hasSearch: boolean
  /** The number of rows shown, as text. */
  count: string
  /** Undefined if nothing can be exported. */
  onExport: ((format: GridExportFormat) => void) | undefined
  isExporting: boolean
  /** Whether rows are cards, which have no header to sort by. */
  isCards: boolean
  /** Whether several rows can be selected. */
  hasSelection: boolean
  /** Undefined if there are no rows. */
  onCopy: ((withTitles: boolean) => void) | undefined
  /** Undo and redo, if cells can be edited. */
  edits: Pick<CellEdits<Row>, 'canUndo' | 'canRedo' | 'undo' | 'redo'> | undefined
  /** Additional buttons of the screen. */
  actions: ReactNode
}

/** Search, filters, and the commands for the whole grid. */
export function GridToolbar<Row>(props: GridToolbarProps<Row>) {
  const { commands, t, saved, hasSearch, count, onExport, isExporting, onCopy, edits, actions } = props
  const { view } = commands
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const filterable = commands.columns.filter(({ isFilterable = true }) => isFilterable)
  return (
    <div className={styles.toolbar}>
      {saved && <ViewsMenu saved={saved} t={t} />}
      {hasSearch && (
        <div className={styles.search}>
          <SearchField
            aria-label={t('search')}
            placeholder={t('search')}
            value={view.search}
            onChange={commands.setSearch}
          />
        </div>
      )}
      {filterable.length > 0 && (
        <span ref={setAnchor} className={styles.filter}>
          <Menu trigger={<Button icon={<Filter aria-hidden size={16} />}>{t('addFilter')}</Button>}>
            {filterable.map(column => (
              <MenuItem
                key={column.id}
                label={columnName(column)}
                onAction={() => {
                  const button = anchor?.querySelector('button')
                  if (button) commands.openFilter(column, button)
                }}
              />
            ))}
          </Menu>
        </span>
      )}
      <span className={styles.count}>{count}</span>
      <span className={styles.tools}>
        {actions && <span className={styles.together}>{actions}</span>}
        <span className={styles.together}>
          {edits && (
            <>
              <IconButton
                label={t('undo')}
                icon={<Undo2 aria-hidden size={18} />}
                isDisabled={!edits.canUndo}
                aria-keyshortcuts="Control+Z"
                onPress={edits.undo}
              />
              <IconButton
                label={t('redo')}
                icon={<Redo2 aria-hidden size={18} />}
                isDisabled={!edits.canRedo}
                aria-keyshortcuts="Control+Shift+Z"
                onPress={edits.redo}
              />
            </>
          )}
          <IconButton
            label={t('columns')}
            icon={<Columns3 aria-hidden size={18} />}
            onPress={commands.chooseColumns}
          />
          <Menu
            placement="bottom end"
            trigger={<IconButton label={t('more')} icon={<EllipsisVertical aria-hidden size={18} />} />}
          >
            <MenuSection
              title={t('density')}
              selectionMode="single"
              selectedKeys={view.density ? [view.density] : []}
              onSelectionChange={([key]) =>
                (key === 'comfortable' || key === 'compact') && commands.setDensity(key)
              }
            >
              <MenuItem id="comfortable" label={t('comfortable')} />
              <MenuItem id="compact" label={t('compact')} />
            </MenuSection>
            {props.isCards && <CardCommands {...{ commands, t }} hasSelection={props.hasSelection} />}
            {commands.isGroupable && view.groupBy.length > 0 && (
              <MenuSection title={t('groups')}>
                <MenuItem label={t('openGroups')} onAction={() => commands.openGroups(true)} />
                <MenuItem label={t('closeGroups')} onAction={() => commands.openGroups(false)} />
              </MenuSection>
            )}
            {commands.isTree && (
              <MenuSection aria-label={t('openBranches')}>
                <MenuItem label={t('openBranches')} onAction={() => commands.openGroups(true)} />
                <MenuItem label={t('closeBranches')} onAction={() => commands.openGroups(false)} />
              </MenuSection>
            )}
            {onCopy && (
              <MenuSection aria-label={t('copy')}>
                <MenuItem
                  label={t('copy')}
                  icon={<Copy aria-hidden size={18} />}
                  shortcut="Ctrl C"
                  onAction={() => onCopy(false)}
                />
                <MenuItem
                  label={t('copyWithTitles')}
                  icon={<Copy aria-hidden size={18} />}
                  onAction={() => onCopy(true)}
                />
              </MenuSection>
            )}
            {onExport && (
              <MenuSection title={t('export')}>
                {gridExportFormats.map(format => (
                  <MenuItem
                    key={format}
                    label={t(format)}
                    icon={<Download aria-hidden size={18} />}
                    isDisabled={isExporting}
                    onAction={() => onExport(format)}
                  />
                ))}
              </MenuSection>
            )}
          </Menu>
        </span>
      </span>
    </div>
  )
}

/** What the header of a table offers: the order of the rows, and selecting all of them. */
function CardCommands<Row>({
  commands,
  t,
  hasSelection,
}: Pick<GridToolbarProps<Row>, 'commands' | 't' | 'hasSelection'>) {
  const [first] = commands.view.sort
  const sortable = columnsWithCells(commands.columns).filter(({ isSortable }) => isSortable !== false)
  const sorted = sortable.find(({ id }) => id === first?.column)
  const { selectAll } = commands
  return (
    <>
      {hasSelection && (
        <MenuSection aria-label={t('selectionActions')}>
          <MenuItem
            label={selectAll.isSelected ? t('clearSelection') : selectAll.label}
            icon={<ListChecks aria-hidden size={18} />}
            onAction={commands.toggleAll}
          />
        </MenuSection>
      )}
      {sortable.length > 0 && (
        <MenuSection
          title={t('sort')}
          selectionMode="single"
          selectedKeys={sorted ? [`sort ${sorted.id}`] : []}
          onSelectionChange={([key]) => {
            const column = sortable.find(({ id }) => `sort ${id}` === key)
            if (column) commands.setSort(column, first?.direction ?? 'ascending', false)
          }}
        >
          {sortable.map(column => (
            <MenuItem key={column.id} id={`sort ${column.id}`} label={columnName(column)} />
          ))}
        </MenuSection>
      )}
      {sorted && first && (
        <MenuSection
          aria-label={t('sort')}
          selectionMode="single"
          selectedKeys={[first.direction]}
          onSelectionChange={([key]) =>
            (key === 'ascending' || key === 'descending') && commands.setSort(sorted, key, false)
          }
        >
          <MenuItem id="ascending" label={t('sortAscending')} />
          <MenuItem id="descending" label={t('sortDescending')} />
        </MenuSection>
      )}
    </>
  )
}
