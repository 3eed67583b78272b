import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { validationMessages } from '../../i18n/validation.messages.ts'
import { MenuPanel } from '../../internal/deferredMenu/MenuPanel.tsx'
import * as popover from '../Popover/Popover.css.ts'
import { MenuItem, MenuSection } from '../Menu/Menu.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { anchoredMenu } from '../../internal/deferredMenu/anchoredMenu.ts'
import type { CellEntry } from './cellEdits.ts'
import type { CellValue } from '../../internal/rowModel/columns.ts'
import { entryText, type CellProblem, type EditorStart } from './cellEntry.ts'
import { problemText } from './cellProblem.ts'
import { columnName } from './columnGroups.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridColumn } from './gridTypes.ts'
import { checkEntry, readEntry } from './readEntry.ts'
import { afterKeys, type TypedKey } from './typedKeys.ts'
import * as styles from './editing.css.ts'

export interface CellEditorProps<Row> {
  column: GridColumn<Row>
  row: Row
  /** Name of the row. */
  name: string
  /** The previous entry, if it was not saved. */
  entry: CellEntry | undefined
  /** The cell that the editor covers. */
  cell: HTMLElement
  /** Initial text that replaces the value. */
  start: EditorStart | undefined
  /** Returns the keys pressed between the request for the editor and its focus. */
  takeKeys: () => readonly TypedKey[]
  t: GridWords
  /** All columns of the grid, because some values must come after others. */
  columns: readonly GridColumn<Row>[]
  /** Saves the typed value. */
  onKeep: (value: CellValue, text: string) => void
  /** Called when the editor is left with an invalid entry. */
  onPark: (text: string, problem: CellProblem) => void
  /** @param step moves to the next cell or to the previous one */
  onClose: (step?: 1 | -1) => void
}

interface EntryFieldProps<Row> extends Omit<CellEditorProps<Row>, 'onKeep'> {
  /** Parses, validates and saves the typed text. Returns the problem, or `null`. */
  onKeep: (text: string) => CellProblem | null
}

/** The editor over a cell: a text field, or a list to choose from. */
export default function CellEditor<Row>({ onKeep, ...props }: CellEditorProps<Row>) {
  const { column, row, columns } = props
  const locale = useLocale()
  const keep = (text: string) => {
    const read = readEntry(column, text, locale)
    const problem = read.problem ?? checkEntry(column, read.value, row, columns)
    if (read.problem || problem) return problem
    onKeep(read.value, text)
    return null
  }
  return column.type === 'choice' || column.type === 'boolean' ? (
    <ChoiceEditor {...props} onKeep={keep} />
  ) : (
    <TextEditor {...props} onKeep={keep} />
  )
}

const blankId = 'blank'

function ChoiceEditor<Row>(props: EntryFieldProps<Row>) {
  const { column, row, name, entry, cell, start, takeKeys, t, onKeep, onClose } = props
  const locale = useLocale()
  const v = useMessages(validationMessages)
  useKeysInMenu(start?.typed ?? '', takeKeys)
  const value = entry?.value ?? column.value(row)
  const options =
    column.type === 'boolean'
      ? [
          { id: 'true', label: t('yes') },
          { id: 'false', label: t('no') },
        ]
      : (column.choices ?? [])
  return (
    <MenuPanel {...anchoredMenu(t('editCell', { title: columnName(column), name }), cell, () => onClose())}>
      <MenuSection
        {...(start?.problem
          ? { title: problemText(start.problem, column, v, locale) }
          : { 'aria-label': columnName(column) })}
        selectionMode="single"
        selectedKeys={[value === null || value === undefined ? blankId : String(value)]}
        onSelectionChange={([key]) => key !== undefined && onKeep(key === blankId ? '' : key)}
      >
        {!column.editing?.isRequired && <MenuItem id={blankId} label={t('groupBlank')} />}
        {options.map(({ id, label }) => (
          <MenuItem key={id} id={id} label={label} />
        ))}
      </MenuSection>
    </MenuPanel>
  )
}

/** Replays keys typed before the menu had the focus: letters select an option by type-ahead, and Enter confirms it. */
function useKeysInMenu(typed: string, takeKeys: () => readonly TypedKey[]): void {
  const [first] = useState(typed)
  useEffect(() => {
    const stop = new AbortController()
    const press = (key: string) => {
      const item = document.activeElement
      const made = { key, bubbles: true, cancelable: true }
      item?.dispatchEvent(new KeyboardEvent('keydown', made))
      item?.dispatchEvent(new KeyboardEvent('keyup', made))
    }
    const replay = () => {
      if (!document.activeElement?.matches('[role^="menuitem"]')) return
      stop.abort()
      const { text, end } = afterKeys(first, takeKeys())
      for (const letter of text) press(letter)
      // The option that they select has the focus in the next frame.
      if (end) requestAnimationFrame(() => press('Enter'))
    }
    document.addEventListener('focusin', replay, { signal: stop.signal })
    replay()
    return () => stop.abort()
  }, [first, takeKeys])
}

/**
 * The position of the cell. React Aria closes overlays when something under them scrolls, but the event of the scroll
 * that brought the cell into view may arrive late, when nothing moves any more.
 */
function useCellPlace(cell: HTMLElement): { place: DOMRect; isStill: () => boolean } {
  const [place] = useState(() => cell.getBoundingClientRect())
  return {
    place,
    isStill: () => {
      const { top, left } = cell.getBoundingClientRect()
      return top === place.top && left === place.left
    },
  }
}

/** Focuses the field when the editor opens. */
const first = { autoFocus: true }

function TextEditor<Row>(props: EntryFieldProps<Row>) {
  const { column, row, name, entry, cell, takeKeys, t, onKeep, onPark, onClose } = props
  const locale = useLocale()
  const v = useMessages(validationMessages)
  const [start] = useState(() => entry?.text ?? entryText(column, column.value(row), locale))
  const [text, setText] = useState(props.start?.typed ?? start)
  const [problem, setProblem] = useState(props.start ? props.start.problem : entry?.problem)
  /** Whether the editor still shows the refusal to empty a required cell. */
  const isRefusal = props.start?.problem !== undefined && text === props.start.typed
  const isLeft = useRef(false)
  const { place, isStill } = useCellPlace(cell)

  /** Leaves the editor after a press elsewhere or on unmount. */
  const atEnd = useRef<(isPress: boolean) => void>(() => {})
  const keep = (step?: 1 | -1, typed = text) => {
    // An unchanged text keeps the value exactly, with every digit and space.
    const found = typed === start && !entry ? null : onKeep(typed)
    setProblem(found ?? undefined)
    if (found) return
    isLeft.current = true
    onClose(step)
  }
  /** Handles a press elsewhere or a scroll of the grid: keeps the typed text, valid or not. */
  const leave = () => {
    if (isLeft.current) return
    isLeft.current = true
    if (text !== start && !isRefusal) {
      const found = onKeep(text)
      if (found) onPark(text, found)
    }
    onClose()
  }
  // React Aria closes a non-modal overlay when the focus leaves, but a press on plain text moves no focus.
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || box.current?.contains(event.target)) return
      // Unmount before the pressed element gets the focus: a dialog that is still mounted would take it back.
      flushSync(() => atEnd.current(true))
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => document.removeEventListener('pointerdown', onPress, true)
  }, [])
  // The grid may switch to cards or unmount while the reader types.
  useEffect(() => () => atEnd.current(false), [])
  useEffect(() => {
    atEnd.current = isPress => {
      if (!isLeft.current && (isPress || text !== start)) leave()
    }
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Tab' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') return keep()
    if (event.key === 'Tab') return keep(event.shiftKey ? -1 : 1)
    isLeft.current = true
    onClose()
  }
  /** Applies the keys typed before the focus arrived. The field handles all later keys itself. */
  const onFocus = () => {
    const { text: typed, end } = afterKeys(text, takeKeys())
    setText(typed)
    // Not inside the focus handler: moving the focus renders synchronously, which React forbids here.
    if (end) queueMicrotask(() => keep(end.key === 'Enter' ? undefined : end.shiftKey ? -1 : 1, typed))
  }
  return (
    <Popover
      triggerRef={{ current: cell }}
      isOpen
      isNonModal
      onOpenChange={isOpen => {
        if (!isOpen && !(isStill() && box.current?.contains(document.activeElement))) leave()
      }}
      className={`${popover.popover} ${styles.editor}`}
      style={{ minInlineSize: `${place.width}px` }}
      placement="bottom start"
      offset={-place.height}
      containerPadding={8}
    >
      <Dialog aria-label={t('editCell', { title: columnName(column), name })} className={styles.dialog}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the field inside, before the dialog takes them */}
        <div ref={box} onKeyDownCapture={onKeyDown} onFocusCapture={onFocus}>
          <TextField
            aria-label={columnName(column)}
            value={text}
            onChange={setText}
            messages={
              problem === undefined ? [] : [{ kind: 'error', text: problemText(problem, column, v, locale) }]
            }
            {...(column.type === 'number' && { inputMode: 'decimal' })}
            {...(column.editing?.format && { type: column.editing.format })}
            {...(column.editing?.isRequired && { isRequired: true })}
            {...first}
          />
        </div>
      </Dialog>
    </Popover>
  )
}
