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
import { focusStateOver } from './focusState.ts'
import { LazyTree, rowOfTreeKey, type TreeShape } from './lazyTree.ts'
import type { DrawnTree } from './DrawnRows.tsx'
import { TreeKeyboard } from './treeKeyboard.ts'
import { TreeSelectionManager, type TreeSelectionStore } from './treeSelectionManager.ts'
import { useDrawOnScroll, useRowWindow } from './useRowWindow.ts'

interface WindowedTreeOptions {
  shape: TreeShape
  /** What scrolls, and is the tree grid. */
  tree: RefObject<HTMLDivElement | null>
  body: RefObject<HTMLDivElement | null>
  selectionMode: 'none' | 'single' | 'multiple'
  store: TreeSelectionStore
  /** Letters are typed into a field, and lead nowhere. */
  isEditing: boolean
  label: { 'aria-label'?: string; 'aria-labelledby'?: string }
}

interface WindowedTree {
  treeProps: HTMLAttributes<HTMLElement>
  manager: TreeSelectionManager
  /** Id of the row that has the focus or had it last: where the Tab key enters. */
  focusedId: string | null
  /** What is drawn of it, by `DrawnRows`. */
  drawn: DrawnTree
  /** Brings a row into view and focuses it. */
  focusRow: (id: string) => void
}

/** The row with this key, when it is drawn. */
export function treeRowElement(tree: HTMLElement | null, id: string): HTMLElement | null {
  return tree?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(id)}"]`) ?? null
}

/**
 * A tree of any number of rows: React Aria at its root — keys, type-ahead, selection, one stop of the Tab key — over a
 * collection that is made on demand, and only the rows in view drawn. Rows themselves take the focus.
 */
export function useWindowedTree(options: WindowedTreeOptions): WindowedTree {
  const { shape, tree, body, selectionMode, store, label } = options
  const rowWindow = useRowWindow({ scroller: tree, body, count: shape.order.length })
  const stock = useMultipleSelectionState({ selectionMode, selectionBehavior: 'toggle' })
  /** The row that has the focus until the next one has it: it must not go before. */
  const [held, setHeld] = useState<string | null>(null)

  const setFocusedKey = (key: string | number | null) => {
    const row = rowOfTreeKey(shape, key)
    if (typeof key !== 'string' || row === -1) return stock.setFocusedKey(key)
    const before = typeof stock.focusedKey === 'string' ? stock.focusedKey : null
    // Drawn at once, because the row takes the focus before its neighbour goes. Otherwise the focus falls out of the
    // tree in between, and React Aria puts it back together with a scroll position that is no longer right.
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
  useFocusThatStays({ tree, shape, stock, setFocusedKey })

  const own = {
    /** A press focuses a row by itself; React Aria must know before it marshals the focus. */
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      if (!stock.isFocused) tellScroll()
      const row = event.target.closest<HTMLElement>('[role="row"]')
      const id = row && event.currentTarget.contains(row) ? row.dataset['key'] : undefined
      if (id !== undefined && id !== stock.focusedKey) stock.setFocusedKey(id)
    },
  }
  const focusedId = typeof stock.focusedKey === 'string' ? stock.focusedKey : null
  /** Rows that are drawn wherever they are. */
  const kept = [focusedId, held]
    .map(id => rowOfTreeKey(shape, id))
    .flatMap(row => (row === -1 ? [] : [shape.order.positionOf(row)]))
  return {
    treeProps: mergeProps(gridProps, own),
    manager,
    focusedId,
    drawn: { rowWindow, kept, shape },
    focusRow: setFocusedKey,
  }
}

interface StayingFocus {
  tree: RefObject<HTMLDivElement | null>
  shape: TreeShape
  stock: MultipleSelectionState
  setFocusedKey: (key: string | number | null) => void
}

/**
 * Keeps the focus where it was when rows change: on the same row while it is shown, else on what hides it, else on the
 * one that took its place.
 */
function useFocusThatStays({ tree, shape, stock, setFocusedKey }: StayingFocus): void {
  const position = useRef(0)
  useLayoutEffect(() => {
    const key = stock.focusedKey
    if (typeof key !== 'string') return
    const { order, idAt, rowOfId, parentOf } = shape
    let row = rowOfId(key)
    while (row !== -1 && order.positionOf(row) === -1) row = parentOf(row)
    if (row === -1) row = order.rowAt(Math.min(position.current, order.length - 1))
    const next = row === -1 ? null : idAt(row)
    position.current = row === -1 ? 0 : order.positionOf(row)
    if (next === key) return
    stock.setFocusedKey(next)
    const isLost = stock.isFocused && !tree.current?.contains(document.activeElement)
    // Not within the effect: what takes the focus is drawn at once, which React forbids here.
    if (isLost && next !== null) queueMicrotask(() => setFocusedKey(next))
  })
}
