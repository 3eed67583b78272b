import { useState, type MouseEvent, type ReactNode } from 'react'
import { useRouter } from 'react-aria/private/utils/openLink'
import type { RowModel, RowOrder } from '../../internal/rowModel/rowModel.ts'
import { Button } from '../Button/Button.tsx'
import type { CellText } from './cellText.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { cellContent, GridCheckbox, RowMenuButton } from './GridCell.tsx'
import type { GridColumn, GridRowAction, GridSelectionMode, PlacedColumn } from './gridTypes.ts'
import { RowMenu } from './RowMenu.tsx'
import { followLink } from './followLink.ts'
import type { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import * as styles from './GridCards.css.ts'

/** Cards that are drawn at once, and with each "Show more". */
const portion = 30

interface GridCardsProps<Row> {
  label: { 'aria-label'?: string; 'aria-labelledby'?: string }
  model: RowModel<Row>
  order: RowOrder
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
  const { model, order, placed, nameColumn, text, selection, selectionMode, rowActions, t } = props
  const [shown, setShown] = useState({ order, count: portion })
  const [menu, setMenu] = useState<{ number: number; trigger: HTMLElement } | null>(null)
  // Other rows begin anew.
  const count = shown.order === order ? shown.count : portion
  const details = placed.flatMap(({ column }) => (column && column !== nameColumn ? column : []))
  const router = useRouter()
  const menuRow = menu ? model.rows[menu.number] : undefined

  const onClick = (event: MouseEvent<HTMLElement>) => {
    followLink(event, router)
    const part = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]') : null
    const number = Number(part?.closest('[data-row]')?.getAttribute('data-row') ?? Number.NaN)
    if (!part || Number.isNaN(number)) return
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
          const row = model.rows[number]
          if (row === undefined) return null
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
            </li>
          )
        })}
      </ul>
      {count < order.length && (
        <Button onPress={() => setShown({ order, count: count + portion })}>{t('showMore')}</Button>
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
