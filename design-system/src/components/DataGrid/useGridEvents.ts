import type { ClipboardEvent, HTMLAttributes, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { cellAround, cellElement } from '../../internal/windowedGrid/cellFocus.ts'
import {
  cellKey,
  columnOfKey,
  headerRow,
  isHeaderRow,
  rowKey,
  rowOfKey,
} from '../../internal/windowedGrid/keys.ts'
import { useLinks } from '../../internal/windowedGrid/useLinks.ts'
import type { GridSelectionManager } from '../../internal/windowedGrid/selectionManager.ts'
import { useLongPress } from './longPress.ts'
import type { GridBranches, NumberedRows } from './gridRows.ts'
import type { PlacedColumn } from './gridTypes.ts'
import { isClearing, typedCharacter, type KeysAhead } from './typedKeys.ts'
import type { PastedData } from './pastedTable.ts'
import type { CellEdits } from './useCellEdits.ts'
import type { CellRangeEvents } from './useCellRange.ts'
import type { ColumnPointer } from './useColumnPointer.ts'
import type { GridCommands } from './gridCommands.ts'

interface GridEventsOptions<Row> {
  manager: GridSelectionManager
  placed: readonly PlacedColumn<Row>[]
  model: NumberedRows<Row>
  commands: GridCommands<Row>
  pointer: ColumnPointer
  ranging: CellRangeEvents
  onCopy: () => void
  /** Undefined if nothing can be edited. */
  onPaste: ((data: PastedData) => void) | undefined
  focusKey: (key: number) => void
  /** Fits a column to its content. */
  fit: (number: number) => void
  openMenu: (menu: { kind: 'row' | 'column'; number: number; trigger: HTMLElement }) => void
  onRowAction: ((row: Row) => void) | undefined
  onRowToggle: ((row: Row) => void) | undefined
  /** Edits the cell with this key. Returns whether it can be edited. */
  edit: (key: number, cell: HTMLElement) => boolean
  /**
   * Overwrites a cell: a character opens its editor, an empty text clears it. Returns whether the cell supports this.
   */
  writeOver: (key: number, cell: HTMLElement, typed: string) => boolean
  /** Buffers keys for a pending editor. */
  ahead: KeysAhead
  /** Cancels a pending editor. Returns whether there was one. */
  giveUp: () => boolean
  history: Pick<CellEdits<Row>, 'undo' | 'redo'>
  /** Set in a tree: the column with the names, and a lookup of the row at a number (−1 if there is none). */
  branches: (GridBranches & { column: number; rowAt: (number: number) => number }) | undefined
  /** Opens or closes a group or details, or retries a failed load. Returns whether there was any of these. */
  toggle: (number: number) => boolean
}

const partOf = (target: EventTarget) => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null
  return { element, name: element?.getAttribute('data-part') ?? null }
}
const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, select, textarea') !== null

/** Handles all presses and keys of a grid by delegation: rows have no handlers of their own. */
export function useGridEvents<Row>(options: GridEventsOptions<Row>) {
  const { manager, placed, model, commands, pointer, ranging, openMenu, focusKey } = options
  const links = useLinks()
  const columnAt = (key: number) => placed.find(({ number }) => number === columnOfKey(key))
  const act = (number: number) => {
    const row = model.rowAt(number)
    if (row === undefined) return
    if (options.onRowAction) options.onRowAction(row)
    else if (options.branches?.canOpen(options.branches.rowAt(number))) options.branches.toggle(number)
  }

  /** A long press selects a row; after that, taps select more rows. */
  const longPress = useLongPress(target => {
    const around = cellAround(target)
    if (around && manager.selectionMode !== 'none' && !isControl(target)) manager.toggleSelection(around.key)
  })
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (longPress.wasLong()) return
    links.follow(event)
    const around = cellAround(event.target)
    if (!around || !event.currentTarget.contains(around.cell)) return
    const { element, name } = partOf(event.target)
    const number = rowOfKey(around.key)
    const column = columnAt(around.key)?.column
    // Some browsers do not focus a pressed button, but the menu must know where to return the focus.
    if (element && element.tabIndex >= -1 && isControl(element) && document.activeElement !== element)
      element.focus({ preventScroll: true })
    if (number === headerRow) {
      if (name === 'sort' && column && !pointer.wasDrag()) commands.sortBy(column, event.shiftKey)
      if (name === 'column-menu' && element)
        openMenu({ kind: 'column', number: columnOfKey(around.key), trigger: element })
      if (name === 'select-all') commands.toggleAll()
    }
    if (isHeaderRow(number)) return
    if (name === 'toggle-branch') return options.branches?.toggle(number)
    if (name === 'toggle-group' || name === 'toggle-detail' || name === 'retry-rows') options.toggle(number)
    if (name === 'row-toggle') {
      const row = model.rowAt(number)
      if (row !== undefined) options.onRowToggle?.(row)
      return
    }
    if (name === 'row-menu' && element) return openMenu({ kind: 'row', number, trigger: element })
    const isBox = name === 'select-row'
    if (!isBox && isControl(event.target)) return
    if (event.shiftKey && manager.selectionMode !== 'none') manager.extendSelection(rowKey(number))
    else if (isBox || event.ctrlKey || event.metaKey) manager.toggleSelection(rowKey(number))
    else if (isTouch(event)) {
      // A tap acts like a double click. Once rows are selected, it selects more.
      if (manager.isEmpty) {
        if (!options.edit(around.key, around.cell)) act(number)
      } else manager.toggleSelection(rowKey(number))
    }
  }

  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const around = cellAround(event.target)
    if (!around || isControl(event.target)) return
    if (isHeaderRow(rowOfKey(around.key))) {
      if (partOf(event.target).name === 'resize') options.fit(columnOfKey(around.key))
      return
    }
    if (!options.edit(around.key, around.cell)) act(rowOfKey(around.key))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const around = cellAround(event.target)
    if (!around || event.defaultPrevented) return
    const number = rowOfKey(around.key)
    const isHistory = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    // Ctrl+Y as in spreadsheets on Windows.
    const isRedo = event.key.toLowerCase() === 'y' && event.ctrlKey && !event.metaKey
    if ((isHistory || isRedo) && !isField(event.target)) {
      event.preventDefault()
      if (isRedo || event.shiftKey) options.history.redo()
      else options.history.undo()
    }
    // Leave copying of selected text to the browser.
    if (isCopy(event) && document.getSelection()?.isCollapsed !== false) {
      event.preventDefault()
      options.onCopy()
    }
    if (event.key === 'Escape' && !manager.isEmpty) {
      manager.clearSelection()
      // Stop only an Escape that had an effect; the next one closes a surrounding dialog.
      event.stopPropagation()
    }
    const menuKey =
      (event.key === 'ArrowDown' && event.altKey) || event.key === 'ContextMenu' || isShiftF10(event)
    if (menuKey) return openByKey(event, around.key)
    if (isHeaderRow(number)) return
    if (event.key === ' ' && !isControl(event.target)) {
      event.preventDefault()
      if (event.shiftKey) manager.extendSelection(around.key)
      else manager.toggleSelection(around.key)
    }
    if (event.key === 'F2' && options.edit(around.key, around.cell)) event.preventDefault()
    if (event.key === 'Enter' && !isControl(event.target)) {
      // Otherwise the editor would also receive the key that opened it.
      event.preventDefault()
      if (!options.edit(around.key, around.cell)) act(number)
    }
  }

  /** Writes characters into an editable cell instead of using type-ahead. Returns whether it handled the key. */
  const write = (event: KeyboardEvent<HTMLElement>): boolean => {
    const around = cellAround(event.target)
    if (!around || isField(event.target) || isHeaderRow(rowOfKey(around.key))) return false
    if (event.key === 'Escape') return options.giveUp()
    if (options.ahead.add(event, around.cell)) return true
    // Space selects the row.
    const typed = isClearing(event) ? '' : typedCharacter(event)?.replace(/\s/, '') || undefined
    return typed !== undefined && options.writeOver(around.key, around.cell, typed)
  }

  /** The paste event gives access to the clipboard without a permission prompt, for cells too. */
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const around = cellAround(event.target)
    if (!options.onPaste || !around || isField(event.target) || isHeaderRow(rowOfKey(around.key))) return
    const [text, html] = [event.clipboardData.getData('text/plain'), event.clipboardData.getData('text/html')]
    if (text === '' && html === '') return
    event.preventDefault()
    options.onPaste({ text, html })
  }

  /**
   * Handles keys on the name of a tree row: the forward arrow opens it, the backward arrow closes it or, if it is
   * closed, moves to its parent. Returns whether it handled the key.
   */
  const walkTree = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { branches } = options
    const around = branches && cellAround(event.target)
    if (!around || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false
    const row = isHeaderRow(rowOfKey(around.key)) ? -1 : branches.rowAt(rowOfKey(around.key))
    if (row === -1 || columnOfKey(around.key) !== branches.column) return false
    const done = () => {
      event.preventDefault()
      event.stopPropagation()
      return true
    }
    if (event.key === '*') {
      branches.openBeside(row)
      return done()
    }
    if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || event.shiftKey) return false
    const isIn = (event.key === 'ArrowRight') === (getComputedStyle(around.cell).direction === 'ltr')
    if (branches.canOpen(row) && branches.isOpen(row) !== isIn) {
      branches.toggle(row)
      return done()
    }
    const parent = isIn ? -1 : branches.tree.parentOf(row)
    if (parent === -1) return false
    focusKey(cellKey(parent, branches.column))
    return done()
  }

  /** As in any tree, the forward arrow opens a closed item and the backward arrow closes an open one. */
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (ranging.onKeyDownCapture(event) || walkTree(event)) return
    if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || event.defaultPrevented) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { element, name } = partOf(event.target)
    const around = cellAround(event.target)
    if (!element || !around || (name !== 'toggle-group' && name !== 'toggle-detail')) return
    const isIn = (event.key === 'ArrowRight') === (getComputedStyle(element).direction === 'ltr')
    if ((element.getAttribute('aria-expanded') === 'true') === isIn) return
    event.preventDefault()
    event.stopPropagation()
    options.toggle(rowOfKey(around.key))
  }

  /** Opens the menu of the column or row that contains the focus. */
  const openByKey = (event: KeyboardEvent<HTMLElement>, key: number) => {
    const isHeader = rowOfKey(key) === headerRow
    const column = isHeader ? columnOfKey(key) : placed.find(({ kind }) => kind === 'actions')?.number
    const cell =
      column === undefined ? null : cellElement(event.currentTarget, cellKey(rowOfKey(key), column))
    const trigger = cell?.querySelector<HTMLElement>(
      isHeader ? '[data-part="column-menu"]' : '[data-part="row-menu"]',
    )
    if (!trigger || column === undefined) return
    event.preventDefault()
    event.stopPropagation()
    focusKey(cellKey(rowOfKey(key), column))
    openMenu({ kind: isHeader ? 'column' : 'row', number: isHeader ? column : rowOfKey(key), trigger })
  }

  return (gridProps: HTMLAttributes<HTMLElement>): HTMLAttributes<HTMLElement> => {
    const own = mergeProps(gridProps, {
      onClick,
      onDoubleClick,
      onKeyDown,
      onKeyDownCapture,
      onPaste,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        pointer.onPointerDown(event)
        ranging.onPointerDown(event)
        longPress.onPointerDown(event)
      },
      // Shift-click selects rows, not text.
      onMouseDown: (event: MouseEvent<HTMLElement>) => {
        if (event.shiftKey && !isControl(event.target)) event.preventDefault()
      },
    })
    return {
      ...own,
      onKeyDown: event => {
        const cell = isTyping(event.target) ? cellAround(event.target)?.cell : undefined
        if (!cell) own.onKeyDown?.(event)
        else if (event.key === 'Escape' && !event.defaultPrevented) cell.focus()
      },
      onKeyDownCapture: event => {
        if (isTyping(event.target)) return
        // Runs before type-ahead.
        if (write(event)) {
          event.preventDefault()
          event.stopPropagation()
        } else own.onKeyDownCapture?.(event)
      },
    }
  }
}

const fieldAround = (target: EventTarget) =>
  target instanceof Element ? target.closest('input, textarea, select, [contenteditable]') : null
/** Whether keys belong to a field rendered in a cell. */
const isField = (target: EventTarget) => fieldAround(target) !== null

/** Whether the target is a field in the details of a row, which handles all of its keys. */
function isTyping(target: EventTarget): boolean {
  return fieldAround(target)?.closest('[data-whole-row]') != null
}

const isCopy = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey
const isShiftF10 = (event: KeyboardEvent) => event.key === 'F10' && event.shiftKey

/** Whether a click came from touch. Where clicks are not pointer events, as in older browsers, this is unknown. */
function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
}
