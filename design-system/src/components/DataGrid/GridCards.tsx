import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import type { RowGroup } from '../../internal/rowModel/groups.ts'
import { isOpenGroup } from '../../internal/rowModel/rowLayout.ts'
import { Button } from '../Button/Button.tsx'
import type { CellText } from './cellText.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { cellContent, DetailButton, GridCheckbox, RowMenuButton } from './GridCell.tsx'
import type { GridColumn, GridRowAction, GridSelectionMode, PlacedColumn } from './gridTypes.ts'
import { RowMenu } from './RowMenu.tsx'
import type { GridFigures } from './gridFigures.ts'
import type { GridRows } from './useGridRows.ts'
import { useLinks } from '../../internal/windowedGrid/useLinks.ts'
import type { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import * as styles from './GridCards.css.ts'

/** Cards that are drawn at once, and with each "Show more". */
const portion = 30

interface GridCardsProps<Row> {
  label: { 'aria-label'?: string; 'aria-labelledby'?: string }
  shown: GridRows<Row>
  figures: GridFigures
  hasTotals: boolean
  renderDetail: ((row: Row) => ReactNode) | undefined
  columns: readonly GridColumn<Row>[]
  placed: readonly PlacedColumn<Row>[]
  nameColumn: GridColumn<Row>
  text: CellText<Row>
  selection: RowSelection
  onSelectionChange: (selection: RowSelection) => void
  selectionMode: GridSelectionMode
  rowActions: ((row: Row) => readonly GridRowAction[]) | undefined
  isBusy: boolean
  placeholder: ReactNode
  t: GridWords
}

/** The rows where there is no room for columns: a card each, with the name of the column before each value. */
export function GridCards<Row>(props: GridCardsProps<Row>) {
  const { shown: rows, columns, placed, nameColumn, text, selection, selectionMode, rowActions, t } = props
  const { model, numbers, layout } = rows
  const { order } = layout
  const [shown, setShown] = useState({ order: rows.order, count: portion })
  const [menu, setMenu] = useState<{ number: number; trigger: HTMLElement } | null>(null)
  // Other rows begin anew.
  const count = shown.order === rows.order ? shown.count : portion
  const details = placed.flatMap(({ column }) => (column && column !== nameColumn ? column : []))
  const links = useLinks()
  const menuRow = menu ? model.rows[menu.number] : undefined

  const onClick = (event: MouseEvent<HTMLElement>) => {
    links.follow(event)
    const part = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]') : null
    const number = Number(part?.closest('[data-row]')?.getAttribute('data-row') ?? Number.NaN)
    if (!part || Number.isNaN(number)) return
    const group = layout.groupAt(number)
    if (group) rows.toggleGroup(group.path)
    if (part.dataset['part'] === 'toggle-detail') rows.toggleDetail(model.idAt(number))
    if (part.dataset['part'] === 'row-menu') setMenu({ number, trigger: part })
    if (part.dataset['part'] === 'select-row') {
      const base = selectionMode === 'single' ? selection.withAll(selection.ids(), false) : selection
      props.onSelectionChange(
        selection.has(model.idAt(number), number) && selectionMode === 'single'
          ? base
          : base.toggled(model.idAt(number), number),
      )
    }
  }
  if (props.placeholder !== undefined) return <div className={styles.frame}>{props.placeholder}</div>
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the presses are those of the buttons and boxes inside */}
      <ul {...props.label} aria-busy={props.isBusy || undefined} className={styles.list} onClick={onClick}>
        {[...order.rows.subarray(0, count)].map(number => {
          const group = layout.groupAt(number)
          if (group)
            return (
              <CardsGroup
                key={group.path}
                {...{ number, group, columns, text, t }}
                shown={rows}
                figures={props.figures}
              />
            )
          const row = numbers.read(number).kind === 'row' ? model.rows[number] : undefined
          if (row === undefined) return null
          const isExpanded = rows.expanded.has(model.idAt(number))
          const name = text(nameColumn, row)
          return (
            <li key={model.idAt(number)} data-row={number} className={styles.card}>
              <div className={styles.head}>
                {selectionMode !== 'none' && (
                  <GridCheckbox
                    part="select-row"
                    isTabStop
                    label={t('selectRow', { name })}
                    isSelected={selection.has(model.idAt(number), number)}
                  />
                )}
                <span className={styles.name}>{cellContent(nameColumn, row, text, true)}</span>
                {props.renderDetail && (
                  <DetailButton isTabStop label={t('showDetail', { name })} isOpen={isExpanded} />
                )}
                {rowActions && (
                  <RowMenuButton
                    isTabStop
                    label={t('rowActions', { name })}
                    isOpen={menu?.number === number}
                  />
                )}
              </div>
              <dl className={styles.details}>
                {details.map(column => (
                  <div key={column.id} className={styles.detail}>
                    <dt className={styles.term}>{column.title}</dt>
                    <dd className={styles.value}>{cellContent(column, row, text, true)}</dd>
                  </div>
                ))}
              </dl>
              {isExpanded && props.renderDetail && (
                <div className={styles.more}>{props.renderDetail(row)}</div>
              )}
            </li>
          )
        })}
        {props.hasTotals && rows.order.length > 0 && (
          <li className={styles.group}>
            <span className={styles.name}>{t('total')}</span>
            <FigureList figures={props.figures(0, rows.order.length)} columns={columns} />
          </li>
        )}
      </ul>
      {count < order.length && (
        <Button onPress={() => setShown({ order: rows.order, count: count + portion })}>
          {t('showMore')}
        </Button>
      )}
      {menu && menuRow !== undefined && (
        <RowMenu
          label={t('rowActions', { name: text(nameColumn, menuRow) })}
          actions={rowActions?.(menuRow) ?? []}
          trigger={menu.trigger}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  )
}

interface CardsGroupProps<Row> {
  number: number
  group: RowGroup
  shown: GridRows<Row>
  columns: readonly GridColumn<Row>[]
  text: CellText<Row>
  figures: GridFigures
  t: GridWords
}

/** What stands before the cards of a group. */
function CardsGroup<Row>({ number, group, shown, columns, text, figures, t }: CardsGroupProps<Row>) {
  const column = columns.find(({ id }) => id === group.column)
  const first = shown.model.rows[group.row]
  const value = column && first !== undefined ? text(column, first) : ''
  const isOpen = isOpenGroup(shown.open, group.path)
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <li data-row={number} className={styles.group}>
      <button type="button" data-part="toggle-group" aria-expanded={isOpen} className={styles.toggle}>
        <Icon aria-hidden size={16} />
        <span className={styles.name}>
          {t('groupTitle', { title: column?.title ?? '' })} {value === '' ? t('groupBlank') : value}
        </span>
        <span className={styles.count}>{t('rowCount', { count: group.end - group.from })}</span>
      </button>
      <FigureList figures={figures(group.from, group.end)} columns={columns} />
    </li>
  )
}

interface FigureListProps<Row> {
  figures: ReturnType<GridFigures>
  columns: readonly GridColumn<Row>[]
}

function FigureList<Row>({ figures, columns }: FigureListProps<Row>) {
  if (figures.size === 0) return null
  return (
    <dl className={styles.details}>
      {columns.map(({ id, title }) => {
        const figure = figures.get(id)
        return (
          figure && (
            <div key={id} className={styles.detail}>
              <dt className={styles.term}>
                {title} ({figure.name})
              </dt>
              <dd className={styles.value}>{figure.text}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
