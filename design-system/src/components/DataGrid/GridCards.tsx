import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { bringIntoView, controlsIn, focusOn } from '../../internal/focus/focusOn.ts'
import { useArrival } from '../../internal/focus/useArrival.ts'
import { loadedPart } from '../../loading/loadedPart.tsx'
import { Button } from '../Button/Button.tsx'
import type { CellText, ValueText } from './cellText.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { GridCard, splitColumns, type CardLook } from './GridCard.tsx'
import { FigureList, GridCardGroup } from './GridCardGroup.tsx'
import type { GridFigures } from './gridFigures.ts'
import type { DrawnBranch, DrawnRow, GridRows } from './gridRows.ts'
import type { GridTotal } from './GridTotalRow.tsx'
import { TotalHead } from './GridTotalRow.tsx'
import type {
  GridColumn,
  GridRowAction,
  GridRowToggle,
  GridSelectionMode,
  PlacedColumn,
} from './gridTypes.ts'
import type { GridView } from './gridView.ts'
import { RowMenu } from './RowMenu.tsx'
import { cardCell, cardOf, focusCardCell } from './cardCell.ts'
import type { GridEditing } from './useGridEditing.ts'
import { useOpenEditor } from './useOpenEditor.tsx'
import { useLinks } from '../../internal/windowedGrid/useLinks.ts'
import type { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import type { GridChoice } from './useGridSelection.ts'
import * as styles from './GridCards.css.ts'

/** Number of cards rendered at first and added by each "Show more". */
const portion = 30

interface GridCardsProps<Row> {
  label: { 'aria-label'?: string; 'aria-labelledby'?: string }
  shown: GridRows<Row>
  view: GridView
  figures: GridFigures
  totals: GridTotal | undefined
  renderDetail: ((row: Row) => ReactNode) | undefined
  editing: GridEditing<Row>
  columns: readonly GridColumn<Row>[]
  placed: readonly PlacedColumn<Row>[]
  nameColumn: GridColumn<Row>
  text: CellText<Row>
  valueText: ValueText<Row>
  selection: RowSelection
  choice: GridChoice
  onSelectionChange: (selection: RowSelection) => void
  selectionMode: GridSelectionMode
  rowActions: ((row: Row) => readonly GridRowAction[]) | undefined
  rowToggle: GridRowToggle<Row> | undefined
  /** Whether to show as many cards side by side as fit. */
  isWide: boolean
  picture: ((row: Row) => ReactNode) | undefined
  /** Ids of the rows whose cards show all columns. */
  openCards: ReadonlySet<string>
  onOpenCards: (openCards: ReadonlySet<string>) => void
  isBusy: boolean
  arrivedId: string | undefined
  placeholder: ReactNode
  t: GridWords
}

/** Only needed while rows of services load, so it is loaded with the first groups or the first endless rows. */
const GridWaitingCard = loadedPart(() => import('./GridWaitingCard.tsx'))

/** The rows as cards, where there is no room for columns, with each value after the title of its column. */
export function GridCards<Row>(props: GridCardsProps<Row>) {
  const { shown: rows, view, columns, placed, nameColumn, text, valueText, editing, t } = props
  const { selection, selectionMode, rowActions, totals, figures, openCards, onOpenCards } = props
  const { model, layout, branches } = rows
  const { choice } = props
  const { edits } = editing
  const list = useRef<HTMLUListElement>(null)
  // Reset the number of cards when the arrangement changes, but not when a value is saved.
  const arrangement = JSON.stringify([view.sort, view.search, view.filters, view.groupBy, view.page])
  const [shown, setShown] = useState({ arrangement, count: portion })
  const [menu, setMenu] = useState<{ number: number; trigger: HTMLElement } | null>(null)
  const count = Math.min(shown.arrangement === arrangement ? shown.count : portion, layout.length)
  const { details, rest } = splitColumns(
    placed.flatMap(({ column }) => column ?? []),
    nameColumn,
  )
  const numbers = Array.from({ length: count }, (_, position) => layout.rowAt(position))
  const links = useLinks()
  /** Renders enough cards to include that of a row. */
  const drawCard = (number: number) => {
    const least = layout.positionOf(number) + 1
    if (least > count) flushSync(() => setShown({ arrangement, count: least + portion }))
  }
  useArrival(props.arrivedId, rowId => {
    const number = model.rowOfId(rowId)
    if (number === -1 || rows.order.positionOf(number) === -1) return undefined
    if (layout.positionOf(number) === -1) {
      rows.openAround(number)
      return undefined
    }
    return () => {
      drawCard(number)
      const card = list.current && cardOf(list.current, number)
      if (!card) return
      focusOn(controlsIn(card)[0] ?? card)
      bringIntoView(card)
    }
  })
  const { editor, openEditor } = useOpenEditor({
    shown: rows,
    allColumns: columns,
    columns: [nameColumn, ...details, ...rest],
    nameColumn,
    text,
    editing,
    t,
    reachCell: (number, column) => {
      const id = model.idAt(number)
      if (rest.includes(column) && !openCards.has(id))
        flushSync(() => onOpenCards(new Set(openCards).add(id)))
      drawCard(number)
      const cell = cardCell(list.current, number, column.id)
      focusCardCell(cell)
      return cell
    },
    refocus: (number, column) => focusCardCell(cardCell(list.current, number, column.id)),
  })
  const { onView } = rows
  useLayoutEffect(() => onView?.(numbers))
  const menuRow = menu ? model.rowAt(menu.number) : undefined

  const onClick = (event: MouseEvent<HTMLElement>) => {
    links.follow(event)
    const target = event.target instanceof Element ? event.target : null
    const part = target?.closest<HTMLElement>('[data-part]')
    const number = Number(target?.closest('[data-row]')?.getAttribute('data-row') ?? Number.NaN)
    if (Number.isNaN(number)) return
    const cell = target?.closest<HTMLElement>('[data-cell]')
    // A press on the value does the same as its edit button, except on links and while selecting text.
    const isValue = !target?.closest('a') && document.getSelection()?.isCollapsed !== false
    if (cell && (part?.dataset['part'] === 'edit' || (!part && isValue))) {
      const column = columns.find(({ id }) => id === cell.dataset['cell'])
      if (openEditor(number, column, cell)) focusCardCell(cell)
    }
    if (!part) return
    const drawn = rows.drawnAt(number)
    if (drawn?.kind === 'group') return rows.toggleGroup(drawn.group.path)
    if (drawn?.kind === 'waiting') return drawn.waiting.retry()
    if (part.dataset['part'] === 'toggle-branch') return branches?.toggle(number)
    if (part.dataset['part'] === 'toggle-detail') rows.toggleDetail(model.idAt(number))
    if (part.dataset['part'] === 'toggle-card') {
      const others = new Set(openCards)
      if (!others.delete(model.idAt(number))) others.add(model.idAt(number))
      onOpenCards(others)
    }
    if (part.dataset['part'] === 'row-toggle') {
      const row = model.rowAt(number)
      if (row !== undefined) props.rowToggle?.onToggle(row)
    }
    if (part.dataset['part'] === 'row-menu') setMenu({ number, trigger: part })
    if (part.dataset['part'] === 'select-row') {
      if (choice.toggled) return props.onSelectionChange(choice.toggled(number))
      const base = selectionMode === 'single' ? selection.withAll(selection.ids(), false) : selection
      props.onSelectionChange(
        selection.has(model.idAt(number), number) && selectionMode === 'single'
          ? base
          : base.toggled(model.idAt(number), number),
      )
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (!edits.isOn || isTyping || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey))
      return
    event.preventDefault()
    if (event.shiftKey) edits.redo()
    else edits.undo()
  }
  if (props.placeholder !== undefined) return <div className={styles.frame}>{props.placeholder}</div>
  const look: CardLook<Row> = {
    nameColumn,
    details,
    rest,
    text,
    valueText,
    t,
    isEditing: edits.isOn,
    hasSelection: selectionMode !== 'none',
    hasActions: rowActions !== undefined,
    toggle: props.rowToggle,
    picture: props.picture,
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the presses are those of the buttons and boxes inside */}
      <ul
        {...props.label}
        ref={list}
        aria-busy={props.isBusy || undefined}
        className={props.isWide ? styles.wide : styles.list}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {numbers.map(number => {
          const drawn = rows.drawnAt(number)
          if (drawn?.kind === 'group')
            return (
              <GridCardGroup
                key={drawn.group.path}
                {...{ number, columns, valueText, figures, t }}
                group={drawn.group}
              />
            )
          if (drawn?.kind === 'waiting')
            return <GridWaitingCard key={number} {...{ number, t }} waiting={drawn.waiting} />
          const row = drawn?.kind === 'row' ? model.rowAt(number) : undefined
          if (row === undefined) return null
          const id = model.idAt(number)
          const isExpanded = rows.expanded.has(id)
          const part = choice.partOf(id, number)
          const parent = branches && model.rowAt(branches.tree.parentOf(number))
          return (
            <GridCard
              key={id}
              {...{ look, row, number }}
              entries={edits.entriesOf(id)}
              isSelected={part === 'all'}
              isPartly={part === 'some'}
              branch={
                branches && {
                  ...branchOf(drawn),
                  ...rows.placeOf(number),
                  isInset: !props.isWide,
                  parent: parent === undefined ? undefined : text(nameColumn, parent),
                }
              }
              isMenuOpen={menu?.number === number}
              // An unsaved entry is never hidden.
              isOpen={openCards.has(id) || rest.some(column => edits.entriesOf(id)?.has(column.id))}
              isExpanded={props.renderDetail && isExpanded}
            >
              {isExpanded ? props.renderDetail?.(row) : undefined}
            </GridCard>
          )
        })}
        {totals && (
          <li className={styles.group}>
            <span className={styles.name}>
              <TotalHead totals={totals} t={t} isTabStop />
            </span>
            <FigureList figures={figures(totals.of)} columns={columns} />
          </li>
        )}
      </ul>
      {count < layout.length && (
        <Button onPress={() => setShown({ arrangement, count: count + portion })}>{t('showMore')}</Button>
      )}
      {editor}
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

function branchOf(drawn: DrawnRow | undefined): DrawnBranch {
  const branch = drawn?.kind === 'row' ? drawn.branch : undefined
  return branch ?? { isOpen: undefined, isMatch: true, count: 0 }
}
