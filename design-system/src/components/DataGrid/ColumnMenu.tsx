import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Columns3,
  EyeOff,
  Filter,
  FilterX,
  FoldHorizontal,
  Group,
  MoveHorizontal,
  Pin,
  PinOff,
  Ungroup,
  X,
} from 'lucide-react'
import { given } from '../../internal/given.ts'
import { MenuPanel } from '../../internal/deferredMenu/MenuPanel.tsx'
import { MenuItem, MenuSection } from '../Menu/Menu.tsx'
import { anchoredMenu } from '../../internal/deferredMenu/anchoredMenu.ts'
import { columnName } from './columnGroups.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridCommands } from './gridCommands.ts'
import type { GridColumn } from './gridTypes.ts'

interface ColumnMenuProps<Row> {
  column: GridColumn<Row>
  trigger: HTMLElement
  commands: GridCommands<Row>
  t: GridWords
  onClose: () => void
  /** Starts resizing with the arrow keys. */
  onResize: () => void
  /** Fits the column, or all columns, to the content. */
  onFit: (which: 'column' | 'all') => void
}

const icon = (Icon: typeof Pin) => <Icon aria-hidden size={18} />

/** All commands of a column. Gives keyboard access to what a pointer does by pressing and dragging. */
export function ColumnMenu<Row>(props: ColumnMenuProps<Row>) {
  const { column, trigger, commands, t, onClose, onResize, onFit } = props
  const { sort, columns } = commands.view
  const isSorted = sort.some(key => key.column === column.id)
  const isOther = sort.some(key => key.column !== column.id)
  const isGrouped = commands.isGrouped(column)
  const isPinned = commands.isPinned(column)
  return (
    <MenuPanel {...anchoredMenu(t('columnMenu', { title: columnName(column) }), trigger, onClose)}>
      {column.isSortable !== false && (
        <MenuSection aria-label={t('sort')}>
          <MenuItem
            label={t('sortAscending')}
            icon={icon(ArrowUp)}
            onAction={() => commands.setSort(column, 'ascending', false)}
          />
          <MenuItem
            label={t('sortDescending')}
            icon={icon(ArrowDown)}
            onAction={() => commands.setSort(column, 'descending', false)}
          />
          {isOther && (
            <MenuItem
              label={t('sortThenAscending')}
              icon={icon(ArrowUp)}
              onAction={() => commands.setSort(column, 'ascending', true)}
            />
          )}
          {isOther && (
            <MenuItem
              label={t('sortThenDescending')}
              icon={icon(ArrowDown)}
              onAction={() => commands.setSort(column, 'descending', true)}
            />
          )}
          {isSorted && (
            <MenuItem
              label={t('sortClear')}
              icon={icon(X)}
              onAction={() => commands.setSort(column, null, true)}
            />
          )}
        </MenuSection>
      )}
      {commands.canGroup(column) && (
        <MenuSection aria-label={t('groups')}>
          <MenuItem
            label={t(isGrouped ? 'ungroup' : 'group')}
            icon={icon(isGrouped ? Ungroup : Group)}
            {...given({ description: commands.ungroupable })}
            isDisabled={commands.ungroupable !== undefined}
            onAction={() => commands.group(column, !isGrouped)}
          />
        </MenuSection>
      )}
      {column.isFilterable !== false && (
        <MenuSection aria-label={t('filters')}>
          <MenuItem
            label={t('filterBy')}
            icon={icon(Filter)}
            onAction={() => commands.openFilter(column, trigger)}
          />
          {commands.filtered.has(column.id) && (
            <MenuItem
              label={t('filterClear')}
              icon={icon(FilterX)}
              onAction={() => commands.setFilter(column, undefined)}
            />
          )}
        </MenuSection>
      )}
      <MenuSection aria-label={t('columns')}>
        <MenuItem
          label={t(isPinned ? 'unpin' : 'pin')}
          icon={icon(isPinned ? PinOff : Pin)}
          onAction={() => commands.pin(column, !isPinned)}
        />
        <MenuItem
          label={t('moveStart')}
          icon={icon(ArrowLeft)}
          isDisabled={!commands.canMove(column, -1)}
          onAction={() => commands.move(column, -1)}
        />
        <MenuItem
          label={t('moveEnd')}
          icon={icon(ArrowRight)}
          isDisabled={!commands.canMove(column, 1)}
          onAction={() => commands.move(column, 1)}
        />
        <MenuItem label={t('resize')} icon={icon(MoveHorizontal)} onAction={onResize} />
        <MenuItem label={t('fit')} icon={icon(FoldHorizontal)} onAction={() => onFit('column')} />
        <MenuItem label={t('fitAll')} icon={icon(FoldHorizontal)} onAction={() => onFit('all')} />
        {columns.widths[column.id] !== undefined && (
          <MenuItem
            label={t('resizeReset')}
            icon={icon(MoveHorizontal)}
            onAction={() => commands.resize(column, undefined)}
          />
        )}
        {column.isHideable !== false && (
          <MenuItem label={t('hide')} icon={icon(EyeOff)} onAction={() => commands.hide(column)} />
        )}
        <MenuItem label={t('chooseColumns')} icon={icon(Columns3)} onAction={commands.chooseColumns} />
      </MenuSection>
    </MenuPanel>
  )
}
