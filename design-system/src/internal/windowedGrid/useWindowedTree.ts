import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { mergeProps } from 'react-aria/mergeProps'
import { useTree } from 'react-aria/useTree'
import {
  useMultipleSelectionState,
  type MultipleSelectionState,
} from 'react-stately/useMultipleSelectionState'
import { bringIntoView } from '../focus/focusOn.ts'
import { useArrival } from '../focus/useArrival.ts'
import { usePressed } from '../focus/usePressed.ts'
import { focusStateOver } from './focusState.ts'
import { LazyTree, rowOfTreeKey, type TreeShape } from './lazyTree.ts'
import type { DrawnTree } from './DrawnRows.tsx'
import { TreeKeyboard } from './treeKeyboard.ts'
import { TreeSelectionManager, type TreeSelectionStore } from './treeSelectionManager.ts'
import { useDrawOnScroll, useRowWindow, type RowWindow } from './useRowWindow.ts'

interface WindowedTreeOptions {
  shape: TreeShape
  /** The scroll container, which is also the tree grid. */
  tree: RefObject<HTMLDivElement | null>
  body: RefObject<HTMLDivElement | null>
  selectionMode: 'none' | 'single' | 'multiple'
  store: TreeSelectionStore
  /** Whether letters are being typed into a field, and must not trigger type-ahead. */
  isEditing: boolean
  label: { 'aria-label'?: string; 'aria-labelledby'?: string }
  /** Id of the chosen row. When it changes from outside the tree, the row is scrolled into view. */
  chosenId?: string | null
  /** Id of a row that was just created or moved: it receives the focus once it is rendered. */
  arrivedId?: string | undefined
  /** Opens the ancestors of a row. */
  openAround?: (row: number) => void
}

interface WindowedTree {
  treeProps: HTMLAttributes<HTMLElement>
  manager: TreeSelectionManager
  /** Id of the row that has, or last had, the focus: where Tab enters. */
  focusedId: string | null
  /** What `DrawnRows` renders. */
  drawn: DrawnTree
  /** Scrolls a row into view and focuses it. */
  focusRow: (id: string) => void
}

/** The row with this key, if it is rendered. */
export function treeRowElement(tree: HTMLElement | null, id: string): HTMLElement | null {
  return tree?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(id)}"]`) ?? null
}

/**
 * A tree of any number of rows. React Aria handles keys, type-ahead, selection and the single tab stop at its root; its
 * collection is created on demand, and only the rows in view are rendered. The rows themselves take the focus.
 */
export function useWindowedTree(options: WindowedTreeOptions): WindowedTree {
  const { shape, tree, body, selectionMode, store, label } = options
  const rowWindow = useRowWindow({ scroller: tree, body, count: shape.order.length })
  const stock = useMultipleSelectionState({ selectionMode, selectionBehavior: 'toggle' })
  /** The row that has the focus until the next one has it; it must stay rendered until then. */
  const [held, setHeld] = useState<string | null>(null)

  const setFocusedKey = (key: string | number | null) => {
    const row = rowOfTreeKey(shape, key)
    if (typeof key !== 'string' || row === -1) return stock.setFocusedKey(key)
    const before = typeof stock.focusedKey === 'string' ? stock.focusedKey : null
    // Rendered synchronously, because the row must take the focus before its neighbour is removed. Otherwise the focus
    // leaves the tree in between, and React Aria restores it together with an outdated scroll position.
    flushSync(() => {
      setHeld(before)
      rowWindow.reveal(shape.order.positionOf(row))
      stock.setFocusedKey(key)
    })
    treeRowElement(tree.current, key)?.focus({ preventScroll: true })
    setHeld(null)
  }

  const collection = useMemo(() => new LazyTree(shape), [shape])
  const focusState = focusStateOver(stock, {
    root: tree,
    setFocusedKey,
    refocus: () => setFocusedKey(stock.focusedKey),
  })
  const manager = new TreeSelectionManager(collection, focusState, shape, store)
  const { gridProps } = useTree(
    {
      ...label,
      isVirtualized: true,
      keyboardDelegate: new TreeKeyboard(shape, rowWindow.pageRows),
      escapeKeyBehavior: 'none',
      disallowTypeAhead: options.isEditing,
    },
    {
      collection,
      disabledKeys: stock.disabledKeys,
      selectionManager: manager,
      expandedKeys: new Set<string>(),
      toggleKey: () => {},
      setExpandedKeys: () => {},
    },
    tree,
  )
  const tellScroll = useDrawOnScroll(tree, rowWindow.draw)
  useFocusThatStays({ tree, shape, stock, rowWindow, setFocusedKey })
  useChosenInView({ ...options, stock, rowWindow })
  useArrival(options.arrivedId, id => {
    const row = shape.rowOfId(id)
    if (row === -1) return undefined
    if (shape.order.positionOf(row) === -1) {
      options.openAround?.(row)
      return undefined
    }
    return () => {
      setFocusedKey(id)
      bringRowIntoView(tree.current, id)
    }
  })
  const { isPressed, pressProps } = usePressed()

  const own = {
    /** A press focuses a row by itself; React Aria must know before it moves the focus. */
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      const isNew = !stock.isFocused
      if (isNew) tellScroll()
      const row = event.target.closest<HTMLElement>('[role="row"]')
      const id = row && event.currentTarget.contains(row) ? row.dataset['key'] : undefined
      if (id !== undefined && id !== stock.focusedKey) stock.setFocusedKey(id)
      // The row is rendered wherever the tree is scrolled to.
      const at = id === undefined ? -1 : rowOfTreeKey(shape, id)
      if (isNew && at !== -1 && !isPressed()) rowWindow.reveal(shape.order.positionOf(at))
    },
    ...pressProps,
  }
  const focusedId = typeof stock.focusedKey === 'string' ? stock.focusedKey : null
  /** Rows that are always rendered. */
  const kept = [focusedId, held]
    .map(id => rowOfTreeKey(shape, id))
    .flatMap(row => (row === -1 ? [] : [shape.order.positionOf(row)]))
  return {
    treeProps: mergeProps(gridProps, own),
    manager,
    focusedId,
    drawn: { rowWindow, kept, shape, focusedId },
    focusRow: setFocusedKey,
  }
}

interface StayingFocus {
  tree: RefObject<HTMLDivElement | null>
  shape: TreeShape
  stock: MultipleSelectionState
  rowWindow: RowWindow
  setFocusedKey: (key: string | number | null) => void
}

/** Maximum number of previous rows to check for the next one that still exists. */
const askedAtMost = 10_000

/** Of the previous rows, the next one still shown, otherwise the one before. −1 if there is none. */
function rowInstead(before: TreeShape, position: number, shape: TreeShape): number {
  const nowAt = (at: number) => rowOfTreeKey(shape, before.idAt(before.order.rowAt(at)))
  for (let at = position + 1; at < Math.min(before.order.length, position + askedAtMost); at += 1)
    if (nowAt(at) !== -1) return nowAt(at)
  for (let at = position - 1; at >= Math.max(0, position - askedAtMost); at -= 1)
    if (nowAt(at) !== -1) return nowAt(at)
  return shape.order.rowAt(Math.min(position, shape.order.length - 1))
}

/**
 * Keeps the focus in place when rows change: on the same row if it is visible, otherwise on the row that hides it,
 * otherwise on the next one, otherwise on the previous one. A focused row that was in view stays in view, wherever it
 * moves.
 */
function useFocusThatStays({ tree, shape, stock, rowWindow, setFocusedKey }: StayingFocus): void {
  const last = useRef({ shape, position: 0 })
  useLayoutEffect(() => {
    const before = last.current
    const key = stock.focusedKey
    if (typeof key !== 'string') {
      last.current = { shape, position: 0 }
      return
    }
    const { order, idAt, rowOfId, parentOf } = shape
    let row = rowOfId(key)
    while (row !== -1 && order.positionOf(row) === -1) row = parentOf(row)
    if (row === -1) row = rowInstead(before.shape, before.position, shape)
    const next = row === -1 ? null : idAt(row)
    const position = row === -1 ? 0 : order.positionOf(row)
    last.current = { shape, position }
    if (before.shape === shape && next === key) return
    const wasInView = rowWindow.isInView(before.position)
    if (next !== key) stock.setFocusedKey(next)
    if (next === null) return
    const active = document.activeElement
    const isOurs = stock.isFocused && (active === document.body || tree.current?.contains(active) === true)
    const hasFocus = treeRowElement(tree.current, next)?.contains(active) === true
    // Not within the effect: focusing renders synchronously, which React forbids here.
    if (isOurs && !hasFocus)
      queueMicrotask(() => {
        setFocusedKey(next)
        bringRowIntoView(tree.current, next)
      })
    else if (position !== before.position && wasInView) {
      rowWindow.reveal(position)
      if (hasFocus) queueMicrotask(() => bringRowIntoView(tree.current, next))
    }
  })
}

/** Scrolls in the window, once the tree itself is scrolled to it. */
function bringRowIntoView(tree: HTMLElement | null, id: string): void {
  const row = treeRowElement(tree, id)
  if (row) bringIntoView(row)
}

type ChosenInView = Omit<StayingFocus, 'setFocusedKey'> & Pick<WindowedTreeOptions, 'chosenId' | 'openAround'>

/**
 * Scrolls the chosen row into view and makes it the tab stop, if it was chosen elsewhere: by an address, or by a form
 * that has created it. Opens its ancestors, and waits for rows that have not loaded.
 */
function useChosenInView({ tree, shape, stock, rowWindow, chosenId = null, openAround }: ChosenInView): void {
  /** The row that was scrolled into view, or did not need it. */
  const settled = useRef<string | null>(null)
  const isOpened = useRef(false)
  useLayoutEffect(() => {
    if (settled.current === chosenId) return
    if (chosenId === null) settled.current = null
    const row = chosenId === null ? -1 : shape.rowOfId(chosenId)
    if (chosenId === null || row === -1) return
    const position = shape.order.positionOf(row)
    if (position === -1) {
      if (!isOpened.current) openAround?.(row)
      isOpened.current = true
      return
    }
    settled.current = chosenId
    isOpened.current = false
    // A reader who is in the tree keeps their place.
    if (stock.focusedKey === chosenId || tree.current?.contains(document.activeElement)) return
    stock.setFocusedKey(chosenId)
    rowWindow.revealInWindow(position)
    // The last rows of a tree that extends below the window are only visible if the page scrolls too. If the tree
    // starts below the window, the reader stays at the top of the page.
    requestAnimationFrame(() => {
      const top = tree.current?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
      if (top < window.innerHeight) bringRowIntoView(tree.current, chosenId)
    })
  })
}
